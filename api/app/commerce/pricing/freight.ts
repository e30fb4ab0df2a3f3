import { ShippedTypes, type CourseType } from '#catalogue/terms'
import { FreeFreightFrom, FreightReason } from '#commerce/terms'

export type Freight = { fen: number; reason: FreightReason }

/**
 * Freight of one parcel, in fen: nothing to ship is free, goods from 100 yuan are free (looking at the
 * base, so that a discount code cannot bring freight back), otherwise the dearest of the shipped lines.
 */
export function quoteFreight(
  products: { courseType: CourseType; freightFen: number }[],
  baseFen: number
): Freight {
  const shipped = products.filter(({ courseType }) => ShippedTypes.includes(courseType))
  if (shipped.length === 0) return { fen: 0, reason: FreightReason.NothingShips }
  if (baseFen >= FreeFreightFrom * 100) return { fen: 0, reason: FreightReason.FreeFrom }
  return {
    fen: Math.max(...shipped.map(({ freightFen }) => freightFen)),
    reason: FreightReason.Charged,
  }
}
