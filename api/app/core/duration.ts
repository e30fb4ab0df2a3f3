/** Credit time is whole seconds inside and minutes with one decimal on the wire. */

export function toMinutes(seconds: number): number {
  return Math.round(seconds / 6) / 10
}

export function toSeconds(minutes: number): number {
  return Math.round(minutes * 60)
}
