import { DiscountRuleSchema } from '#core/schema'

export default class DiscountRule extends DiscountRuleSchema {}
