/** Nothing can be stored until the owner acts; the message is shown to anybody, so it names no path. */
export class StorageFault extends Error {}
