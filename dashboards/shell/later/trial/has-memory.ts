/** Of the device, by its browser's word: ten million rows take half a gigabyte, and twice that while they are made. */
export const neededGb = 8;

type Device = { deviceMemory?: number };

/** A browser that does not say how much memory there is: as much as with a mouse there usually is. */
export function hasMemory(
  { deviceMemory }: Device = navigator as Device,
  isCoarse: boolean = matchMedia("(pointer: coarse)").matches,
): boolean {
  return deviceMemory === undefined ? !isCoarse : deviceMemory >= neededGb;
}
