import { lockUser } from '#accounts/lock_user'
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
  for (const row of rows) {
    const line = row.values.order_line === null ? null : lines.get(row.values.order_line)!
    if (
      row.rowId === null &&
      line &&
      row.values.origin === CourseSource.Assignment &&
      !(await hasSeat(trx, row, line))
    ) {
      refuse(row, { code: 'E_RULE', column: 'seat_no', facts: { sentence: noSeat } })
      continue
    }
    const userId = row.values.person ?? owners.get(row.values.telephone!) ?? null
    const id = row.rowId ?? (await grant(trx, row, { line, userId }))
    if (row.rowId) await update(trx, row, line)
    done(row, id)
    if (userId !== null) await restoreHours(trx, { userIds: [userId], courseIds: [row.values.course] })
  }
}

/** Orders before users (docs/decisions/0027); a number that has an account is given at once. */
async function lockOwners(trx: Trx, rows: Row[]): Promise<Map<string, number>> {
  const lineIds = rows.flatMap(({ values }) => values.order_line ?? [])
  const orders = await trx.from('order_items').whereIn('id', lineIds).distinct('order_id as id').orderBy('order_id')
  for (const { id } of orders) await trx.from('orders').where('id', id).forUpdate().select('id').first()

  const numbers = rows.flatMap(({ values }) => (values.person === null ? (values.telephone ?? []) : []))
  const owners: { id: number; number: string }[] = await trx
    .from('users')
    .whereIn('telephone_key', [...new Set(numbers)])
    .select('id', 'telephone_key as number')
  const people = new Set([...rows.flatMap(({ values }) => values.person ?? []), ...owners.map(({ id }) => id)])
  for (const id of [...people].sort((one, other) => one - other)) await lockUser(trx, id)
  return new Map(owners.map(({ id, number }) => [number, id]))
}

/** Locking reads: the transaction has read before, and MySQL would show the seats and refunds of that moment. */
async function hasSeat(trx: Trx, { values }: Row, line: BoughtLine): Promise<boolean> {
  const item = await trx.from('order_items').where('id', line.id).forUpdate().firstOrFail()
  const seats = await trx
    .from('user_courses')
    .where({ order_item_id: line.id, source: CourseSource.Assignment })
    .forUpdate()
    .select('seat_no')
  const taken = new Set(seats.map((seat) => seat.seat_no))
  return taken.has(values.seat_no) || taken.size + item.refunded_count < item.course_count
}

async function grant(
  trx: Trx,
  row: Row,
  { line, userId }: { line: BoughtLine | null; userId: number | null }
): Promise<number> {
  const { values } = row
  const isSeat = values.origin === CourseSource.Assignment
  const [id] = await trx
    .table('user_courses')
    .insert({
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
    })
  return id
}

async function update(trx: Trx, row: Row, line: BoughtLine | null): Promise<void> {
  const { values } = row
  await trx
    .from('user_courses')
    .where('id', row.rowId!)
    .update({
      listed_name: values.listed_name,
      first_studied_at: values.first_studied_at,
      updated_at: toStored(now()),
      ...stateOf(row, line),
    })
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
