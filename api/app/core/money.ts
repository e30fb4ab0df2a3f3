/** Money is integer fen inside and yuan with two decimals on the wire (docs/product.md 16.4). */

export function toYuan(fen: number): number {
  return fen / 100
}

/** Rounds half up on the decimal text: `1.005` is 101 fen. @throws RangeError */
export function toFen(yuan: number): number {
  const [digits, exponent = '0'] = String(yuan).split('e')
  const result = Math.round(Number(`${digits}e${Number(exponent) + 2}`))
  if (!Number.isSafeInteger(result)) throw new RangeError(`not an amount of money: ${yuan}`)
  return result
}

export function formatPrice(fen: number): string {
  return fen === 0 ? '免费' : `¥${toYuan(fen).toFixed(2)}`
}

/** Rounds half up. Splits off whole ten-thousands so that no product exceeds 2^53. */
export function timesBasisPoints(fen: number, basisPoints: number): number {
  const whole = Math.floor(fen / 10_000)
  return whole * basisPoints + Math.floor(((fen % 10_000) * basisPoints + 5_000) / 10_000)
}

/** `9500` becomes `0.95`. */
export function multiplier(basisPoints: number): number {
  return basisPoints / 10_000
}
