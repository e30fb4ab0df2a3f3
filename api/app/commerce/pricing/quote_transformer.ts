import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { multiplier, yuan } from '#core/money'
import type { PricedProducts } from '#commerce/pricing/price_products'
import type { Product } from '#commerce/pricing/product'
import type { QuotedLine } from '#commerce/pricing/quote'
import { discountsOf } from '#commerce/pricing/line_discounts'
import { FreightReasonText, RuleCode, RuleText } from '#commerce/terms'
import { toTextbook, textbooksOf } from '#commerce/pricing/textbook'

export async function toQuote(priced: PricedProducts, client: QueryClientContract) {
  return quoteAnswer(priced, await textbooksOf(priced.products.values(), client))
}

function quoteAnswer(
  { quote, products, needAddress, needExclusiveCode, codeKnown }: PricedProducts,
  books: Map<number, Product>
) {
  return {
    warePrice: yuan(quote.wareFen),
    freightPrice: yuan(quote.freight.fen),
    freightReason: quote.freight.reason,
    freightText: FreightReasonText[quote.freight.reason],
    orderAmt: yuan(quote.amountFen),
    basePrice: yuan(quote.baseFen),
    savedByRule06: yuan(quote.off06Fen),
    savedByCode: yuan(quote.savedByCodeFen),
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
      courseImgUrl: products.get(line.courseId)!.coverUrl,
      courseCount: line.count,
      coursePrice: yuan(line.priceFen),
      unitPrice: yuan(line.unitFen),
      basePrice: yuan(line.baseFen),
      codePrice: yuan(line.codeFen),
      rule06Share: yuan(line.share06Fen),
      orderItemAmt: yuan(line.amountFen),
      ruleCode: ruleOf(line),
      ruleText: ruleText(line),
      savings: discountsOf(line, quote.channel).map(({ text, fen }) => ({
        text,
        saved: yuan(fen),
      })),
      book: toTextbook(books.get(line.courseId)),
    })),
  }
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
