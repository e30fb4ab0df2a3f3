import { CodeTypes, type CourseType } from '#catalogue/terms'
import { findActiveChannel } from '#channels/open_channel'
import { NoCode } from '#channels/terms'
import { toFen, multiplier, toYuan } from '#core/money'
import { quote } from '#commerce/pricing/quote'
import { FreightReasonText, type RuleCode } from '#commerce/terms'

/** Money is in yuan. */
export interface PricePreviewRequest {
  courseType: CourseType
  coursePrice: number
  freightPrice?: number | null
  /** Read by the quote, which ignores a rule without a price; 06 never has one. */
  discountRules: { ruleCode: RuleCode; discountedPrice?: number | null }[]
  courseCount: number
  returning: boolean
  exclusiveCode?: string
}

/** Every step of the price, by the function that prices carts and orders (docs/product.md 3.9). */
export async function previewPrice(request: PricePreviewRequest) {
  const channel = await findActiveChannel(request.exclusiveCode)
  const product = {
    courseId: 0,
    courseName: '',
    courseType: request.courseType,
    priceFen: toFen(request.coursePrice),
    freightFen: toFen(request.freightPrice ?? 0),
    rules: request.discountRules.map(({ ruleCode, discountedPrice }) => ({
      ruleCode,
      discountedPriceFen: toFen(discountedPrice ?? 0),
    })),
    count: request.courseCount,
  }
  const priced = quote({ products: [product], returning: request.returning, channel })
  const [line] = priced.lines
  const code = request.exclusiveCode ?? ''
  return {
    unitPrice: toYuan(line.unitFen),
    unitRule: line.unitRule,
    basePrice: toYuan(line.baseFen),
    codePrice: toYuan(line.codeFen),
    codeRule: line.codeRule,
    exclusiveDiscount: multiplier(channel?.discountBp ?? 10_000),
    exclusiveCodeValid: channel !== null,
    exclusiveCodeKnown: channel !== null || code === '' || code === NoCode,
    codeMissing: CodeTypes.includes(request.courseType) && channel === null,
    rule06Share: toYuan(line.share06Fen),
    warePrice: toYuan(priced.wareFen),
    freightPrice: toYuan(priced.freight.fen),
    freightText: FreightReasonText[priced.freight.reason],
    orderAmt: toYuan(priced.amountFen),
  }
}
