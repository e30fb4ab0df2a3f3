import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** The previous owners of these entitlements know the codes. */
export async function revokeCodes(trx: Trx, userCourseIds: number[]): Promise<void> {
  await trx
    .from('live_codes')
    .whereIn('user_course_id', userCourseIds)
    .whereNull('revoked_at')
    .update({ revoked_at: toStored(now()) })
}
