import db from '@adonisjs/lucid/services/db'
import { lockUser } from '#accounts/lock_user'
import { bookHours } from '#certificates/ledger/book_hours'
import { notifyAboutHours } from '#certificates/notify_about_hours'
import { HourKind } from '#certificates/terms'
import HourUpload from '#certificates/ledger/hour_upload'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { readSetting } from '#settings/read_setting'

interface OldHours {
  courseEduLogId: number
  userId: number
  chapterId: number | null
  seconds: number
}

/**
 * A minute that a revert or a refunded course returned is as old as when it was earned. @returns the number of changed
 * records
 */
export async function expireHours(): Promise<number> {
  const years = Number(await readSetting('hoursKeptYears'))
  if (years === 0) return 0
  const before = toStored(now().minus({ years }))
  const records = new Map<number, number>()
  for (const { courseEduLogId, userId } of await oldHours(before)) records.set(courseEduLogId, userId)

  for (const [courseEduLogId, userId] of records) {
    await transaction((trx) => expireRecord(trx, { courseEduLogId, userId, before, years }))
  }
  return records.size
}

interface ExpiringRecord {
  courseEduLogId: number
  userId: number
  before: string
  years: number
}

async function expireRecord(trx: Trx, { courseEduLogId, userId, before, years }: ExpiringRecord): Promise<void> {
  await lockUser(trx, userId)
  // An open upload may still be confirmed; the next run checks again.
  if (await HourUpload.query({ client: trx }).where({ openKey: courseEduLogId }).first()) return
  const old = await oldHours(before, trx, courseEduLogId)
  for (const { chapterId, seconds } of old) {
    const cause = `${HourKind.Expiry}:${courseEduLogId}:${chapterId ?? 0}:${before.slice(0, 10)}`
    await bookHours(
      trx,
      { userId, courseEduLogId, chapterId, kind: HourKind.Expiry, cause },
      { available: -seconds, expired: seconds }
    )
  }
  if (!old.length) return
  await notifyAboutHours(trx, { courseEduLogId, userId }, (courseName) => ({
    kind: 'hoursExpired',
    reference: `course-edu-log:${courseEduLogId}:${before.slice(0, 10)}`,
    facts: { courseName, years },
  }))
}

const refundedOrder = [HourKind.Revert, HourKind.Restore]

/** The available seconds, less those earned since: the oldest minutes are uploaded first. */
const olderSeconds = `sum(available_seconds) - sum(case
  when available_seconds > 0 and kind not in (?, ?) and created_at > ? then available_seconds else 0 end)`

function oldHours(
  before: string,
  client: Trx | ReturnType<typeof db.connection> = db.connection(),
  courseEduLogId?: number
): Promise<OldHours[]> {
  const query = client
    .from('hour_entries')
    .groupBy('course_edu_log_id', 'user_id', 'chapter_id')
    .havingRaw(`${olderSeconds} > 0`, [...refundedOrder, before])
    .select('course_edu_log_id as courseEduLogId', 'user_id as userId', 'chapter_id as chapterId')
    .select(client.raw(`${olderSeconds} as seconds`, [...refundedOrder, before]))
  if (courseEduLogId !== undefined) query.where('course_edu_log_id', courseEduLogId)
  return query as unknown as Promise<OldHours[]>
}
