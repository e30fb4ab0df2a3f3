import type { Infer } from '@vinejs/vine/types'
import type Course from '#catalogue/course'
import { contentFieldNames, fieldOf, type CourseField } from '#catalogue/course_fields'
import { storedValue } from '#catalogue/course_values'
import { discountedPrice } from '#catalogue/price'
import { CourseType, ShippedTypes, VideoTypes } from '#catalogue/terms'
import type { courseFormValidator } from '#catalogue/authoring/form_validator'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { toFen } from '#core/money'

export type CourseForm = Infer<typeof courseFormValidator>
export type CourseAttributes = Partial<Course['$attributes']> & Record<string, unknown>

export function adjustableAttributes(form: CourseForm, before: Course | null, user: CurrentUser): CourseAttributes {
  return { ...priceAttributes(form, before), ...(isAdmin(user) && displayAttributes(form, before)) }
}

export function contentAttributes(form: CourseForm, before: Course | null, user: CurrentUser): CourseAttributes {
  const contents = contentFieldNames.map((name) => {
    const field = fieldOf(name)
    const sent = form[name as keyof CourseForm] ?? fieldsOfOtherTypes(field, form, before)
    return [field.attribute, storedValue(field, sent)]
  })
  return {
    ...Object.fromEntries(contents),
    coverUrl: form.converImgUrl ?? form.courseImgUrl ?? null,
    teacherId: isAdmin(user) ? (form.courseTeacher ?? null) : user.id,
  }
}

function fieldsOfOtherTypes({ attribute, ofType }: CourseField, form: CourseForm, before: Course | null) {
  if (!ofType || form.courseType === ofType) return null
  return before?.$attributes[attribute] ?? null
}

/** Fen. The price of a product follows from its discount; elsewhere a missing price means the original price. */
function priceAttributes(form: CourseForm, before: Course | null): CourseAttributes {
  const originalPriceFen = sentOriginalPrice(form) ?? before?.originalPriceFen ?? 0
  const product = ShippedTypes.includes(form.courseType as CourseType)
  const freightFen = product ? toFen(form.freightPrice ?? 0) : 0

  if (product && form.coursePriceDiscount) {
    const discountBp = Math.round(form.coursePriceDiscount * 10_000)
    const priceFen = discountedPrice(originalPriceFen, discountBp)
    return { originalPriceFen, discountBp, priceFen, freightFen }
  }
  const defaultPriceFen = before ? unsentPrice(before, originalPriceFen) : originalPriceFen
  const priceFen = form.coursePrice === undefined ? defaultPriceFen : toFen(form.coursePrice ?? 0)
  return { originalPriceFen, priceFen, freightFen }
}

function sentOriginalPrice({ coursePriceOriginal, coursePrice }: CourseForm): number | null {
  const yuan = coursePriceOriginal ?? coursePrice ?? null
  return yuan === null ? null : toFen(yuan)
}

/** A price equal to the original price stays equal to it (docs/product.md 2.6). */
function unsentPrice(before: Course, originalPriceFen: number): number {
  const together = before.priceFen === before.originalPriceFen
  return together ? originalPriceFen : before.priceFen
}

function displayAttributes(form: CourseForm, before: Course | null): CourseAttributes {
  return {
    recommended: form.recommended ?? before?.recommended ?? false,
    orderCount: form.orderCount ?? before?.orderCount ?? 0,
    ...(before && form.courseOrder !== undefined && { courseOrder: form.courseOrder ?? 0 }),
  }
}

export function needsTeacher(type: number): boolean {
  return VideoTypes.includes(type as CourseType) || type === CourseType.Answer
}
