import { systemLanguage } from "../command/system-language.ts";

const mostListed = 5;

function listFew(files: readonly string[]): string {
  const shown = files.slice(0, mostListed).join(", ");
  return files.length > mostListed ? `${shown}, …` : shown;
}

/** Sentences of `update`, in the owner's language. */
const spanish = {
  clone: "Esta carpeta es el propio producto: se actualiza con git pull.",
  noPackage: "Di qué versión: npx data-analyst-site update ../data-analyst-site-2.4.0.tgz",
  noFile: (file: string) => `No existe ${file}. No cambio nada.`,
  sameVersion: (version: string) => `Ya tienes la ${version}: no cambio nada.`,
  noBefore: "No hay una versión anterior a la que volver. No cambio nada.",
  back: (version: string) =>
    `Hecho: vuelves a la ${version}. Lo que había queda en .site/before; update --back lo trae de nuevo.`,
  writtenSince: (files: readonly string[]) =>
    `Desde la actualización has escrito ${listFew(files)}. No cambio nada. Con update --back --yes queda aparte, en .site/before, hasta la próxima actualización.`,
  unreadableData: (version: string) =>
    `La ${version} no puede leer los mensajes guardados: no cambio nada. Si aun así quieres volver: update --back --yes. El motivo:`,
  copied: "copia de tu carpeta",
  installed: "versión nueva instalada",
  built: (version: string) => `montada con la ${version}`,
  pages: (count: number) => `${String(count)} páginas`,
  notInstalled: (wanted: string) =>
    `npm no pudo instalar ${wanted}. Tu web sigue como estaba. Lo que dijo npm:`,
  notBuiltBefore: (version: string) =>
    `Tu carpeta no se puede montar ni con la ${version}, la que tienes. Corrígela y repite update:`,
  notBuilt: (old: string, version: string) =>
    `La ${version} no puede montar tu carpeta. Tu web sigue en la ${old}. Esto falla:`,
  verdict: (changed: number, lost: number) => {
    const pages = changed === 1 ? "1 página cambia" : `${String(changed)} páginas cambian`;
    if (changed === 0 && lost === 0) return "Ninguna página cambia y ninguna se pierde.";
    const look = changed === 1 ? "mírala" : "míralas";
    return lost === 0 ? `${pages}, ninguna se pierde: ${look}.` : `${pages}.`;
  },
  figure: "cifra (!)",
  text: "texto",
  picture: "imagen",
  added: "página nueva",
  textCount: (count: number) => (count === 1 ? "1 texto" : `${String(count)} textos`),
  same: (count: number) => `lo mismo en ${count === 1 ? "otra página" : `otras ${String(count)}`}`,
  more: (count: number) => `y ${String(count)} más`,
  summary: (kept: number, all: number, figures: number) =>
    `Direcciones ${String(kept)} de ${String(all)}. Cifras: ${
      figures === 0
        ? "ninguna cambia"
        : `${String(figures)} ${figures === 1 ? "cambia" : "cambian"} (!)`
    }.`,
  adopted: (count: number) =>
    count === 0
      ? "Tus textos: ninguno tocado."
      : `Tus textos: ninguno tocado. ${String(count)} que nunca cambiaste toman la redacción nueva.`,
  movedText: (from: string, to: string) => `Un texto cambia de sitio: ${from} -> ${to}`,
  movedSetting: (from: string, to: string) => `Un ajuste cambia de nombre: ${from} -> ${to}`,
  unreadText: (key: string) => `Un texto tuyo ya no se usa y se queda donde está: ${key}`,
  droppedSetting: (name: string, value: string) =>
    `Un ajuste ya no existe y sale de site.config.ts: ${name}, que era ${value}`,
  lost: (paths: readonly string[]) =>
    `${paths.length === 1 ? "Se perdería 1 página" : `Se perderían ${String(paths.length)} páginas`}, ` +
    `${paths.join(", ")}: no cambio nada hasta que digas adónde lleva cada una, en content/redirects.json.`,
  look: (before: string, after: string) => `Antes: ${before}\nDespués: ${after}`,
  stays: (version: string) => `Tu web sigue en la ${version}.`,
  question: (version: string) => `¿Te quedas con la ${version}? (s/n) `,
  refused: (version: string) => `Sigues en la ${version}. Tu carpeta está como estaba.`,
  unasked: "Para cambiar sin preguntar: update --yes",
  changedMeanwhile: "Has cambiado tu carpeta mientras tanto: no cambio nada. Repite update.",
  done: (version: string) =>
    `Hecho: la ${version}. Reinicia la web si está en marcha. Para volver: npx data-analyst-site update --back`,
};

const english: typeof spanish = {
  clone: "This folder is the product itself: git pull updates it.",
  noPackage: "Name the version: npx data-analyst-site update ../data-analyst-site-2.4.0.tgz",
  noFile: (file) => `${file} does not exist. Nothing was changed.`,
  sameVersion: (version) => `You already have ${version}: nothing was changed.`,
  noBefore: "There is no earlier version to return to. Nothing was changed.",
  back: (version) =>
    `Done: you are back on ${version}. The other state is in .site/before; update --back brings it again.`,
  writtenSince: (files) =>
    `Since the update you have written ${listFew(files)}. Nothing was changed. With update --back --yes it is put aside, into .site/before, until the next update.`,
  unreadableData: (version) =>
    `${version} cannot read the stored messages: nothing was changed. To return nevertheless: update --back --yes. The reason:`,
  copied: "copy of your folder",
  installed: "new version installed",
  built: (version) => `built with ${version}`,
  pages: (count) => `${String(count)} pages`,
  notInstalled: (wanted) =>
    `npm could not install ${wanted}. Your site stays as it was. npm printed:`,
  notBuiltBefore: (version) =>
    `Your folder does not build with ${version} either, the version you have. Correct it and repeat update:`,
  notBuilt: (old, version) =>
    `${version} cannot build your folder. Your site stays on ${old}. This fails:`,
  verdict: (changed, lost) => {
    const pages = changed === 1 ? "1 page changes" : `${String(changed)} pages change`;
    if (changed === 0 && lost === 0) return "No page changes and none is lost.";
    return lost === 0 ? `${pages}, none lost: look.` : `${pages}.`;
  },
  figure: "figure (!)",
  text: "text",
  picture: "picture",
  added: "new page",
  textCount: (count) => (count === 1 ? "1 text" : `${String(count)} texts`),
  same: (count) => `the same on ${count === 1 ? "another page" : `${String(count)} others`}`,
  more: (count) => `and ${String(count)} more`,
  summary: (kept, all, figures) =>
    `Addresses ${String(kept)} of ${String(all)}. Figures: ${
      figures === 0
        ? "none changes"
        : `${String(figures)} ${figures === 1 ? "changes" : "change"} (!)`
    }.`,
  adopted: (count) =>
    count === 0
      ? "Your texts: none touched."
      : `Your texts: none touched. ${String(count)} that you never changed take the new wording.`,
  movedText: (from, to) => `A text moves: ${from} -> ${to}`,
  movedSetting: (from, to) => `A setting is renamed: ${from} -> ${to}`,
  unreadText: (key) => `A text of yours is no longer used and stays where it is: ${key}`,
  droppedSetting: (name, value) =>
    `A setting no longer exists and leaves site.config.ts: ${name}, which was ${value}`,
  lost: (paths) =>
    `${paths.length === 1 ? "1 page" : `${String(paths.length)} pages`} would be lost, ` +
    `${paths.join(", ")}: nothing changes until content/redirects.json says where each leads.`,
  look: (before, after) => `Before: ${before}\nAfter: ${after}`,
  stays: (version) => `Your site stays on ${version}.`,
  question: (version) => `Keep ${version}? (y/n) `,
  refused: (version) => `You are still on ${version}. Your folder is as it was.`,
  unasked: "To swap without a question: update --yes",
  changedMeanwhile: "You changed your folder meanwhile: nothing was changed. Repeat update.",
  done: (version) =>
    `Done: ${version}. Restart the site if it is running. To return: npx data-analyst-site update --back`,
};

export const words = { es: spanish, en: english }[systemLanguage];
