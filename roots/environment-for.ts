const hook = new URL("./preload.mjs", import.meta.url).href;

/** Returns the environment of a program that works on another owner's folder than this process. */
export function environmentFor(folder: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = "" } = process.env;
  return { ...process.env, SITE_FOLDER: folder, NODE_OPTIONS: `${NODE_OPTIONS} --import=${hook}` };
}
