/** Credit time is whole seconds inside and minutes with one decimal on the wire. */

/** `2730` becomes `45.5`. */
export function toMinutes(seconds: number): number {
  return Math.round(Number(seconds) / 6) / 10
}

/** `45.5` becomes `2730`. */
export function toSeconds(minutes: number): number {
  return Math.round(minutes * 60)
}
