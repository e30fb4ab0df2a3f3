import { ShippedTypes, type CourseType } from '#catalogue/terms'
import { FreeFreightFrom, FreightReason } from '#commerce/terms'

export type Freight = { fen: number; reason: FreightReason }

/** Free from 100 yuan of base price, which no promo code lowers; otherwise the highest freight of the lines. */
export function quoteFreight(products: { courseType: CourseType; freightFen: number }[], baseFen: number): Freight {
  const shipped = products.filter(({ courseType }) => ShippedTypes.includes(courseType))
  if (shipped.length === 0) return { fen: 0, reason: FreightReason.NothingShips }
  if (baseFen >= FreeFreightFrom * 100) return { fen: 0, reason: FreightReason.FreeFrom }
  return { fen: Math.max(...shipped.map(({ freightFen }) => freightFen)), reason: FreightReason.Charged }
}
