/** Anything that is no number becomes 1. */
export function clampQuantity(typed: string | number, limit: number): number {
  const count = Math.trunc(Number(typed))
  if (!Number.isFinite(count) || count < 1) return 1
  return Math.min(count, limit)
}

/** Null when nothing had to be changed. */
export function quantityProblem(typed: string | number, limit: number): string | null {
  return Number(typed) === clampQuantity(typed, limit) ? null : `数量必须在1到${limit}之间`
}
