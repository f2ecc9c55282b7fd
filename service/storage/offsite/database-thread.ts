import { parentPort, workerData } from "node:worker_threads";
import { databaseTasks, type DatabaseTasks } from "./database-tasks.ts";

const { name, args } = workerData as { name: keyof DatabaseTasks; args: readonly unknown[] };
const task = databaseTasks[name] as (...all: typeof args) => Promise<unknown>;
parentPort?.postMessage(await task(...args), []);
