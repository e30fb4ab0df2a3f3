import { CodeTypes, type CourseType } from '#catalogue/terms'
import Channel from '#channels/channel'
import { NoCode } from '#channels/terms'
import { fen, multiplier, yuan } from '#core/money'
import { quote } from '#commerce/pricing/quote'
import { FreightReasonText, RuleText, type RuleCode } from '#commerce/terms'

/** A course as its form holds it, not saved yet, and who would buy how much of it. Money is yuan. */
export interface PricePreviewRequest {
  courseType: CourseType
  coursePrice: number
  freightPrice?: number | null
  /** A rule that has no price yet takes no part; 06 never has one. */
  discountRules: { ruleCode: RuleCode; discountedPrice?: number | null }[]
  courseCount: number
  /** Somebody with a paid order. */
  returning: boolean
  exclusiveCode?: string
}

/**
 * What such a buyer would pay, with the one function that prices carts and orders (decisions, section 4),
 * and every step of it: unit, base, after the code, share of 06, freight.
 */
export async function previewPrice(asked: PricePreviewRequest) {
  const channel = await Channel.byCode(asked.exclusiveCode)
  const product = {
    courseId: 0,
    courseName: '',
    courseType: asked.courseType,
    priceFen: fen(asked.coursePrice),
    freightFen: fen(asked.freightPrice ?? 0),
    rules: asked.discountRules.map(({ ruleCode, discountedPrice }) => ({
      ruleCode,
      discountedPriceFen: discountedPrice ? fen(discountedPrice) : null,
    })),
    count: asked.courseCount,
  }
  const priced = quote({
    products: [product],
    returning: asked.returning,
    channel: channel && {
      id: channel.id,
      code: channel.exclusiveCode!,
      kind: channel.kind,
      discountBp: channel.discountBp,
    },
  })
  const [line] = priced.lines
  const inWords = (rule: RuleCode | null) => rule && RuleText[rule]
  const given = asked.exclusiveCode ?? ''
  return {
    unitPrice: yuan(line.unitFen),
    unitRuleText: inWords(line.unitRule),
    basePrice: yuan(line.baseFen),
    codePrice: yuan(line.codeFen),
    codeRuleText: inWords(line.codeRule),
    exclusiveDiscount: multiplier(channel?.discountBp ?? 10_000),
    exclusiveCodeValid: channel !== null,
    exclusiveCodeKnown: channel !== null || given === '' || given === NoCode,
    /** Nobody can buy it without a valid code. */
    codeMissing: CodeTypes.includes(asked.courseType) && channel === null,
    rule06Share: yuan(line.share06Fen),
    warePrice: yuan(priced.wareFen),
    freightPrice: yuan(priced.freight.fen),
    freightText: FreightReasonText[priced.freight.reason],
    orderAmt: yuan(priced.amountFen),
  }
}
