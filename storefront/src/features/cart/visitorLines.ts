import { CourseType } from '@zhuxue/api/terms/catalogue'
import { MaxCartQuantity, MaxCartRows, messages } from '@zhuxue/api/terms/commerce'
import { clampQuantity } from '~/lib/quantity'
import type { CartItem, VisitorFacts } from '~/lib/http/wire'

/** A line of a visitor's cart as the browser keeps it; all else is asked for anew. */
export type VisitorLine = {
  courseId: number
  courseCount: number
  withBook?: boolean
  /** Yuan when it was put in, to tell what has become of it. */
  pricePutIn?: number
}

/**
 * The same course again adds to its line and moves it to the front; null when the cart is full, which an account's
 * is with as many.
 */
export function addVisitorLine(
  lines: VisitorLine[],
  line: VisitorLine,
  limit: number
): VisitorLine[] | null {
  const before = lines.find((one) => one.courseId === line.courseId)
  if (!before && lines.length >= MaxCartRows) return null
  const courseCount = Math.min((before?.courseCount ?? 0) + line.courseCount, limit)
  const merged = { ...before, ...line, courseCount }
  return [merged, ...lines.filter((one) => one.courseId !== line.courseId)]
}

/** What was stored may be anybody's text: only whole positive numbers come back. */
export function readVisitorLines(text: string | null): VisitorLine[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter((one) => isWhole(one?.courseId) && isWhole(one?.courseCount))
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

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}

/** A visitor's lines with today's facts; what the shop does not know any more stays, and can be removed. */
export function visitorItems(lines: VisitorLine[], facts: VisitorFacts[]): CartItem[] {
  return lines.map((line) => ({
    cartItemId: line.courseId,
    courseCount: line.courseCount,
    withBook: line.withBook ?? false,
    pricePutIn: line.pricePutIn ?? null,
    ...(facts.find(({ courseId }) => courseId === line.courseId) ?? unknown(line.courseId)),
  }))
}

function unknown(courseId: number): VisitorFacts {
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
    unavailableReason: messages.notForSale,
  }
}
