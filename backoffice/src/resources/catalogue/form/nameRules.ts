import {
  CourseNameMax,
  CourseNameMin,
  CourseType,
  LongNameMin,
  LongNameTypes,
  messages,
} from '@zhuxue/api/terms/catalogue'
import type { Rule } from 'antd/es/form'

/** docs/product.md 2.5: 2 to 1000 characters, 6 to 1000 for questions, products and notices. */
export function nameRules(type: CourseType, empty?: string): Rule[] {
  const long = LongNameTypes.includes(type)
  const usual = type === CourseType.Article ? messages.enterArticleTitle : messages.enterName
  return [
    { required: true, whitespace: true, message: empty ?? usual },
    {
      min: long ? LongNameMin : CourseNameMin,
      max: CourseNameMax,
      message: long ? messages.longNameLength : messages.nameLength,
    },
  ]
}
