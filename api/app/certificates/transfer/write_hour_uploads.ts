import { lockUser } from '#accounts/lock_user'
import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { attributeHours } from '#certificates/cycles/attribute_hours'
import { availableByChapter, type ChapterSeconds } from '#certificates/ledger/available_by_chapter'
import { bookHours } from '#certificates/ledger/book_hours'
import { reserveChapterMinutes } from '#certificates/ledger/take_chapters'
import { updateCertificateStatus } from '#certificates/ledger/update_certificate_status'
import { CourseEduLogStatus, HourKind, HourUploadState } from '#certificates/terms'
import type { hourUploadColumns } from '#certificates/transfer/hour_columns'
import { fromStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'

type Row = TransferRow<typeof hourUploadColumns>

/** Uploads that the registry has confirmed to the former platform, booked as ours are. */
export async function writeHourUploads(rows: Row[], { trx, done, refuse }: WriteContext): Promise<void> {
  const logs = await logsOf(trx, rows)
  const people = [...new Set([...logs.values()].map(({ userId }) => userId))].sort((one, other) => one - other)
  for (const id of people) await lockUser(trx, id)
  for (const row of rows) {
    const log = getOrFail(logs, row.values.hours)
    const chapters = row.rowId ? [] : await chaptersOf(trx, row, log)
    if (!chapters) refuse(row, { code: 'E_OVER', column: 'pushed_seconds' })
    else done(row, row.rowId ?? (await writeUpload(trx, row, { log, chapters })))
  }
}

async function logsOf(trx: Trx, rows: Row[]): Promise<Map<number, CourseEduLog>> {
  const entries: { id: number; logId: number }[] = await trx
    .from('hour_entries')
    .whereIn(
      'id',
      rows.map(({ values }) => values.hours)
    )
    .select('id', 'course_edu_log_id as logId')
  const logs = await CourseEduLog.query({ client: trx }).whereIn(
    'id',
    entries.map(({ logId }) => logId)
  )
  const byId = new Map(logs.map((log) => [log.id, log]))
  return new Map(entries.map(({ id, logId }) => [id, getOrFail(byId, logId)]))
}

/** Of a reverted upload only the receipt counts: its minutes may have been used otherwise since. */
async function chaptersOf(trx: Trx, { values }: Row, log: CourseEduLog): Promise<ChapterSeconds[] | null> {
  const taken = reserveChapterMinutes(await availableByChapter(trx, log.id), values.pushed_seconds)
  return taken ?? (values.reverted_at === null ? null : [])
}

async function writeUpload(
  trx: Trx,
  row: Row,
  { log, chapters }: { log: CourseEduLog; chapters: ChapterSeconds[] }
): Promise<number> {
  const { values } = row
  const isReverted = values.reverted_at !== null
  const pushId = await freePushId(trx, row)
  const [id] = await trx
    .table('hour_uploads')
    .insert({
      push_id: pushId,
      user_id: log.userId,
      course_edu_log_id: log.id,
      pushed_seconds: values.pushed_seconds,
      state: isReverted ? HourUploadState.Reverted : HourUploadState.Confirmed,
      request: JSON.stringify(chapters),
      receipt_no: values.receipt_no,
      sent_at: values.sent_at,
      confirmed_at: values.confirmed_at,
      reverted_at: values.reverted_at,
      revert_reason: values.revert_reason,
      created_at: values.sent_at ?? values.confirmed_at,
    })
  const used: number[] = []
  for (const { chapterId, seconds } of chapters) {
    const entry = { userId: log.userId, courseEduLogId: log.id, chapterId, hourUploadId: id }
    const push = { ...entry, kind: HourKind.Push, cause: `${HourKind.Push}:${id}:${chapterId ?? 0}` }
    used.push(await bookHours(trx, { ...push, at: values.confirmed_at }, { available: -seconds, used: seconds }))
    if (!isReverted) continue
    const revert = { ...entry, kind: HourKind.Revert, cause: `${HourKind.Revert}:${id}:${chapterId ?? 0}` }
    const { reverted_at: at, revert_reason: reason } = values
    await bookHours(trx, { ...revert, at: at!, reason }, { available: seconds, used: -seconds })
  }
  if (isReverted) return id

  await attributeHours(trx, log.userId, used)
  const uploadedAt = fromStored(values.confirmed_at)
  await log.useTransaction(trx).merge({ courseEduLogStatus: CourseEduLogStatus.Uploaded, uploadedAt }).save()
  await updateCertificateStatus(trx, await Certificate.findOrFail(log.certificateId, { client: trx }))
  return id
}

async function freePushId(trx: Trx, { key, values }: Row): Promise<string> {
  const wanted = values.push_id
  const isTaken = !wanted || (await trx.from('hour_uploads').where('push_id', wanted).select('id').first())
  return isTaken ? `import-${key}` : wanted
}
