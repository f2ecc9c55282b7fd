import { finishSwap } from "./swap-folders.ts";

// Runs before a command where an update was cut short while it swapped.
finishSwap();
