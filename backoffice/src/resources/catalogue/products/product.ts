import { CourseType } from '@zhuxue/api/terms/catalogue'
import type { FormKind } from '../form/useCourseForm'
import { newCourse, toBody } from '../form/values'
import { productPrice } from './productPrice'

export const productTypes = [
  { value: CourseType.Book, label: '图书' },
  { value: CourseType.Material, label: '继续教育教材' },
]

export const product: FormKind = {
  fresh: { ...newCourse, courseType: CourseType.Book, coursePriceDiscount: 1, freightPrice: 0 },
  toBody: (values, lockVersion) => ({
    ...toBody(values, lockVersion),
    coursePriceOriginal: values.coursePriceOriginal,
    coursePrice: productPrice(values.coursePriceOriginal, values.coursePriceDiscount),
    coursePriceDiscount: values.coursePriceDiscount ?? 1,
    freightPrice: values.freightPrice ?? 0,
  }),
}
