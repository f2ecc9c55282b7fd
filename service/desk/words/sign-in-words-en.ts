import type { signInWordsEs } from "./sign-in-words-es.ts";

type SignInWords = typeof signInWordsEs;

const tries = (left: number) => (left === 1 ? "1 try left" : `${String(left)} tries left`);

export const signInWordsEn: SignInWords = {
  ask: {
    title: "Sign in to your desk",
    lead: "I’ll email you a link and a code. There is no password here to lose.",
    email: "Your email",
    submit: "Send me the link",
    noMail: "This site doesn’t send email yet, so the link is asked for on the server.",
    noMailHint: "Email not working? On the server:",
  },
  code: {
    title: "Check your email",
    lead: "If that’s the desk’s address, it’s on its way. The link works for ten minutes, once, and only in this browser.",
    label: "Reading it on another device?",
    hint: "Type the code from the email here.",
    submit: "Sign in with the code",
    wrong: (left: number) => `That’s not the code. ${tries(left)}.`,
    limits: (left: number, until: string) => `${tries(left)}. Until ${until}.`,
  },
  enter: {
    title: "Is it you?",
    lead: "Signing in uses up the link, and I’ll email you about it.",
    submit: "Sign in to the desk",
  },
  notices: {
    again: "Ask for one from here",
    elsewhere: {
      title: "This link doesn’t work here",
      text: "It was asked for in another browser, where it still works. Go back there and type the code, or ask for a new one from here.",
    },
    over: {
      title: "This no longer works",
      text: "A link and its code work for ten minutes, once, with five tries. Ask for another.",
    },
    tooMany: { title: "Too many tries", text: "Wait ten minutes and try again." },
    left: {
      title: "You’re signed out",
      text: "The session is closed on the server, not only here.",
    },
  },
  mails: {
    ticket: {
      subject: (brand) => `Sign in to the desk of ${brand}`,
      lines: ({ address, code, until }) => [
        "To sign in, open this link in the browser where you asked for it, and press the button:",
        address,
        "",
        `Reading this on another device? Type this code there: ${code}`,
        "",
        `It works once, until ${until}. Give it to nobody: I never ask for it.`,
        "If you didn’t ask for it, do nothing: nobody gets in without it.",
      ],
    },
    session: {
      subject: (brand) => `You signed in to the desk of ${brand}`,
      lines: ({ moment, device }) => [
        `Somebody signed in to the desk on ${moment}, with ${device}.`,
        "",
        "If it was you, do nothing. If not, close all sessions, at the desk or on the server:",
        "npx data-analyst-site desk --sign-out",
      ],
      unknown: "a browser that doesn’t say its name",
    },
  },
};
