export type RandomInt = (sides: number) => number

/** Repeatable, so a failing sequence can be replayed. */
export function seededRandom(seed: number): RandomInt {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x7fffffff) * sides) % sides
  }
}
