const tries = (left: number) =>
  left === 1 ? "Queda un intento" : `Quedan ${String(left)} intentos`;

export const signInWordsEs = {
  ask: {
    title: "Entra en tu mesa",
    lead: "Te mando un enlace y un código. Aquí no hay contraseña que perder.",
    email: "Tu correo",
    submit: "Enviarme el enlace",
    noMail: "Esta web todavía no envía correo, así que el enlace se pide en el servidor.",
    noMailHint: "¿El correo no funciona? En el servidor:",
  },
  code: {
    title: "Mira tu correo",
    lead: "Si esa dirección es la de la mesa, ya va en camino. El enlace sirve diez minutos, una vez y solo en este navegador.",
    label: "¿Lo lees en otro aparato?",
    hint: "Escribe aquí el código que trae.",
    submit: "Entrar con el código",
    wrong: (left: number) => `Ese código no es. ${tries(left)}.`,
    limits: (left: number, until: string) => `${tries(left)}. Hasta las ${until}.`,
  },
  enter: {
    title: "¿Eres tú?",
    lead: "Al entrar, el enlace se gasta y te aviso por correo.",
    submit: "Entrar en la mesa",
  },
  notices: {
    again: "Pedir uno desde aquí",
    elsewhere: {
      title: "Este enlace no sirve aquí",
      text: "Se pidió desde otro navegador y allí sigue valiendo. Vuelve a él y escribe el código, o pide uno nuevo desde este.",
    },
    over: {
      title: "Ya no vale",
      text: "Un enlace y su código sirven diez minutos y una vez, con cinco intentos. Pide otro.",
    },
    tooMany: {
      title: "Demasiados intentos",
      text: "Espera diez minutos y vuelve a probar.",
    },
    left: {
      title: "Has salido",
      text: "La sesión está cerrada en el servidor, no solo aquí.",
    },
  },
  mails: {
    ticket: {
      subject: (brand: string) => `Entrar en la mesa de ${brand}`,
      lines: ({ address, code, until }: { address: string; code: string; until: string }) => [
        "Para entrar, abre este enlace en el navegador en el que lo pediste y pulsa el botón:",
        address,
        "",
        `¿Lees esto en otro aparato? Escribe allí este código: ${code}`,
        "",
        `Sirve una vez, hasta el ${until}. No se lo des a nadie: yo no lo pido nunca.`,
        "Si no lo has pedido tú, no hagas nada: nadie entra sin él.",
      ],
    },
    session: {
      subject: (brand: string) => `Has entrado en la mesa de ${brand}`,
      lines: ({ moment, device }: { moment: string; device: string }) => [
        `Alguien ha entrado en la mesa el ${moment}, con ${device}.`,
        "",
        "Si eres tú, no hagas nada. Si no, cierra todas las sesiones, en la mesa o en el servidor:",
        "npx data-analyst-site desk --sign-out",
      ],
      unknown: "un navegador que no dice su nombre",
    },
  },
};
