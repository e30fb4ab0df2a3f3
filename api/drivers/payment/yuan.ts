/** Parses digits: 1.15 times 100 is not 115. */
export function yuanToFen(yuan: string | undefined): number {
  const [, whole, decimals = ''] = yuan?.match(/^(\d{1,12})(?:\.(\d{1,2}))?$/) ?? []
  if (whole === undefined) throw new Error('an amount that is none')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

export function fenToYuan(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}
