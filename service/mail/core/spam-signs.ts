/** A sign of spam: each different phrase found is a point, up to `most`. */
export type SpamSign = { reason: string; most: number; phrases: readonly RegExp[] };

/** Phrases of unasked mail, in the languages it comes in. One alone is a word that an honest client may use too. */
export const spamSigns: readonly SpamSign[] = [
  {
    reason: "vende posicionamiento o enlaces",
    most: 3,
    phrases: [
      /\b(?:back-?links?|do-?follow|link ?building|link insertions?|niche edits?|pbn|build links|sell me a link)\b/i,
      /\b(?:guest|sponsored) posts?\b|artículos? patrocinad|enlaces? (?:follow|de calidad)|compra(?:r)? enlaces/i,
      /\btext links?\b|banner advertising|contribute an? .{0,20}article|post con enlace|links? from .{0,30}articles/i,
      /(?:first|1st) page of google|primera página de google|top \d{1,9} (?:of|in|on|en) google|google trusts/i,
      /\bseo\b|posicionad|posicionamiento en google|visibility score|semrush/i,
      /organic traffic|google rankings?|domain authority|\b[dD][aAR] ?\d\d|\bahrefs\b|\bmoz\b/i,
      /not ranking|ranks? your site|rating boost|(?:more|buyer) (?:traffic|leads|clients)|más clientes|больше клиентов/i,
      /visitas (?:reales|segmentadas)|targeted (?:traffic|visitors)|white label/i,
      /продвижени|ссылочн|купить ссылки|хрумер|\bxrumer\b|\bhrefer\b|\bgsa search/i,
    ],
  },
  {
    reason: "ofrece apuestas",
    most: 2,
    phrases: [
      /casino (?:online|en línea)|online (?:casino|slots?|poker)|\bfree spins\b|tiradas gratis|poker bonus|igaming/i,
      /slot gacor|judi online|\btogel\b|sbobet|baccarat|1win|1xbet|mostbet|pin ?up\b|nhà cái/i,
      /казино|вулкан|бездепозитн|สล็อต|คาสิโน|บาคาร่า|娱乐|预测|新葡京|الكازينو/i,
      /\bcasinos?\b|\bapuestas?\b|\bbetting\b|\bgambling\b|juego online/i,
    ],
  },
  {
    reason: "promete dinero",
    most: 3,
    phrases: [
      /\b(?:loans?|lend(?:er)?|cash advance|créditos?|préstamos?|pr[ée]stam(?:os|istas?)|financiación inmediata|financing)\b/i,
      /credit check|collateral|bad credit|sin aval|asnef|interest rate|\d ?% (?:yearly|per annum|interest)|(?:interés|tasa(?: fija)?) del? \d/i,
      /\bgiveaway\b|\bairdrop\b|token presale|trading (?:bot|automático)|binary options|\bforex\b|copy trades?|win rate/i,
      /\b(?:bitcoin|btc|usdt|crypto)\b|криптовалют/i,
      /(?:recover|recovery).{0,30}(?:lost|stolen|funds|expert)|certified hackers|lost money to/i,
      /passive income|earn \$|earn money|\bgana (?:dinero|[\d.]+ ?€)|ya gana|ingresos extra|make money|get rich|заработ/i,
      /work from home|data entry jobs|sin jefes|no experience needed|sin experiencia|while I sleep|pays me/i,
      /million (?:dollars|usd)|inheritance|beneficiary|\bdonat(?:e|ion)\b|compensation fund|widow|trusted (?:person|partner)|next of kin|us army|unclaimed|herencia|millones de d[óo]lares/i,
      /\b(?:you|have) won\b|claim your (?:prize|reward|gift)|lucky visitor|ha sido seleccionad|loter(?:y|ía)|tarjeta regalo|voucher/i,
      /reunifi\w+ tus préstamos|reduzca sus deudas|agobiado por las deudas|segunda oportunidad|need cash|necesitas? dinero|(?:tu|su) banco .{0,20}que no|sin nómina/i,
    ],
  },
  {
    reason: "amenaza o pide datos",
    most: 3,
    phrases: [
      /(?:i have|we have|i) (?:hacked|recorded)|my private malware|hacker ético/i,
      /domain (?:name )?.{0,60}(?:about to expire|terminating|expir)|avoid losing it|renew within/i,
      /(?:verify|confirm|update) your (?:\w+ )?(?:account|password|identity|billing)|bank details/i,
      /(?:verificar?|confirm[ea]r?|actualic?e|actualizar) (?:su|sus|tu) (?:cuenta|identidad|datos aquí|método)/i,
      /unusual activity|(?:will be|to avoid) suspen|será suspendid|ha sido bloquead|ha caducado|no reconocido|límite de almacenamiento/i,
      /(?:evite|para (?:evitar|no perder)) |valide su|will be (?:deleted|removed|terminated|closed)|to avoid (?:losing|charges|cuts)|storage is full|customs|retenido en aduanas|factura .{0,40}pendiente|invoice .{0,30}(?:overdue|outstanding)|could not be (?:delivered|processed)|not process your|reembolso pendiente/i,
      /\bregistrar\b|trademark|registro europeo de empresas|as \.cn domains/i,
      /copyright|without licen[cs]e|\bdmca\b|\binfring|remove them (?:now|or)|be sued|\bwe sue\b|my images on/i,
      /(?:wallet|bitcoin|btc).{0,80}(?:delete|publish|deleted)|(?:pay|pagas|transfer|send) [\d$.,]+.{0,10}(?:in|en) b(?:tc|itcoin)/i,
      /send (?:your full name|copy|copia)|envíe copia|reply with your name|fines? up to/i,
    ],
  },
  {
    reason: "vende lo que casi nadie anuncia",
    most: 3,
    phrases: [
      /\b(?:viagra|cialis|levitra|xanax|ambien|tramadol|cbd|vape|e-cigarettes?)\b/i,
      /without prescription|no (?:rx|prescription)/i,
      /lose \d{1,9} ?kg|burn\w* (?:belly )?fat|belly fat|keto supplement|doctors hate/i,
      /\bescorts?\b|erótic|citas esta noche|(?:hot|mature|local|single) (?:girls|women|ladies)|live cams|brides|looking for marriage|sex shop|интим|\bsingles\b/i,
      /\bsexy\b|señoritas|vibradores|adult 18|discreción total/i,
      /replica\b|\brolex\b|louis vuitton|gucci|michael kors|ray-ban|air jordan|outlet/i,
      /(?:essay|thesis|dissertation)\b.{0,40}(?:writ|help|service)|plagiarism free|代写|代开发票|top writers/i,
      /диплом о|права категории|накрутк|торрент|списание долгов|прокси|промокод/i,
      /captchas?|mass posting|anti-detect|\bproxies\b|unban accounts|group buy/i,
    ],
  },
  {
    reason: "vende seguidores o direcciones",
    most: 2,
    phrases: [
      /\b\d[\d.,]{0,12} ?k? (?:real |tiktok |instagram )*(?:followers|likes|views|seguidores)\b|buy followers|seguidores y likes|miles de reproducciones/i,
      /\bverified\b|real users|refill|non-drop|blue badge|5 star ratings/i,
      /google reviews|video testimonial|wikipedia page/i,
      /email lists?|business emails|phone numbers|data export|base de datos de empresas|unlimited contacts/i,
      /millions? of (?:websites|contact)|million contact|contact forms|thousands of websites|press releases? on|correos masivos|sms marketing/i,
      /زيادة متابعين|инстаграм/i,
    ],
  },
  {
    reason: "vende servicios que nadie ha pedido",
    most: 3,
    phrases: [
      /\bwe (?:can |will |also )?(?:offer|provide|supply|manufacture|sell|redesign|lend|remove|place|get|put|fix|help businesses|book meetings|buy)\b/i,
      /\bi can (?:get|write|develop|pay|make)\b|i'?d love to (?:contribute|make)|we'?d love to (?:work|make)/i,
      /we(?:'re| are) (?:an? )?(?:\w+ ){0,3}(?:company|factory|manufacturer)|our (?:prices|packages|resellers|factory|ai agents) /i,
      /(?:^|[.!?:] )(?:get|buy|earn|boost|increase|grow|turn|join|hire|lose|publish|list|register|order|make your|ready to) /im,
      /(?:^|[.!?:¡¿] ?)(?:gana|compre?|consigue|dispara|apuesta|invierte|reduzca|aumenta|limpieza|vendemos) /im,
      /(?:te|le|les|os) ofrecemos|somos especialistas|podemos conseguirle|gestionamos tu|os interesaría recibir/i,
      /(?:web|logo)(?:site)? design|mobile app\b|explainer video|whiteboard videos?|digital marketing|marketing digital|mockup|ai (?:videos|influencer|chatbots?|phone)/i,
      /indian? based|from (?:india|china|vietnam|shenzhen|guangzhou|pakistan)|in (?:china|guangzhou|shenzhen|ningbo|pakistan)|philippines|offshore|outsourcing/i,
      /virtual assistants?|content writers?|cold email|leads per month|qualified leads|booked appointments|call center|remote bookkeepers/i,
      /purchasing manager|\bmoq\b|\boem\b|\bfob\b|minimum order|quotation|free samples|price list|catalog(?:ue)?\b/i,
      /(?:shall|can|may|could) i (?:send|share)|want me to send|would you like (?:the|me)|let me know if you want|like me to send/i,
      /how much do you charge|what are your rates|your price and|por paypal|through paypal|your paypal|revenue share|affiliates/i,
      /errors on (?:your (?:web)?site|it)|your (?:web)?site (?:is(?:n't)? |could|automatically)|visited your site|browsing your website|tu página web|su web no/i,
      /are you (?:still in business|the owner)|you are not using|your business listed/i,
    ],
  },
  {
    reason: "ofrece y apremia como un anuncio",
    most: 3,
    phrases: [
      /(?:at|from|only|just|for|per) (?:us)?[$£€] ?\d|(?:at|for|only|just|desde|por) \d[\d.,]{0,12} ?(?:€|euros?|eur|\$|usd|руб)|[$€] ?\d[\d.,]{0,12} ?(?:\/|an? |per )(?:h|word|page|month)/i,
      /[$£] ?\d[\d.,]{0,12}k? ?(?:m\b|million|monthly|daily|each|per (?:day|week|month))|\d{1,9} ?(?:€|euros) (?:al día|a la semana|diarios)/i,
      /affordable|competitive (?:price|rate)s?|cheap\b|best prices?|factory price|half price|low price|дешево|недорого|лучшие цены/i,
      /\d{1,9} ?% (?:off|discount|de descuento|revenue)|discount (?:for|this|ends)|скидк|-\d\d ?%|up to \d{1,9} ?% off/i,
      /free (?:seo|audit|samples?|trial|pilot|shipping|dhl|delivery|registration|buyer|without)|first (?:week|month) free|primer mes gratis|registro gratis|free and without|pruébelo gratis/i,
      /no[- ]obligation|without obligation|no strings|sin compromiso|sin permanencia|money[- ]back|or refund|guarantee|te garantizamos|con garantía/i,
      /limited time|offer ends|ends (?:tonight|at midnight)|plazas limitadas|solo hoy|today only|oferta válida|seats left|before midnight/i,
      /autopilot|instant (?:delivery|withdrawals?)|entrega inmediata|weekly pay|lifetime (?:access|deal)|\b24\/7\b|\bno leads, no pay/i,
      /(?:click|order|apply|shop|install|sign up|regístrate|inscríbase|register|join|pay) (?:here|now|ya|today|the link|our|hoy|free)|haga clic|entra ya|start now/i,
      /daftar sekarang|สมัครเลย|注册|bonus\b|\bbono\b|\bbonificado|бонус|бесплатн/i,
      /unsubscribe here|opt[- ]?out|stop receiving|messages are not spam/i,
      /reply (?:yes|to|with|")|contesta s[íi]|responda? a este mensaje|looking forward to cooperat|send me your|book a (?:demo|call)|pida información|(?:le|te|os) interesa\?|interested\?/i,
      /within \d\d (?:hours|days)|en \d\d horas|\d\d hours\b|dear (?:friend|customer|sir)|estimado cliente|kindly|strictly confidential/i,
    ],
  },
  {
    reason: "pide seguir por otro canal",
    most: 1,
    phrases: [
      /whats ?app|telegram|t\.me\/|wa\.me\/|\bskype\b|телеграм|微信|(?:^|\s)@\w{4,}/i,
      /@(?:mail|loan|capital|clean|recovery)\w*\./i,
    ],
  },
  {
    reason: "alaba el sitio y lleva a otro",
    most: 1,
    phrases: [
      /(?:visit|check) (?:my|mine)\b.{0,40}https?:/is,
      /(?:nice|great|good) (?:web)?(?:sites?|blog|post|websites)\b.{0,80}https?:|https?:.{0,200}good websites/is,
    ],
  },
];

/** Words by which a message asks for the trade of the site, or quotes its code. */
export const tradeWords: readonly RegExp[] = [
  /power ?(?:bi|query|automate|apps?)|power-bi/i,
  /\bdax\b|\bpbix\b|\bm code\b|código m\b/i,
  /\bsql\b|postgres|bigquery|snowflake|\bdbt\b/i,
  /\bexcel\b|google sheets|hoja de cálculo|\bcsv\b|\bvba\b/i,
  /\binforme|dashboard|cuadro de mando|\bkpis?\b|looker|tableau|\bqlik/i,
  /data model|modelo de datos|\betl\b|\bcrm\b|\berp\b|\bsap\b|odoo|search console|\bga4\b/i,
  /mentoría|bolsa de horas|consultoría|data analyst|analista|analytics/i,
  /\b(?:python|pandas|fabric|medida|tabla)\b/i,
  /\b(?:ventas|margen|pedidos|facturas|existencias|gross margin|sales report|invoices)\b/i,
];

/** Code as analysts quote it: DAX, M, SQL, formulas, columns in brackets, markup within a formula. */
export const tradeCode: readonly RegExp[] = [
  /<(?:svg|div|table|tr|td|rect|iframe|span|xml)\b/i,
  /\b(?:CALCULATE|SUMX?|FILTER|RANKX|SWITCH|DISTINCTCOUNT|SELECTEDVALUE|TOTALYTD|USERELATIONSHIP|IF)\s*\(/,
  /\blet\s+(?:#"[^"\n]{1,60}"|\w+)\s*=|\b(?:Table|Text|Csv|Json|Web)\.[A-Z]\w+\(/,
  /\bselect\b[\s\S]+\bfrom\b\s+\w+|\bcreate table\b|\binsert into\b/i,
  /\w\[[\wáéíóúñ ]+\]|["=&(<>]\s*\[[\wáéíóúñ ]+\]|\[[\wáéíóúñ ]+\]\s*[&=<)]/i,
];
