import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { recordHours, type RecordHours } from '#certificates/withdrawals/record_hours'
import { getOrFail } from '#core/get_or_fail'

/** A study record of a course that a line opened; a bundle opens several. */
export interface LineRecord extends RecordHours {
  orderItemId: number
  /** Another entitlement that was not refunded opens the course too: its hours stay. */
  hasOtherRight: boolean
}

interface RightRow {
  orderItemId: number | null
  courseId: number
}

/** Study records of the courses that end with these lines, each at the first line that opened it. */
export async function withdrawnRecords(
  client: QueryClientContract,
  userId: number,
  orderItemIds: number[]
): Promise<LineRecord[]> {
  if (!orderItemIds.length) return []
  const opened = client.from('user_courses').whereIn('order_item_id', orderItemIds)
  const rights: RightRow[] = await client
    .from('user_courses')
    .where('user_id', userId)
    .whereIn('course_id', opened.select('course_id'))
    .whereNull('refunded_at')
    .orderBy('order_item_id')
    .orderBy('id')
    .select('order_item_id as orderItemId', 'course_id as courseId')

  const isWithdrawn = ({ orderItemId }: RightRow) => orderItemId !== null && orderItemIds.includes(orderItemId)
  const others = new Set(rights.filter((right) => !isWithdrawn(right)).map((one) => one.courseId))
  const lines = new Map<number, number>()
  for (const { courseId, orderItemId } of rights.filter(isWithdrawn))
    if (!lines.has(courseId)) lines.set(courseId, orderItemId!)

  const records = await recordHours(client, userId, [...lines.keys()])
  return records.map((record) => ({
    ...record,
    orderItemId: getOrFail(lines, record.courseId),
    hasOtherRight: others.has(record.courseId),
  }))
}
