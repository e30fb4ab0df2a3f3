import { CourseType, LongNameTypes, says } from '#catalogue/terms'

/** The sentences of the course form that depend on what is being written; all others are the general ones. */
export function formSentences(form: { courseType?: unknown } | null): Record<string, string> {
  const type = Number(form?.courseType) as CourseType
  return {
    'courseName.required': type === CourseType.Article ? says.enterArticleTitle : says.enterName,
    'courseName.nameLength': LongNameTypes.includes(type) ? says.longNameLength : says.nameLength,
    'coursePriceOriginal.required': says.enterProductPrice,
    'coursePriceOriginal.range': says.priceRange,
    'coursePriceOriginal.decimal': says.priceRange,
    'coursePrice.range': says.priceRange,
    'coursePrice.decimal': says.priceRange,
    'coursePriceDiscount.range': says.discountRange,
    'coursePriceDiscount.decimal': says.discountRange,
    'freightPrice.range': says.freightRange,
    'courseTime.range': says.minutesRange,
    'courseTime.decimal': says.minutesRange,
    'models.distinct': says.modelTwice,
    'discountRules.distinct': says.ruleTwice,
    'discountRules.*.discountedPrice.required': says.rulePriceNeeded,
  }
}
