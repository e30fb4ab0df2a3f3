import vine from '@vinejs/vine'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { CourseType, LongNameTypes, says } from '#catalogue/terms'

/** The sentences of the course form that depend on what is being written; all others are the general ones. */
export class FormMessages implements MessagesProviderContact {
  getMessage(fallback: string, rule: string, field: FieldContext, meta?: Record<string, any>) {
    const type = Number(field.data?.courseType) as CourseType
    return (
      this.#sentences(type)[`${field.wildCardPath}.${rule}`] ??
      vine.messagesProvider.getMessage(fallback, rule, field, meta)
    )
  }

  #sentences(type: CourseType): Record<string, string> {
    const long = LongNameTypes.includes(type)
    return {
      'courseName.required': type === CourseType.Article ? says.enterArticleTitle : says.enterName,
      'courseName.nameLength': long ? says.longNameLength : says.nameLength,
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
}
