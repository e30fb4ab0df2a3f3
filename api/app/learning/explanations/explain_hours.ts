import db from '@adonisjs/lucid/services/db'
import type CourseEduLog from '#certificates/course_edu_log'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { withdrawnSeconds } from '#certificates/withdrawals/withdrawn_seconds'
import { HourKind, type HourUploadState } from '#certificates/terms'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { passedTests } from '#learning/explanations/passed_tests'
import { sourceSessions } from '#learning/explanations/source_sessions'

interface EntryRow {
  id: number
  kind: HourKind
  held: number
  available: number
  used: number
  expired: number
  ruleVersion: number
  reason: string | null
  createdAt: string
  actorName: string | null
  chapterId: number | null
  chapterName: string | null
  videoSeconds: number | null
  playedSeconds: number | null
  seenSeconds: number | null
  pushLogId: number | null
  pushId: string | null
  pushState: HourUploadState | null
  receiptNo: string | null
  sentAt: string | null
  confirmedAt: string | null
}

/** The number of queries does not grow with the page. */
export async function explainHours(log: CourseEduLog, page = 1, pageSize = 10) {
  const [course, balances, withdrawn, found] = await Promise.all([
    db.from('courses').where('id', log.courseId).select('course_name as name').firstOrFail(),
    hourBalances([log.id]),
    withdrawnSeconds([log.id]),
    entriesOf(log).paginate(page, pageSize),
  ])
  const entries = found.all() as EntryRow[]
  const chaptersOf = (kind: HourKind) =>
    entries.flatMap((entry) => (entry.kind === kind && entry.chapterId ? [entry.chapterId] : []))
  const [sessions, tests] = await Promise.all([
    sourceSessions(log, chaptersOf(HourKind.Watch)),
    passedTests(log.userId, chaptersOf(HourKind.Test)),
  ])
  const balance = getOrFail(balances, log.id)
  const gone = getOrFail(withdrawn, log.id)
  return {
    courseEduLog: {
      courseEduLogId: log.id,
      courseId: log.courseId,
      courseName: course.name as string,
      createTime: toWireTime(log.createdAt),
      ruleVersion: log.ruleVersion,
      totalTime: toMinutes(log.totalSeconds),
      heldHours: toMinutes(balance.held),
      availableHours: toMinutes(balance.available),
      usedHours: toMinutes(balance.used),
      expiredHours: toMinutes(balance.expired - gone),
      withdrawnHours: toMinutes(gone),
    },
    hourEntries: entries.map((entry) => ({
      ...toEntry(entry),
      playSessions:
        entry.kind === HourKind.Watch
          ? sessions.filter(
              ({ courseChapterId, openTime }) =>
                courseChapterId === entry.chapterId && openTime! <= toWireTime(entry.createdAt)!
            )
          : [],
      test: (entry.kind === HourKind.Test && tests.get(entry.chapterId ?? 0)) || null,
    })),
    total: found.total,
  }
}

function entriesOf({ id, userId }: CourseEduLog) {
  return db
    .from('hour_entries as e')
    .leftJoin('chapters', 'chapters.id', 'e.chapter_id')
    .leftJoin('users as actors', 'actors.id', 'e.actor_id')
    .leftJoin('hour_uploads as u', 'u.id', 'e.hour_upload_id')
    .leftJoin('chapter_progress as p', (join) =>
      join.on('p.chapter_id', '=', 'e.chapter_id').andOnVal('p.user_id', '=', userId)
    )
    .where('e.course_edu_log_id', id)
    .orderBy('e.id', 'desc')
    .select(
      'e.id',
      'e.kind',
      'e.held_seconds as held',
      'e.available_seconds as available',
      'e.used_seconds as used',
      'e.expired_seconds as expired',
      'e.rule_version as ruleVersion',
      'e.reason',
      'e.created_at as createdAt',
      'actors.user_name as actorName',
      'e.chapter_id as chapterId',
      'chapters.chapter_title as chapterName',
      'chapters.video_seconds as videoSeconds',
      'p.credited_seconds as playedSeconds',
      'p.covered_seconds as seenSeconds',
      'u.id as pushLogId',
      'u.push_id as pushId',
      'u.state as pushState',
      'u.receipt_no as receiptNo',
      'u.sent_at as sentAt',
      'u.confirmed_at as confirmedAt'
    )
}

function toEntry(entry: EntryRow) {
  return {
    hourEntryId: entry.id,
    kind: entry.kind,
    createTime: toWireTime(entry.createdAt),
    heldHours: toMinutes(entry.held),
    availableHours: toMinutes(entry.available),
    usedHours: toMinutes(entry.used),
    expiredHours: toMinutes(entry.expired),
    ruleVersion: entry.ruleVersion,
    reason: entry.reason,
    actorName: entry.actorName,
    courseChapterId: entry.chapterId,
    chapterName: entry.chapterName,
    watched:
      entry.kind === HourKind.Watch && entry.playedSeconds !== null
        ? {
            videoDuration: entry.videoSeconds ?? 0,
            videoPlayTime: entry.playedSeconds,
            seenTime: entry.seenSeconds ?? 0,
          }
        : null,
    push: entry.pushLogId && {
      pushLogId: entry.pushLogId,
      pushId: entry.pushId!,
      state: entry.pushState!,
      receiptNo: entry.receiptNo,
      sentTime: toWireTime(entry.sentAt),
      confirmTime: toWireTime(entry.confirmedAt),
    },
  }
}
