import { DiscountRuleSchema } from '#core/schema'

/** One price rule that a course lists, with the price of one copy under it; rule 06 has none. */
export default class DiscountRule extends DiscountRuleSchema {}
