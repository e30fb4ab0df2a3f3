import type { CurrentUser } from '#core/current_user'
import { multiplier, toYuan } from '#core/money'
import { isTelephone, maskTelephone } from '#core/shared_rules'
import { getOrFail } from '#core/get_or_fail'
import type { OwnedLine } from '#commerce/pricing/owned_lines'
import type { PricedProducts } from '#commerce/pricing/price_products'
import type { QuotedLine } from '#commerce/pricing/quote'
import { discountsOf } from '#commerce/pricing/line_discounts'
import { toOrderSums } from '#commerce/pricing/order_sums'
import { FreightReasonText, RuleCode, RuleText } from '#commerce/terms'
import { toTextbook } from '#commerce/pricing/textbook'

export function toQuote(priced: PricedProducts, buyer: CurrentUser | null) {
  return { ...quoteAnswer(priced), account: buyer && accountText(buyer) }
}

/** The account that gets the goods, shown because a user may have two. */
function accountText({ userName, loginName }: CurrentUser): string {
  const shown = isTelephone(loginName) ? maskTelephone(loginName) : loginName
  return `${userName}（${shown}）`
}

function quoteAnswer({ quote, products, needAddress, needExclusiveCode, codeKnown, owned }: PricedProducts) {
  return {
    warePrice: toYuan(quote.wareFen),
    freightPrice: toYuan(quote.freight.fen),
    freightReason: quote.freight.reason,
    freightText: FreightReasonText[quote.freight.reason],
    orderAmt: toYuan(quote.amountFen),
    basePrice: toYuan(quote.baseFen),
    sums: toOrderSums({ ...quote, freightFen: quote.freight.fen }),
    /** Compared with the list prices. */
    savedAmt: toYuan(quote.lines.reduce((all, line) => all + listPrice(line), 0) - quote.wareFen),
    savedByCode: toYuan(quote.savedByCodeFen),
    exclusiveCode: quote.channel?.code ?? null,
    exclusiveDiscount: multiplier(quote.channel?.discountBp ?? 10_000),
    exclusiveCodeValid: quote.channel !== null,
    exclusiveCodeKnown: codeKnown,
    needAddress,
    needExclusiveCode,
    items: quote.lines.map((line) => ({
      courseId: line.courseId,
      courseName: line.courseName,
      courseType: line.courseType,
      courseImgUrl: getOrFail(products, line.courseId).coverUrl,
      courseCount: line.count,
      coursePrice: toYuan(line.priceFen),
      unitPrice: toYuan(line.unitFen),
      basePrice: toYuan(line.baseFen),
      codePrice: toYuan(line.codeFen),
      rule06Share: toYuan(line.share06Fen),
      orderItemAmt: toYuan(line.amountFen),
      ruleCode: ruleOf(line),
      ruleText: ruleText(line),
      savings: discountsOf(line, quote.channel).map(({ text, fen }) => ({ text, saved: toYuan(fen) })),
      book: toTextbook(getOrFail(products, line.courseId).textbook),
      ...toOwnedLine(owned.get(line.courseId)),
    })),
  }
}

/** `owned` is empty where the buyer owns nothing of the line. */
export function toOwnedLine(line?: OwnedLine) {
  const { owned = [], credited = [], contents = 0, renewable = true } = line ?? {}
  return { owned, credited, contents, renewable }
}

export function ruleOf(line: QuotedLine): RuleCode | null {
  return line.codeRule ?? line.unitRule ?? (line.share06Fen > 0 ? RuleCode.Tiers : null)
}

export function ruleText(line?: QuotedLine): string | null {
  if (!line) return null
  const rules = [line.unitRule, line.codeRule, line.share06Fen > 0 ? RuleCode.Tiers : null]
  const texts = rules.filter((rule) => rule !== null).map((rule) => RuleText[rule])
  return texts.length ? texts.join('；') : null
}

const listPrice = ({ priceFen, count }: QuotedLine) => priceFen * count
