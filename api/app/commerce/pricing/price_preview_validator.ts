import vine from '@vinejs/vine'
import { CourseTypes, PriceMax } from '#catalogue/terms'
import { MaxCartQuantity, RuleCode } from '#commerce/terms'
import { exclusiveCode } from '#core/rules'

const yuan = () => vine.number().range([0, PriceMax]).decimal([0, 2])

export const pricePreviewValidator = vine.create({
  courseType: vine.enum(CourseTypes),
  coursePrice: yuan(),
  freightPrice: yuan().nullable().optional(),
  discountRules: vine
    .array(vine.object({ ruleCode: vine.enum(Object.values(RuleCode)), discountedPrice: yuan().nullable().optional() }))
    .maxLength(Object.keys(RuleCode).length)
    .distinct('ruleCode'),
  courseCount: vine.number().withoutDecimals().range([1, MaxCartQuantity]),
  returning: vine.boolean(),
  exclusiveCode: exclusiveCode().optional(),
})
