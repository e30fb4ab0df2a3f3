import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { printedHours } from '#certificates/cycles/printed_hours'
import CourseEduLog from '#certificates/course_edu_log'
import { hourBalances, type HourBalance } from '#certificates/ledger/hour_balances'
import HourUpload from '#certificates/ledger/hour_upload'
import { HourUploadState } from '#certificates/uploads/terms'
import { getOrFail } from '#core/get_or_fail'

/** The data of a study record that a refund needs. */
export interface RecordHours {
  courseEduLogId: number
  courseId: number
  balance: HourBalance
  uploading: boolean
  /** The number of the valid certificate that contains some of its uploaded hours. */
  printedIssueNo: string | null
}

export async function recordHours(
  client: QueryClientContract,
  userId: number,
  courseIds: number[]
): Promise<RecordHours[]> {
  const logs = await CourseEduLog.query({ client }).where({ userId }).whereIn('courseId', courseIds)
  if (!logs.length) return []
  const ids = logs.map(({ id }) => id)
  const balances = await hourBalances(ids, client)
  const open = await HourUpload.query({ client }).whereIn('openKey', ids).select('courseEduLogId')
  const uploading = new Set(open.map(({ courseEduLogId }) => courseEduLogId))
  const prints = await printsOf(client, ids)
  return logs.map(({ id, courseId }) => ({
    courseEduLogId: id,
    courseId,
    balance: getOrFail(balances, id),
    uploading: uploading.has(id),
    printedIssueNo: prints.get(id) ?? null,
  }))
}

/** Hours confirmed after the print are not on it. */
async function printsOf(client: QueryClientContract, ids: number[]): Promise<Map<number, string>> {
  const rows: { id: number; issueNo: string }[] = await client
    .from('hour_uploads as u')
    .join('course_edu_logs as g', 'g.id', 'u.course_edu_log_id')
    .join('certificate_issue_lines as l', 'l.valid_key', 'g.certificate_id')
    .join('certificate_issues as i', 'i.id', 'l.certificate_issue_id')
    .whereIn('u.course_edu_log_id', ids)
    .where('u.state', HourUploadState.Confirmed)
    .where((printed) => printed.whereNull('u.confirmed_at').orWhereColumn('u.confirmed_at', '<=', 'i.created_at'))
    .select('g.id', 'i.issue_no as issueNo')
  const ofCycles: typeof rows = await printedHours(client).whereIn('g.id', ids).select('g.id', 'i.issue_no as issueNo')
  return new Map([...ofCycles, ...rows].map(({ id, issueNo }) => [id, issueNo]))
}
