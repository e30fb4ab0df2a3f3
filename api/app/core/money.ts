/** Money is integer fen inside and yuan with two decimals on the wire (decisions, section 1). */

/** Fen to yuan: `3990` becomes `39.9`. */
export function yuan(fen: number): number {
  return Number(fen) / 100
}

/**
 * Yuan to fen, rounding half up on the decimal text and not on the binary number: `1.005` is 101 fen.
 * @throws RangeError for what is not a number or does not fit 2^53 fen
 */
export function fen(yuan: number): number {
  const [digits, exponent = '0'] = String(yuan).split('e')
  const result = Math.round(Number(`${digits}e${Number(exponent) + 2}`))
  if (!Number.isSafeInteger(result)) throw new RangeError(`not an amount of money: ${yuan}`)
  return result
}

/** `¥39.90`, or 免费 for nothing (back office, section 9). */
export function price(fen: number): string {
  return fen === 0 ? '免费' : `¥${yuan(fen).toFixed(2)}`
}

/**
 * An amount times a multiplier in basis points: half up and exact. The whole ten-thousands go first, so that no product
 * leaves the range of a number.
 */
export function timesBasisPoints(fen: number, basisPoints: number): number {
  const whole = Math.floor(fen / 10_000)
  return whole * basisPoints + Math.floor(((fen % 10_000) * basisPoints + 5_000) / 10_000)
}

/** Basis points to the multiplier of the wire: `9500` becomes `0.95`. */
export function multiplier(basisPoints: number): number {
  return basisPoints / 10_000
}
