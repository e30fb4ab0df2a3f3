/** Anything that is not a number becomes 1. */
export function clampQuantity(typed: string | number, limit: number): number {
  const count = Math.trunc(Number(typed))
  if (!Number.isFinite(count) || count < 1) return 1
  return Math.min(count, limit)
}

/** Null when the value was valid. */
export function quantityFieldError(typed: string | number, limit: number): string | null {
  return Number(typed) === clampQuantity(typed, limit) ? null : `数量必须在1到${limit}之间`
}

/** Why a quantity cannot become the next one; null when it can. */
export function quantityError(next: number, limit: number): string | null {
  if (limit === 1) return '每人限购1件'
  if (next < 1) return '最少1件'
  return next > limit ? `最多${limit}件` : null
}
