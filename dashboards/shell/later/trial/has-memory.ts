/**
 * Memory of the device in GB that the largest trial needs: ten million rows take half, and twice that while they are
 * made.
 */
export const neededGb = 8;

type Device = { deviceMemory?: number };

/**
 * True where the device has enough memory; where the browser does not state it, devices with a mouse are assumed to
 * have it.
 */
export function hasMemory(
  { deviceMemory }: Device = navigator as Device,
  isCoarse: boolean = matchMedia("(pointer: coarse)").matches,
): boolean {
  return deviceMemory === undefined ? !isCoarse : deviceMemory >= neededGb;
}
