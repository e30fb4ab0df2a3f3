import { CourseType, LongNameTypes, messages } from '#catalogue/terms'

export function formMessages(form: { courseType?: unknown } | null): Record<string, string> {
  const type = Number(form?.courseType) as CourseType
  return {
    'courseName.required': type === CourseType.Article ? messages.enterArticleTitle : messages.enterName,
    'courseName.nameLength': LongNameTypes.includes(type) ? messages.longNameLength : messages.nameLength,
    'coursePriceOriginal.required': messages.enterProductPrice,
    'coursePriceOriginal.range': messages.priceRange,
    'coursePriceOriginal.decimal': messages.priceRange,
    'coursePrice.range': messages.priceRange,
    'coursePrice.decimal': messages.priceRange,
    'coursePriceDiscount.range': messages.discountRange,
    'coursePriceDiscount.decimal': messages.discountRange,
    'freightPrice.range': messages.freightRange,
    'courseTime.range': messages.minutesRange,
    'courseTime.decimal': messages.minutesRange,
    'liveStartsAt.regex': messages.liveStartFormat,
    'liveMinutes.range': messages.liveMinutesRange,
    'liveMinutes.decimal': messages.liveMinutesRange,
    'models.distinct': messages.modelTwice,
    'discountRules.distinct': messages.ruleTwice,
    'discountRules.*.discountedPrice.required': messages.rulePriceNeeded,
    'discountRules.*.discountedPrice.range': messages.rulePriceRange,
    'discountRules.*.discountedPrice.decimal': messages.rulePriceRange,
  }
}
