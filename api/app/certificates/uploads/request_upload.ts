import { randomUUID } from 'node:crypto'
import { lockOwnUser } from '#accounts/lock_user'
import type CourseEduLog from '#certificates/course_edu_log'
import { coursePapers } from '#certificates/course_edu_logs/course_papers'
import { testsBeforeUpload } from '#certificates/course_edu_logs/tests_before_upload'
import { uploadBlocker } from '#certificates/course_edu_logs/edu_log_state'
import { visibleEduLog } from '#certificates/course_edu_logs/visible_edu_log'
import { availableByChapter } from '#certificates/ledger/available_by_chapter'
import { hourBalances } from '#certificates/ledger/hour_balances'
import HourUpload from '#certificates/ledger/hour_upload'
import { HourUploadState } from '#certificates/uploads/terms'
import { messages, UploadBlocker } from '#certificates/terms'
import { requireIdentityBeforeUpload } from '#certificates/uploads/identity_before_upload'
import { isRefunded } from '#certificates/withdrawals/refunded_record'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'

/**
 * Stores an upload of all available minutes of a course; it is sent afterwards. One upload per course can be open
 * (docs/threats.md T34).
 * @throws UserError while another is open, after the course was refunded, or before the total is reached
 * @throws PresenceNeeded
 */
export async function requestUpload(trx: Trx, user: CurrentUser, courseEduLogId: number): Promise<HourUpload> {
  await lockOwnUser(trx, user.id)
  const log = await visibleEduLog(user, courseEduLogId, trx)
  if (log.userId !== user.id) throw new NotFound()
  await ensureIdentityComplete(trx, user.id)

  const open = await HourUpload.query({ client: trx }).where({ openKey: log.id }).first()
  if (open) throw new UserError(messages.uploadOpen, { code: 'pending' })
  // Checked under the user's lock, which the refund of an entitlement holds too (docs/threats.md T210).
  if (await isRefunded(trx, log.id)) throw new UserError(messages.refunded, { code: UploadBlocker.Refunded })
  const balance = getOrFail(await hourBalances([log.id], trx), log.id)
  const obstacle = uploadBlocker(log, balance, await needsTest(trx, log))
  if (obstacle === UploadBlocker.CourseTest) throw new UserError(messages.testBeforeUpload)
  if (obstacle === UploadBlocker.NothingNew) throw new UserError(messages.nothingNewToUpload)
  if (obstacle) throw new UserError(messages.notEnoughToUpload)

  await requireIdentityBeforeUpload(trx, log)
  const chapters = await availableByChapter(trx, log.id)
  return HourUpload.create(
    {
      pushId: randomUUID(),
      userId: user.id,
      courseEduLogId: log.id,
      pushedSeconds: balance.available,
      state: HourUploadState.Pending,
      openKey: log.id,
      request: JSON.stringify(chapters),
      createdAt: now(),
    },
    { client: trx }
  )
}

async function needsTest(trx: Trx, { courseId }: CourseEduLog): Promise<boolean> {
  return (await testsBeforeUpload(trx)) && (await coursePapers([courseId], trx)).has(courseId)
}

async function ensureIdentityComplete(trx: Trx, userId: number) {
  const person = await trx
    .from('users')
    .where('id', userId)
    .select('user_name as name', 'id_card_cipher as idCard')
    .first()
  if (!person.name || !person.idCard) {
    throw new UserError(messages.personMissing, { code: 'profile-incomplete' })
  }
}
