import { CourseType } from '@zhuxue/api/terms/catalogue'
import type { FormKind } from '../form/useCourseForm'
import { fresh, toBody } from '../form/values'
import { productPrice } from './pricing'

export const productTypes = [
  { value: CourseType.Book, label: '图书' },
  { value: CourseType.Material, label: '继续教育教材' },
]

/** A product travels with its discount and freight; its price follows from them. */
export const product: FormKind = {
  fresh: { ...fresh, courseType: CourseType.Book, coursePriceDiscount: 1, freightPrice: 0 },
  toBody: (values, lockVersion) => ({
    ...toBody(values, lockVersion),
    coursePriceOriginal: values.coursePriceOriginal,
    coursePrice: productPrice(values.coursePriceOriginal, values.coursePriceDiscount),
    coursePriceDiscount: values.coursePriceDiscount ?? 1,
    freightPrice: values.freightPrice ?? 0,
  }),
}
