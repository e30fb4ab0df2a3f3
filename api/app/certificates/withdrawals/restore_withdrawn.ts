import { bookHours } from '#certificates/ledger/book_hours'
import { HourKind } from '#certificates/terms'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'

interface GrantedEntitlements {
  userIds: number[]
  courseIds: number[]
}

/** A study record whose hours were restored. */
export interface RestoredRecord {
  userId: number
  courseId: number
}

interface WithdrawnChapter {
  courseEduLogId: number
  chapterId: number | null
  seconds: number
  lastEntryId: number
}

/** Restores the hours that refunds withdrew from these users. The caller holds their locks. */
export async function restoreWithdrawn(
  trx: Trx,
  { userIds, courseIds }: GrantedEntitlements
): Promise<RestoredRecord[]> {
  if (!userIds.length || !courseIds.length) return []
  const logs: { id: number; userId: number; courseId: number }[] = await trx
    .from('course_edu_logs')
    .whereIn('user_id', userIds)
    .whereIn('course_id', courseIds)
    .orderBy('id')
    .select('id', 'user_id as userId', 'course_id as courseId')
  if (!logs.length) return []

  const byId = new Map(logs.map((log) => [log.id, log]))
  const restored = new Map<number, RestoredRecord>()
  for (const chapter of await withdrawnChapters(trx, [...byId.keys()])) {
    const { courseEduLogId, chapterId, lastEntryId } = chapter
    const log = getOrFail(byId, courseEduLogId)
    const seconds = chapter.seconds
    // Contains the id of the refund's entry, so that its hours are restored once.
    const cause = `${HourKind.Restore}:${lastEntryId}`
    await bookHours(
      trx,
      { userId: log.userId, courseEduLogId, chapterId, kind: HourKind.Restore, cause },
      { available: seconds, expired: -seconds }
    )
    restored.set(log.id, { userId: log.userId, courseId: log.courseId })
  }
  return [...restored.values()]
}

/** A locking read: a plain read may show the state before a refund that held the user's lock until now. */
function withdrawnChapters(trx: Trx, courseEduLogIds: number[]): Promise<WithdrawnChapter[]> {
  return trx
    .from('hour_entries')
    .whereIn('course_edu_log_id', courseEduLogIds)
    .whereIn('kind', [HourKind.Refund, HourKind.Restore])
    .groupBy('course_edu_log_id', 'chapter_id')
    .havingRaw('sum(expired_seconds) > 0')
    .orderBy('course_edu_log_id')
    .orderBy('chapter_id')
    .select('course_edu_log_id as courseEduLogId', 'chapter_id as chapterId')
    .sum('expired_seconds as seconds')
    .max('id as lastEntryId')
    .forShare() as unknown as Promise<WithdrawnChapter[]>
}
