import { CourseType } from '@zhuxue/api/course-type'
import { cartMessages, MaxCartQuantity, MaxCartRows } from '@zhuxue/api/terms/commerce/cart'
import { clampQuantity } from '~/lib/quantity'
import type { CartItem, VisitorCartItem } from '~/lib/http/apiTypes'

export type VisitorLine = {
  courseId: number
  courseCount: number
  withBook?: boolean
  /** Yuan when it was added. */
  pricePutIn?: number
}

/** Adding a course again increases its line and moves it to the front; null when the cart is full. */
export function addVisitorLine(lines: VisitorLine[], line: VisitorLine, limit: number): VisitorLine[] | null {
  const before = lines.find((one) => one.courseId === line.courseId)
  if (!before && lines.length >= MaxCartRows) return null
  const courseCount = Math.min((before?.courseCount ?? 0) + line.courseCount, limit)
  const merged = { ...before, ...line, courseCount }
  return [merged, ...lines.filter((one) => one.courseId !== line.courseId)]
}

/** Stored data is untrusted: only positive integers pass. */
export function readVisitorLines(text: string | null): VisitorLine[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter((one) => isPositiveInteger(one?.courseId) && isPositiveInteger(one?.courseCount))
      .map(readLine)
      .slice(0, MaxCartRows)
  } catch {
    return []
  }
}

function readLine(one: Record<string, unknown>): VisitorLine {
  const { pricePutIn } = one
  return {
    courseId: one.courseId as number,
    courseCount: clampQuantity(one.courseCount as number, MaxCartQuantity),
    ...(one.withBook === true && { withBook: true }),
    ...(typeof pricePutIn === 'number' && pricePutIn > 0 && { pricePutIn }),
  }
}

function isPositiveInteger(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0
}

/** Lines of deleted courses stay and can be removed. */
export function visitorItems(lines: VisitorLine[], currentItems: VisitorCartItem[]): CartItem[] {
  return lines.map((line) => ({
    cartItemId: line.courseId,
    courseCount: line.courseCount,
    withBook: line.withBook ?? false,
    pricePutIn: line.pricePutIn ?? null,
    owned: [],
    credited: [],
    contents: 0,
    renewable: true,
    ...(currentItems.find(({ courseId }) => courseId === line.courseId) ?? unavailableItem(line.courseId)),
  }))
}

function unavailableItem(courseId: number): VisitorCartItem {
  return {
    courseId,
    cartItemName: '已下架的商品',
    coursePrice: 0,
    courseType: CourseType.Course,
    freightPrice: 0,
    courseImgUrl: null,
    teacherName: null,
    book: null,
    available: false,
    unavailableReason: cartMessages.notForSale,
  }
}
