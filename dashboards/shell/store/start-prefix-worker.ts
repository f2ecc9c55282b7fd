// oxlint-disable-next-line import/default -- the bundler gives its address
import workerAddress from "./prefix-worker.ts?worker&url";

/** The policy of the page allows one name. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (address: string) => string };
    }
  | undefined;

/** The only address of a script that the page may make. */
export function startPrefixWorker(): Worker {
  const address =
    typeof trustedTypes === "undefined"
      ? workerAddress
      : trustedTypes
          .createPolicy("report-worker", { createScriptURL: () => workerAddress })
          .createScriptURL("");
  return new Worker(address, { type: "module" });
}
