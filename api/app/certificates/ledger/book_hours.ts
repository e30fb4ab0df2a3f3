import { HourKind, HourRuleVersion } from '#certificates/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** Seconds added to each of the four accounts; default 0. */
export interface HourChange {
  held?: number
  available?: number
  used?: number
  expired?: number
}

interface HourEntry {
  userId: number
  courseEduLogId: number
  chapterId?: number | null
  hourUploadId?: number | null
  kind: HourKind
  /** The cause of the entry; a cause is booked once. */
  cause: string
  actorId?: number | null
  reason?: string | null
  /** When a former platform booked it, as stored text. */
  at?: string
}

/** The only writer of the ledger: entries are added and never changed. @returns the id */
export async function bookHours(trx: Trx, entry: HourEntry, change: HourChange): Promise<number> {
  const [id] = await trx
    .table('hour_entries')
    .insert({
      user_id: entry.userId,
      course_edu_log_id: entry.courseEduLogId,
      chapter_id: entry.chapterId ?? null,
      hour_upload_id: entry.hourUploadId ?? null,
      kind: entry.kind,
      held_seconds: change.held ?? 0,
      available_seconds: change.available ?? 0,
      used_seconds: change.used ?? 0,
      expired_seconds: change.expired ?? 0,
      cause: entry.cause,
      rule_version: HourRuleVersion,
      actor_id: entry.actorId ?? null,
      reason: entry.reason ?? null,
      created_at: entry.at ?? toStored(now()),
    })
  return id
}

interface FinishedChapter {
  userId: number
  courseEduLogId: number
  chapterId: number
  seconds: number
  /** A test must be passed before its seconds are available. */
  needsTest: boolean
}

export async function bookFinishedChapter(trx: Trx, chapter: FinishedChapter): Promise<void> {
  const { userId, courseEduLogId, chapterId, seconds, needsTest } = chapter
  if (seconds === 0) return
  const cause = `${HourKind.Watch}:${chapterId}:${userId}`
  await bookHours(
    trx,
    { userId, courseEduLogId, chapterId, kind: HourKind.Watch, cause },
    needsTest ? { held: seconds } : { available: seconds }
  )
}
