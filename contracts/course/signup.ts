// Separate constants: the site's bundle has only the first.
/** Takes the form of the mini-course (decision 098). */
export const signupPath = "/cursos/inscripcion";

/** Pages of the mini-course's mails. */
export const courseLinks = { confirm: "/cursos/confirmar", leave: "/cursos/baja" } as const;

/** Address of the form with name and e-mail. */
export const signupAnchor = "/cursos#inscribete";
