import type { CourseType } from '#catalogue/terms'
import type { RuleCode } from '#commerce/terms'
import { OrderItemSchema } from '#core/schema'

export default class OrderItem extends OrderItemSchema {
  declare courseType: CourseType
  declare ruleCode: RuleCode | null
}
