import type { CourseType } from '#catalogue/terms'
import { linesOf, refundedLines, refundsOf, type LineRow, type OrderRow } from '#commerce/transfer/order_parts'
import type { WriteContext } from '#core/transfer/kind'
import { cutText } from '#core/well_formed'

interface SoldCourse {
  id: number
  name: string
  type: CourseType
}

export type SoldCourses = Map<number, SoldCourse>

export interface MergedLine {
  rows: LineRow[]
  course: SoldCourse
  name: string
  copies: number
  unitFen: number
  amountFen: number
  refundedCopies: number
  refundedFen: number
}

/** Two lines of one course become one, sorted by course id as in `place_order.ts`. */
export function mergeLines(row: OrderRow, courses: SoldCourses, { note }: WriteContext): MergedLine[] {
  const refunds = refundsOf(row).flatMap((refund) => refundedLines(row, refund) ?? [])
  const byCourse = Map.groupBy(linesOf(row), ({ values }) => values.course)
  const merged = [...byCourse].map(([courseId, rows]) => {
    const [first, ...others] = rows
    for (const other of others) {
      note(other, { code: 'N_RULE', facts: { sentence: `与第${first!.line}行是同一商品，已合并` } })
    }
    const course = courses.get(courseId)!
    const gone = refunds.filter(({ line }) => rows.includes(line))
    return {
      rows,
      course,
      name: first!.values.item_name ?? course.name,
      unitFen: first!.values.unit_yuan,
      copies: sum(rows.map(({ values }) => values.copies)),
      amountFen: sum(rows.map(({ values }) => values.amount_yuan)),
      refundedCopies: sum(gone.map(({ copies }) => copies)),
      refundedFen: sum(gone.map(({ amountFen }) => amountFen)),
    }
  })
  return merged.sort((one, other) => one.course.id - other.course.id)
}

/** As a quote of our own, so that screens and exports show its lines. */
export function quotedLine({ course, name, copies, unitFen, amountFen }: MergedLine) {
  return {
    courseId: course.id,
    courseName: name,
    courseType: course.type,
    count: copies,
    priceFen: unitFen,
    unitFen,
    unitRule: null,
    baseFen: amountFen,
    codeFen: amountFen,
    codeRule: null,
    share06Fen: 0,
    amountFen,
  }
}

export function orderNameOf(lines: MergedLine[]): string {
  const [first] = lines
  return lines.length === 1 ? first!.name : `${cutText(first!.name, 900)} 等${lines.length}种商品`
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
