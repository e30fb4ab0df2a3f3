import type { DateTime } from 'luxon'
import { CourseType, VideoTypes } from '#catalogue/terms'
import { placeholders, preparedForMany } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'
import { now, toStored } from '#core/time'
import { isStudied, readBought, type BoughtContent } from '#learning/entitlements/bought_contents'
import { queueEntitlementsGranted } from '#learning/entitlements/entitlement_events'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { OrderType, UserCourseStatus } from '#learning/terms'
import { businessDay, lastDay } from '#learning/entitlements/validity'
import { accountsOf } from '#messages/partner_events/event_readers'
import { readSetting } from '#settings/read_setting'

interface PaidOrder {
  id: number
  userId: number
  orderType: OrderType
  paidAt: DateTime
}

export interface Purchase {
  order: PaidOrder
  /** The contents, if the caller has read them. */
  bought?: BoughtContent[]
}

/** Rows per statement. */
const rowsPerStatement = 50

/**
 * Runs in the settling transaction, so that an order is never paid without being granted (docs/product.md 5.4).
 * Idempotent. The caller holds the buyer's lock.
 */
export async function grantCourses(trx: Trx, { order, bought }: Purchase): Promise<number[]> {
  if (order.orderType === OrderType.Package) return []
  const all = bought ?? (await readBought(trx, order))
  const missing = all.filter((content) => isStudied(content) && !content.isGranted)
  const days = missing.length ? Number(await readSetting('validityDays', trx)) : 0
  const rows = withLastDays(missing, { days, paidAt: order.paidAt })

  // Each row shares the lock of its course, the lowest id first (docs/decisions/0027).
  rows.sort((one, other) => one.courseId - other.courseId)
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await insert(trx, order, rows.slice(at, at + rowsPerStatement))
  }
  await restoreHours(trx, { userIds: [order.userId], courseIds: educationIds(missing) })
  await announce(trx, order, missing)
  return missing.map(({ courseId }) => courseId)
}

async function announce(trx: Trx, { id, userId }: PaidOrder, granted: BoughtContent[]): Promise<void> {
  if (!granted.length || !(await accountsOf(userId)(trx)).length) return
  const rows = await trx.from('user_courses').where('order_id', id).select('id')
  await queueEntitlementsGranted(
    trx,
    rows.map((one) => one.id)
  )
}

/** Only these earn hours. */
const educationIds = (contents: BoughtContent[]) =>
  contents.filter(({ courseType }) => courseType === CourseType.FurtherEducation).map(({ courseId }) => courseId)

type Granted = BoughtContent & { lastDay: string | null }

/** Only courses that are watched expire. A course that is bought twice in one order is valid twice as long. */
function withLastDays(contents: BoughtContent[], { days, paidAt }: { days: number; paidAt: DateTime }): Granted[] {
  const until = new Map<number, string | null>()
  return contents.map((content) => {
    const { courseId, courseType, heldUntil } = content
    if (!VideoTypes.includes(courseType)) return { ...content, lastDay: null }
    const day = lastDay(businessDay(paidAt), days, until.get(courseId) ?? heldUntil)
    until.set(courseId, day)
    return { ...content, lastDay: day }
  })
}

async function insert(trx: Trx, order: PaidOrder, rows: Granted[]): Promise<void> {
  const [paidAt, at] = [toStored(order.paidAt), toStored(now())]
  const values = rows.flatMap(({ courseId, source, itemId, lastDay: until }) => [
    courseId,
    order.userId,
    source,
    itemId,
    order.id,
    `${source}:${order.id}:${itemId}:${courseId}`,
    until,
    paidAt,
    at,
  ])
  await entitlements(rows.length).write(trx, ...values)
}

const row = `(${placeholders(6)}, 1, '${UserCourseStatus.Valid}', ${placeholders(3)})`
const entitlements = preparedForMany(
  (count) => `insert into user_courses
    (course_id, user_id, source, order_item_id, order_id, grant_key, seat_no, user_course_status, expires_on,
    claimed_at, created_at)
    values ${Array.from({ length: count }, () => row).join(', ')}`
)
