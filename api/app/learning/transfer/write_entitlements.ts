import { lockUsers } from '#accounts/lock_user'
import { getOrFail } from '#core/get_or_fail'
import { insertMany } from '#core/lists/insert_many'
import { now, toStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { boughtLines, isLineRefunded, type BoughtLine } from '#learning/transfer/bought_lines'
import { noSeat } from '#learning/transfer/check_entitlements'
import { EntitlementState, type entitlementColumns } from '#learning/transfer/entitlement_columns'
import { grantKeyOf } from '#learning/transfer/grant_key'
import { CourseSource, UserCourseStatus } from '#learning/terms'

type Row = TransferRow<typeof entitlementColumns>

export async function writeEntitlements(rows: Row[], { trx, done, refuse }: WriteContext): Promise<void> {
  const owners = await lockOwners(trx, rows)
  const lines = await boughtLines(
    trx,
    rows.flatMap(({ values }) => values.order_line ?? [])
  )
  const seats = new FreeSeats(trx)
  const added: NewGrant[] = []
  const granted: { row: Row; userId: number | null }[] = []
  for (const row of rows) {
    const line = row.values.order_line === null ? null : lines.get(row.values.order_line)!
    const { origin, seat_no: seat } = row.values
    if (row.rowId === null && line && origin === CourseSource.Assignment && !(await seats.take(line.id, seat!))) {
      refuse(row, { code: 'E_RULE', column: 'seat_no', facts: { sentence: noSeat } })
      continue
    }
    const userId = row.values.person ?? owners.get(row.values.telephone!) ?? null
    const isNew = row.rowId === null
    if (isNew) added.push({ row, key: grantKeyOf(row, line), record: recordOf(row, { line, userId }) })
    // An admin may have deleted the entitlement, or its owner taken back the seat.
    const isThere = isNew || (await update(trx, row, line))
    if (!isNew) done(row, row.rowId!)
    if (isThere && stateOf(row, line).user_course_status === UserCourseStatus.Valid) granted.push({ row, userId })
  }
  const ids = await addGrants(trx, added)
  for (const { row, key } of added) done(row, getOrFail(ids, key))
  await restore(trx, granted)
}

interface NewGrant {
  row: Row
  key: string
  record: ReturnType<typeof recordOf>
}

/** @returns ids by key */
async function addGrants(trx: Trx, added: NewGrant[]): Promise<Map<string, number>> {
  if (!added.length) return new Map()
  await insertMany(
    trx,
    'user_courses',
    added.map(({ record }) => record)
  )
  const stored = await trx
    .from('user_courses')
    .whereIn(
      'grant_key',
      added.map(({ key }) => key)
    )
    .select('id', 'grant_key as key')
  return new Map(stored.map(({ id, key }) => [key, Number(id)]))
}

/** Few people have a study record before their entitlements arrive. */
async function restore(trx: Trx, granted: { row: Row; userId: number | null }[]): Promise<void> {
  const people = [...new Set(granted.flatMap(({ userId }) => userId ?? []))]
  if (!people.length) return
  const records = await trx.from('course_edu_logs').whereIn('user_id', people).select('user_id', 'course_id')
  const known = new Set(records.map((record) => `${record.user_id} ${record.course_id}`))
  for (const { row, userId } of granted) {
    if (!known.has(`${userId} ${row.values.course}`)) continue
    await restoreHours(trx, { userIds: [userId], courseIds: [row.values.course] })
  }
}

/** Orders before users (docs/decisions/0027); a number that has an account is given at once. */
async function lockOwners(trx: Trx, rows: Row[]): Promise<Map<string, number>> {
  const lineIds = rows.flatMap(({ values }) => values.order_line ?? [])
  const orders = await trx.from('order_items').whereIn('id', lineIds).distinct('order_id as id').orderBy('order_id')
  const orderIds = orders.map(({ id }) => id)
  await trx.from('orders').whereIn('id', orderIds).orderBy('id').forUpdate().select('id')

  const numbers = rows.flatMap(({ values }) => (values.person === null ? (values.telephone ?? []) : []))
  const owners: { id: number; number: string }[] = await trx
    .from('users')
    .whereIn('telephone_key', [...new Set(numbers)])
    .select('id', 'telephone_key as number')
  const people = new Set([...rows.flatMap(({ values }) => values.person ?? []), ...owners.map(({ id }) => id)])
  await lockUsers(trx, people)
  return new Map(owners.map(({ id, number }) => [number, id]))
}

class FreeSeats {
  readonly #seats = new Map<number, { taken: Set<number>; most: number }>()

  constructor(private readonly trx: Trx) {}

  /** @returns whether the line has this seat */
  async take(lineId: number, seat: number): Promise<boolean> {
    const known = this.#seats.get(lineId) ?? (await this.#read(lineId))
    this.#seats.set(lineId, known)
    if (!known.taken.has(seat) && known.taken.size >= known.most) return false
    known.taken.add(seat)
    return true
  }

  /** Locking reads: the transaction has read before, and MySQL would show the seats and refunds of that moment. */
  async #read(lineId: number) {
    const item = await this.trx.from('order_items').where('id', lineId).forUpdate().firstOrFail()
    const seats = await this.trx
      .from('user_courses')
      .where({ order_item_id: lineId, source: CourseSource.Assignment })
      .forUpdate()
      .select('seat_no')
    return { taken: new Set<number>(seats.map((seat) => seat.seat_no)), most: item.course_count - item.refunded_count }
  }
}

function recordOf(row: Row, { line, userId }: { line: BoughtLine | null; userId: number | null }) {
  const { values } = row
  const isSeat = values.origin === CourseSource.Assignment
  return {
    course_id: values.course,
    user_id: userId,
    telephone: values.telephone,
    listed_name: values.listed_name,
    source: values.origin,
    order_item_id: line?.id ?? null,
    order_id: line?.orderId ?? null,
    seat_no: isSeat ? values.seat_no : line && 1,
    grant_key: grantKeyOf(row, line),
    claimed_at: userId && values.granted_at,
    created_at: values.granted_at,
    first_studied_at: values.first_studied_at,
    ...stateOf(row, line),
  }
}

async function update(trx: Trx, row: Row, line: BoughtLine | null): Promise<boolean> {
  const { values } = row
  const changed = await trx
    .from('user_courses')
    .where('id', row.rowId!)
    .update({
      listed_name: values.listed_name,
      first_studied_at: values.first_studied_at,
      updated_at: toStored(now()),
      ...stateOf(row, line),
    })
  return Number(changed) > 0
}

function stateOf({ values }: Row, line: BoughtLine | null) {
  const isRefunded = line !== null && isLineRefunded(line)
  const isOff = isRefunded || values.status === EntitlementState.Off
  return {
    expires_on: values.expires_on,
    user_course_status: isOff ? UserCourseStatus.Expired : UserCourseStatus.Valid,
    refunded_at: isRefunded ? line.refundedAt : null,
  }
}
