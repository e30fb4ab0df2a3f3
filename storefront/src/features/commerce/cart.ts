import { MaxCartQuantity, MaxDetailQuantity } from '@zhuxue/api/terms/commerce'
import { isVideo } from '~/features/catalogue/kinds'
import { fitCount } from '~/lib/count'

export type Line = {
  courseId: number
  courseCount: number
  courseType: number
  coursePrice: number
  available: boolean
}

/**
 * How many copies a line of the cart may hold (learner side 5): a video course is for one person unless
 * the cart is in bulk mode.
 */
export function countLimit(courseType: number, bulk: boolean): number {
  return isVideo(courseType) && !bulk ? 1 : MaxCartQuantity
}

/** The limit on the detail page: 1000, and 1 for a video course outside the bulk dialog. */
export function detailLimit(courseType: number, bulk: boolean): number {
  return isVideo(courseType) && !bulk ? 1 : MaxDetailQuantity
}

/** The copies a line stands for: a video course is one outside bulk mode, whatever was stored. */
export function fitLine(line: Line, bulk: boolean): number {
  return fitCount(line.courseCount, countLimit(line.courseType, bulk))
}

/** In bulk mode only video types are shown (learner side 5). */
export function shownLines<L extends Line>(lines: L[], bulk: boolean): L[] {
  return bulk ? lines.filter((line) => isVideo(line.courseType)) : lines
}

/** The lines that can be bought now, as the order wants them; video lines are one copy outside bulk mode. */
export function products(lines: Line[], selected: ReadonlySet<number>, bulk: boolean) {
  return shownLines(lines, bulk)
    .filter((line) => line.available && selected.has(line.courseId))
    .map((line) => ({ courseId: line.courseId, courseCount: fitLine(line, bulk) }))
}

/** Plain sum in yuan for a visitor, who has no quote yet; counted in fen so that cents stay cents. */
export function plainTotal(lines: Line[], selected: ReadonlySet<number>): number {
  const fen = lines
    .filter((line) => line.available && selected.has(line.courseId))
    .reduce((sum, line) => sum + Math.round(line.coursePrice * 100) * line.courseCount, 0)
  return fen / 100
}

export type VisitorLine = { courseId: number; courseCount: number }

/** The same course again adds to its line and moves it to the front; the visitor's cart holds 50 courses. */
export function addVisitorLine(
  lines: VisitorLine[],
  line: VisitorLine,
  limit: number
): VisitorLine[] {
  const before = lines.find((one) => one.courseId === line.courseId)?.courseCount ?? 0
  const merged = { ...line, courseCount: Math.min(before + line.courseCount, limit) }
  return [merged, ...lines.filter((one) => one.courseId !== line.courseId)].slice(0, 50)
}

/** What was stored may be anybody's text: only whole positive numbers come back. */
export function readVisitorLines(text: string | null): VisitorLine[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return found
      .filter((one) => isWhole(one?.courseId) && isWhole(one?.courseCount))
      .map((one) => ({
        courseId: one.courseId,
        courseCount: fitCount(one.courseCount, MaxCartQuantity),
      }))
      .slice(0, 50)
  } catch {
    return []
  }
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
}
