/** Nothing can be stored until the owner mends it; the message says so to anybody, and names no path. */
export class StorageFault extends Error {}
