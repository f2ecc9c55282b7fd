import { describeInputs, isBuildCurrent } from "../../generator/build-stamp.ts";

// For `host`, in a process of its own: settings are read anew, and a faulty one ends this process alone.
console.log(JSON.stringify({ inputs: await describeInputs(), isCurrent: await isBuildCurrent() }));
