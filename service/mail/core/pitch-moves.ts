/** Moves of an unasked offer, in Spanish and English; an advert makes several, a client seldom two (decision 057). */
export const pitchMoves: Readonly<Record<string, readonly RegExp[]>> = {
  /** The sender does something for the reader. */
  offers: [
    /\b(?:te|os|le|les) (?:l[oa]s? )?\p{L}{2,}[aei]mos\b/iu,
    /\b(?:lo|la|los|las|nos) (?:tramitamos|instalamos|ocupamos|encargamos|gestionamos)\b/i,
    /(?:^|[.!?¡¿:,\n] *)(?:ofre(?:cemos|zco)|conseguimos|publicamos|creamos|automatizamos|optimizamos|posicionamos|vend(?:o|emos)|financiamos|instalamos|represent(?:o|amos)|servicios? de)\b/iu,
    /\bayud(?:o|amos|é) a \p{L}+|(?:hago|hacemos|diseñ(?:o|amos)) (?:p[áa]ginas?|webs?|apps?|tiendas|sitios)|me dedico al?\b/iu,
    /\b(?:somos|soy|represento a) (?:de )?(?:una?|un equipo de) (?:\p{L}+ )?(?:agencia|equipo|fondo|desarrollador\p{L}*|prestamist\p{L}*)/iu,
    /\b(?:we|our (?:team|ai|experts|developers|bot|system))(?:'ll| will| can| also|'re| are)* (?:help|offer|provide|build(?:ing)?|create|design|develop|write|manufacture|finance|place|guarantee|deliver|cut|generate|get|invite|wholesale|maintain|join|handle|scale)\b/i,
    /\bi (?:help|helped|build|design|create|fix|run|scanned|trained|write|made)\b|\bi'?m an? (?:\w+ ){0,3}(?:designer|developer|editor|agent|writer|expert|marketer|assistant)/i,
    /\b(?:podemos|puedo) (?:rebaj|mejor|ayud|reduc|ofrec|consegu|aument|pasar|dobl|instal|gestion|mand)\p{L}*|\bcon nuestr[oa] \p{L}+|\b(?:tenemos|contamos con) un \p{L}+ (?:de|para|que)\b|\bsomos (?:fabricantes|distribuidores|expertos|especialistas|prestamistas|proveedores|l[íi]deres)/iu,
    /\b(?:we|our \w+(?: \w+)?|my company|my team) (?:match(?:es)?|purchase|took|take|clean|makes?|connects?|publish(?:es)?|manufactures?)\b|\bmeet our\b|\bi(?:'m| am) (?:reaching out|contacting)|estoy contactando/i,
    /\b(?:i|we)(?:'ve| have) (?:a|an|just|several|found|helped|prepared|built|verified|over)\b/i,
  ],
  /** The target of the offer: the reader's site, trade or clients. */
  addressesBusiness: [
    /\b(?:tus?|sus?|vuestr[oa]s?) (?!p[áa]gina|web|sitio|art[íi]c|precio|curso|calend|informe|trabaj|gr[áa]fic|tarifa|nombre|respuesta|correo|ayuda|experiencia|mensaje|caso|servicio|opini|tiempo|contacto|horario|propuesta|m[ée]todo|clase|hora|gusto|vez|part|padre|madre|hij|anterior|datos)\p{L}{3,}/iu,
    /\byour (?!site|website|page|article|price|course|calendar|report|work|rate|chart|name|repl|help|experience|message|case|service|opinion|time|contact|proposal|hour|post|cookie|advice|answer|mentor|terms|form|thought|e-?mail|free|shop|data|airline|fee|guide)\w{3,}/i,
    /\byour (?:web)?site(?:'s)? (?:is|isn't|could|may|might|does|has|and|so|,)|\b(?:tu|su|vuestra) (?:p[áa]gina )?web (?:no|est[áa]|carga|tiene|pierde|y)/iu,
    /\b(?:for|of) (?:agencies|consultants|coaches|businesses|companies)\b|\blike yours?\b|\bcomo (?:t[úu]|la tuya|el tuyo|usted|la suya)\b/iu,
  ],
  /** Doubt about it, as a finding or as a question that nobody asked. */
  findsFault: [
    /\b(?:detectado|encontrado|visto|vi) (?:que |\d{1,9} |vari\p{L}+ )|no (?:apareces?|cumple|est[áa] registrad\p{L}+)|(?:pierdes?|est[áa]s? perdiendo|costando) (?:clientes|ventas)/iu,
    /¿?\b(?:sab[íi]as que|pag(?:as|áis|a) demasiado|quieres (?:que|m[áa]s|vender|ganar)|te gustaría|os gustaría|cansad[oa] de)\b|\bnecesitas un/iu,
    /\b(?:i|we) (?:noticed|found|scanned|came across|saw)\b|costing you|(?:not|isn't|aren't) (?:ranking|compliant|listed|registered|verified)|\bunverified\b|may not comply|losing (?:clients|customers|money)/i,
    /\b(?:did you know|are you (?:still|tired|looking|paying|struggling|losing|ready|interested)|do you (?:need|want|accept)|tired of|struggling|looking to|want to (?:rank|grow|sell))\b/i,
  ],
  /** A price, a saving or a gift in the mouth of who sells. */
  prices: [
    /\b(?:desde|solo|s[óo]lo|tan solo|por) (?:los |unos )?\d[\d.,]{0,12} ?(?:€|euros?|eur|\$|usd|d[óo]lares)|\d[\d.,]{0,12} ?(?:€|euros?) ?(?:\/|a la |al |por )(?:mes|hora|texto|palabra|año|enlace|artículo)/iu,
    /\b(?:from|only|just|at|flat|starts? at|under) (?:us)?[$£€] ?\d|\b(?:from|only|just|at|for) \d[\d.,]{0,12} ?(?:€|euros?|eur|\$|usd|dollars)\b|[$£€]\d[\d.,]{0,12} (?:a|an|per|each|for) \w+/i,
    /precio cerrado|mayorista|flat (?:monthly )?(?:rate|fee|price)|monthly flat|\d cents|\d (?:percent|por ciento)|membership|fees from|credits on us|tarifas (?:de|desde)|coste de la|3 meses por|meses por uno|te doblamos/iu,
    /(?:hasta|up to|save|ahorr\p{L}+|cut|reduc\p{L}+).{0,25}\d ?%|\d ?%.{0,20}(?:off|descuento|discount|ahorro|m[áa]s baj|cheaper|menos)|(?:mitad de precio|half price|hasta la mitad)/iu,
    /\bpagamos \d|\bpay(?:ing)? (?:you|publishers)\b|\bpag(?:as|a) (?:solo|nada|por resultados)|solo pag(?:as|a)\b|only pay\b|pay (?:only|per)\b/i,
  ],
  /** Offers that are free and without obligation. */
  gives: [
    /\bgratis\b|\bgratuit[oa]s?\b|\bregal(?:o|amos|ando)\b|sin (?:coste|compromiso|permanencia|inversi[óo]n|tarjeta)|no pagas nada|primera \p{L}+ gratis/iu,
    /\bfree\b|no[- ](?:obligation|cost|strings|commitment|hidden)|without obligation|cancel (?:at )?any ?time|no[- ]risk|money back|or you don't pay/i,
  ],
  /** The reader is to act at once. */
  urges: [
    /[úu]ltim[oa]s (?:d[íi]as|plazas|\d{1,9})|(?:quedan|solo|s[óo]lo|primer[oa]s) \d{1,9} (?:\p{L}+ )?plazas|solo (?:esta semana|hoy)|plazas limitadas|antes de que|\d{1,9} (?:horas|d[íi]as h[áa]biles)\b|oferta (?:especial|v[áa]lida)|caduca/iu,
    /limited|offer ends|ends? (?:today|tonight|friday|sunday)|spots|before (?:your|they|it)|within \d{1,9} hours|\d{1,9} (?:days|hours) (?:left|and)|in (?:under )?\d{1,9} (?:days|hours)|immediately|final notice|expir(?:e|es|ing)|this month's/i,
  ],
  /** The answer is made easy: a click, a call of minutes, a word. */
  closes: [
    /¿(?:con qui[ée]n|hablamos|agendamos|te (?:reservo|env[íi]o|llamo|interesa|paso|lo|la|los)|le interesa|os interesa|tienes \d{1,9}|qu[ée] te parece|a qu[ée] correo)|d[ée]janos|escr[íi]b(?:enos|eme|a a)|cont[áa]ct(?:anos|enos)|contest(?:ad|a|e) |respond(?:e|a|iendo)\b|ll[áa]m(?:anos|enos)|solicit[ae]\b|contr[áa]ta\p{L}*|recoge|dime y|si quiere[ns]?,|p[íi]de(?:nos|la)?\b|pr[uú]eb[ae]\p{L}*|probadnos|descarg(?:a|ue|arl[ao])\b|reg[íi]str(?:ate|ese)|ind[íi]c[ae]me|env[íi]e(?:nos|me)\b|env[íi]anos|consult[ae]\b|mir[ae]\b|entra en|conf[íi]rm[ae]/iu,
    /\b(?:shall|may|should|can) (?:i|we) (?:send|share|reserve|book|show|call)|want (?:me|to see)|worth (?:a|it)|(?:open|available) (?:to|for) (?:a|it|this)|quick (?:call|chat|10|15)|intro call|\d{1,9}[- ]min(?:ute)?|let me know (?:your|when you|if (?:you(?:'re| are|'d| would| want)|interested))|send (?:us|me) your|\breply\b|contact (?:us|me) (?:at|on)|call (?:us|our|now|\+)|click|sign up|register|apply (?:in|now|here|at)|order (?:at|now)|install:|confirm your|start (?:here|now)|(?:partnership|interested)\?|ask for (?:this|our)|for details|happy to send|message me|grab yours?|(?:get|claim|check|set up|see|start) (?:your|yours|which|whether|now)|would \w+ or \w+|interested in (?:a|an|our)|could i (?:explain|show)/i,
  ],
  /** A result is promised, with a number. */
  promises: [
    /\d[\d.,]{0,12}k?(?: y \d{1,9}| a \d{1,9}|[-–]\d{1,9})? (?:\p{L}+ ){0,2}(?:leads|citas|reuniones|contactos|directivos|calls|meetings|appointments|podcasts|visitors|decision makers|backlinks|enlaces|medios|reseñas|reviews|compradores)\b/iu,
    /(?:ayud|help)\p{L}* (?:a )?(?:m[áa]s de |over )?\d{1,9}|m[áa]s de \d[\d.,]{0,12} (?:empresas|clientes|negocios)|factur(?:ar|a) m[áa]s de|(?:double|triple|duplic|triplic|multiplic)\p{L}*|\b10x\b|\$\d{1,9}k\b|\+\d{1,9} (?:empresas|clientes)/iu,
    /guarante|garant[íi]\p{L}|o te devuelvo|qualified leads|cualificad[oa]s|premio|award|galard|seleccionad[oa]|nominated|featured/iu,
  ],
};

/** A client's words about a need of their own. */
export const ownNeed: readonly RegExp[] = [
  /\b(?:necesit(?:o|amos)|quisi(?:era|éramos)|quer(?:emos|ríamos)|quiero|busc(?:o|amos)|nos piden?|me interesa|nos gustaría|me gustaría|no s[ée]|tenemos que)\b/iu,
  /¿(?:\p{L}+ )?(?:puedes?|podr[íi]as?|podr[íi]ais|pod[ée]is|hac[ée]is|da[si]s|emit|colabora|trabaja|cu[áa]nto (?:cobr|cuesta|costar|val)|tienes (?:hueco|experiencia|tiempo)|ten[ée]is)/iu,
  /\b(?:we|i) (?:need|want to (?:know|learn|see|have)|have to|can't|cannot)\b|\b(?:we|i)(?:'d| would) (?:like|love) (?:you )?to (?:know|hire|see|order|book|have|understand|learn|get)|(?:could|can|would) you\b|do you (?:work|take|offer|teach|do|have)\b|can i (?:cancel|pay|book|come|use|change|see)\b|what (?:would|does|do) .{0,30}(?:cost|charge)|what's your/i,
];
