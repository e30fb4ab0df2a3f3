import db from '@adonisjs/lucid/services/db'
import { maskTelephone } from '#core/shared_rules'
import { transferKind, type ReadContext, type ReadRow } from '#core/transfer/kind'
import { checkEntitlements } from '#learning/transfer/check_entitlements'
import { EntitlementState, entitlementColumns } from '#learning/transfer/entitlement_columns'
import { writeEntitlements } from '#learning/transfer/write_entitlements'
import { CourseSource, UserCourseStatus } from '#learning/terms'

export const entitlementKind = transferKind({
  object: 'entitlements',
  table: 'user_courses',
  columns: entitlementColumns,
  requiresOneOf: ['person', 'telephone'],
  check: checkEntitlements,
  write: writeEntitlements,
  read: readEntitlements,
})

/** Live codes do not move: what they opened becomes a grant by an admin. */
async function readEntitlements(
  afterId: number,
  limit: number,
  { client, isClear }: ReadContext
): Promise<ReadRow<typeof entitlementColumns>[]> {
  const rows = await (client ?? db.connection())
    .from('user_courses as u')
    .leftJoin('users as p', 'p.id', 'u.user_id')
    .leftJoin('orders as o', 'o.id', 'u.order_id')
    .leftJoin('users as b', 'b.id', 'o.user_id')
    .whereNull('p.deleted_at')
    .whereNull('b.deleted_at')
    .where('u.id', '>', afterId)
    .orderBy('u.id')
    .limit(limit)
    .select('u.*')
  return rows.map((row) => ({
    id: row.id,
    values: {
      person: row.user_id,
      telephone: row.telephone && (isClear ? row.telephone : maskTelephone(row.telephone)),
      course: row.course_id,
      origin: row.source === CourseSource.LiveCode ? CourseSource.Admin : row.source,
      order_line: row.order_item_id,
      seat_no: row.source === CourseSource.Assignment ? row.seat_no : null,
      listed_name: row.listed_name,
      granted_at: row.claimed_at ?? row.created_at,
      expires_on: row.expires_on,
      status: row.user_course_status === UserCourseStatus.Valid ? EntitlementState.Valid : EntitlementState.Off,
      first_studied_at: row.first_studied_at,
    },
  }))
}
