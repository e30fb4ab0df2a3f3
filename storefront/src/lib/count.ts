/** Brings what somebody typed into 1 … limit; anything that is no number becomes 1. */
export function fitCount(typed: string | number, limit: number): number {
  const count = Math.trunc(Number(typed))
  if (!Number.isFinite(count) || count < 1) return 1
  return Math.min(count, limit)
}
