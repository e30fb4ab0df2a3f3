import { lockOwnUser } from '#accounts/lock_user'
import type { CurrentUser } from '#core/current_user'
import { now, toStored } from '#core/time'
import { RetryTransaction, transaction, type Trx } from '#core/transaction'
import { isStaffOf } from '#learning/entitlements/access_rule'
import { requireAccess, courseAccess, studyCourse, type StudyCourse } from '#learning/entitlements/course_access'
import { entitlementOf, type Entitlement } from '#learning/entitlements/entitlement'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { grantByLiveCode } from '#learning/live_codes/grant_by_code'
import { siblingGrants } from '#learning/entitlements/sibling_grants'

interface LiveCode {
  id: number
  userCourseId: number | null
  boundUserId: number | null
}

/**
 * The first user who redeems a code owns it; staff do not consume it (docs/product.md 9.4; docs/threats.md T41). A code
 * also opens a course that was unpublished after the code was issued. Null for a wrong code; NotFound when the user may
 * not even see the course.
 */
export async function redeemLiveCode(user: CurrentUser, courseId: number, typed: string): Promise<Entitlement | null> {
  const course = await studyCourse(courseId)
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const code = await findCode(trx, courseId, typed)
    const isUsable = code && (code.boundUserId === null || code.boundUserId === user.id)
    if (!isUsable || !course.publishedAt) await courseAccess(user, courseId, trx)
    if (!isUsable) return null
    if (isStaffOf(user, course)) return entitlementOf(user, course, trx)

    if (!(await redeem(trx, user, course, code))) return null
    const opened = await entitlementOf(user, course, trx)
    requireAccess(opened)
    return opened
  })
}

/** Locks the entitlement before the code, as transferring and deleting do (docs/decisions/0027). */
async function findCode(trx: Trx, courseId: number, typed: string): Promise<LiveCode | null> {
  const code = typed.normalize('NFKC').trim().toUpperCase()
  if (!/^[A-Z0-9]{1,16}$/.test(code)) return null
  const codes = () => trx.from('live_codes').where({ code, course_id: courseId })
  const seen = await codes().select('user_course_id as id').first()
  if (seen?.id) await trx.from('user_courses').where('id', seen.id).forUpdate().first()

  return codes()
    .whereNull('revoked_at')
    .select('id', 'user_course_id as userCourseId', 'bound_user_id as boundUserId')
    .forUpdate()
    .first()
}

/** False when the seat of the code now belongs to another user. */
async function redeem(trx: Trx, user: CurrentUser, course: StudyCourse, code: LiveCode) {
  if (code.userCourseId !== null && !(await claimSeat(trx, user, code.userCourseId))) return false
  if (code.boundUserId === null) await bindCode(trx, user, code)
  if (code.userCourseId === null) await grantByLiveCode(trx, { user, course, codeId: code.id })
  return true
}

async function claimSeat(trx: Trx, user: CurrentUser, id: number): Promise<boolean> {
  const at = toStored(now())
  const seat = await trx.from('user_courses').where('id', id).forUpdate().first()
  if (seat.user_id !== null) return seat.user_id === user.id
  const rows = await siblingGrants(trx, seat).select('id', 'course_id as courseId')
  await trx
    .from('user_courses')
    .whereIn(
      'id',
      rows.map((row) => row.id)
    )
    .whereNull('user_id')
    .update({ user_id: user.id, claimed_at: at, updated_at: at })
  await restoreHours(trx, { userIds: [user.id], courseIds: rows.map((row) => row.courseId) })
  return true
}

async function bindCode(trx: Trx, user: CurrentUser, code: LiveCode): Promise<void> {
  const bound = await trx
    .from('live_codes')
    .where('id', code.id)
    .whereNull('bound_user_id')
    .update({ bound_user_id: user.id, bound_at: toStored(now()) })
  if (Number(bound) === 0) throw new RetryTransaction()
}
