import db from '@adonisjs/lucid/services/db'
import { targetOf, type CheckContext, type CheckedRow, type Preview } from '#core/transfer/kind'
import { boughtLines, type BoughtLine } from '#learning/transfer/bought_lines'
import type { entitlementColumns } from '#learning/transfer/entitlement_columns'
import { grantKeyOf } from '#learning/transfer/grant_key'
import { CourseSource, OrderType } from '#learning/terms'

type Row = CheckedRow<typeof entitlementColumns>

export const noSeat = '没有剩余的名额'

/** A line as far as a check needs it. `course` and `buyer` are compared with `targetOf`. */
interface CheckedLine {
  course: string
  buyer: string
  isPaid: boolean
  orderType: OrderType
  copies: number
  refundedCopies: number
}

export async function checkEntitlements(rows: Row[], context: CheckContext): Promise<void> {
  const { trx, preview } = context
  const lines = await boughtLines(
    trx,
    rows.flatMap(({ values }) => values.order_line ?? [])
  )
  const staged = preview ? await stagedLines(rows, preview) : new Map<Row, CheckedLine>()
  const fitting = rows.filter((row) => {
    const known = row.values.order_line === null ? undefined : lines.get(row.values.order_line)
    const line = staged.get(row) ?? (known && lineOf(known))
    const fault = faultOf(row, line) ?? (line && preview ? seatFault(row, line, preview) : null)
    if (fault) context.refuse(row, { code: 'E_RULE', column: fault.column, facts: { sentence: fault.text } })
    return !fault
  })
  await linkGranted(fitting, lines, context)
}

const lineOf = ({ courseId, buyerId, ...line }: BoughtLine): CheckedLine => ({
  ...line,
  course: String(courseId),
  buyer: String(buyerId),
})

async function stagedLines(rows: Row[], { targets }: Preview): Promise<Map<Row, CheckedLine>> {
  const lines = await targets(rows, 'order_line')
  const orders = await targets([...new Set(lines.values())], 'order')
  return new Map(
    [...lines].flatMap(([row, line]) => {
      const order = orders.get(line)
      return order ? [[row, stagedLine(line, order)]] : []
    })
  )
}

function stagedLine(line: CheckedRow, order: CheckedRow): CheckedLine {
  const refunded = (order.parts.refunds ?? []).flatMap(({ parts }) => parts.refund_lines ?? [])
  return {
    course: targetOf(line, 'course'),
    buyer: targetOf(order, 'person'),
    isPaid: order.values.status === 'paid',
    orderType: (order.values.order_type as OrderType | null) ?? OrderType.Single,
    copies: line.values.copies as number,
    refundedCopies: refunded
      .filter(({ refs }) => refs.order_line === line.key)
      .reduce((sum, { values }) => sum + (values.copies as number), 0),
  }
}

function faultOf(row: Row, line: CheckedLine | undefined): { column: string; text: string } | null {
  const { origin: source, seat_no: seat } = row.values
  if (source === CourseSource.Admin) return null
  if (!targetOf(row, 'order_line')) return { column: 'order_line', text: '商品行不能为空' }
  const isSeat = source === CourseSource.Assignment
  if (isSeat && seat === null) return { column: 'seat_no', text: '单位分配要填写名额' }
  if (!line) return null
  if (!line.isPaid) return { column: 'order_line', text: '订单没有支付' }
  if (isSeat !== (line.orderType === OrderType.Package))
    return { column: 'origin', text: '开通方式与订单的购买方式不一致' }
  if (isSeat && seat! > line.copies) return { column: 'seat_no', text: `名额应在1到${line.copies}之间` }
  const person = targetOf(row, 'person')
  if (!isSeat && person && person !== line.buyer) return { column: 'person', text: '购买的课程属于买家本人' }
  if (source === CourseSource.Order && targetOf(row, 'course') !== line.course) {
    return { column: 'course', text: '课程与商品行不一致' }
  }
  return null
}

/** Of new seats; those that are taken here are compared under the lock of the order. */
function seatFault(row: Row, line: CheckedLine, { count }: Preview): { column: string; text: string } | null {
  const { origin, seat_no: seat } = row.values
  if (origin !== CourseSource.Assignment || row.rowId !== null) return null
  const of = `seats ${targetOf(row, 'order_line')}`
  if (count(`${of} ${seat}`, 1) > 1) return null
  return count(of, 1) + line.refundedCopies > line.copies ? { column: 'seat_no', text: noSeat } : null
}

/** What settling or an earlier import has granted is updated, not granted again. */
async function linkGranted(rows: Row[], lines: Map<number, BoughtLine>, { trx, link }: CheckContext): Promise<void> {
  const keys = new Map<string, Row>()
  for (const row of rows) {
    const line = row.values.order_line === null ? null : (lines.get(row.values.order_line) ?? null)
    if (row.rowId === null && line && row.values.course !== null) keys.set(grantKeyOf(row as never, line), row)
  }
  if (!keys.size) return
  const known = await (trx ?? db.connection())
    .from('user_courses')
    .whereIn('grant_key', [...keys.keys()])
    .select('id', 'grant_key')
  for (const { id, grant_key: key } of known) link(keys.get(key)!, id)
}
