import db from '@adonisjs/lucid/services/db'
import type { CheckContext, CheckedRow } from '#core/transfer/kind'
import { boughtLines, type BoughtLine } from '#learning/transfer/bought_lines'
import type { entitlementColumns } from '#learning/transfer/entitlement_columns'
import { grantKeyOf } from '#learning/transfer/grant_key'
import { CourseSource, OrderType } from '#learning/terms'

type Row = CheckedRow<typeof entitlementColumns>

/** Lines and seats that this import will write are checked again before they are written. */
export async function checkEntitlements(rows: Row[], context: CheckContext): Promise<void> {
  const lines = await boughtLines(
    context.trx,
    rows.flatMap(({ values }) => values.order_line ?? [])
  )
  const fitting = rows.filter((row) => {
    const line = row.values.order_line === null ? undefined : lines.get(row.values.order_line)
    const sentence = faultOf(row, line)
    if (sentence) context.refuse(row, { code: 'E_RULE', column: sentence.column, facts: { sentence: sentence.text } })
    return !sentence
  })
  await linkGranted(fitting, lines, context)
}

function faultOf({ values }: Row, line: BoughtLine | undefined): { column: string; text: string } | null {
  const { origin: source, seat_no: seat } = values
  if (source === CourseSource.Admin) return null
  const isSeat = source === CourseSource.Assignment
  if (isSeat && seat === null) return { column: 'seat_no', text: '单位分配要填写名额' }
  if (!line) return null
  if (!line.isPaid) return { column: 'order_line', text: '订单没有支付' }
  if (isSeat !== (line.orderType === OrderType.Package))
    return { column: 'origin', text: '开通方式与订单的购买方式不一致' }
  if (isSeat && seat! > line.copies) return { column: 'seat_no', text: `名额应在1到${line.copies}之间` }
  if (!isSeat && values.person !== null && values.person !== line.buyerId) {
    return { column: 'person', text: '购买的课程属于买家本人' }
  }
  if (source === CourseSource.Order && values.course !== line.courseId) {
    return { column: 'course', text: '课程与商品行不一致' }
  }
  return null
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
