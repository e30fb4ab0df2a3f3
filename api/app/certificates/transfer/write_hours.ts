import { lockUser } from '#accounts/lock_user'
import { CourseType } from '#catalogue/terms'
import CourseEduLog from '#certificates/course_edu_log'
import { bookHours } from '#certificates/ledger/book_hours'
import { certificateOf } from '#certificates/ledger/open_course_edu_log'
import { CourseEduLogStatus, HourKind, HourRuleVersion } from '#certificates/terms'
import type { hourColumns } from '#certificates/transfer/hour_columns'
import { toStored, now } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'

type Row = TransferRow<typeof hourColumns>

/** Hours of a former platform, per chapter or for the whole course. */
export async function writeHours(rows: Row[], context: WriteContext): Promise<void> {
  const { trx, refuse, done } = context
  const people = [...new Set(rows.map(({ values }) => values.person))].sort((one, other) => one - other)
  for (const id of people) await lockUser(trx, id)
  for (const row of rows) {
    if (row.rowId) {
      done(row, row.rowId)
      continue
    }
    const log = await findLog(trx, row)
    const sentence = log === null ? '课程不产生学时' : await faultOf(trx, row, log)
    if (sentence) refuse(row, { code: 'E_RULE', facts: { sentence } })
    else done(row, await book(row, log!, context))
  }
}

/** The study record of the person and the course, new with the first row; null for a course that earns no hours. */
async function findLog(trx: Trx, { values }: Row): Promise<CourseEduLog | null> {
  const { person: userId, course: courseId } = values
  const known = await CourseEduLog.query({ client: trx }).where({ userId, courseId }).forUpdate().first()
  if (known) return known
  const course = await trx.from('courses').where('id', courseId).firstOrFail()
  if (course.course_type !== CourseType.FurtherEducation || !course.cert_subject) return null

  const account = { userId, certSubject: course.cert_subject, requiredCourse: Boolean(course.required_course) }
  const certificate = await certificateOf(trx, account)
  await trx
    .from('certificates')
    .where('id', certificate.id)
    .where('created_at', '>', values.started_at)
    .update({ created_at: values.started_at })
  const [id] = await trx
    .table('course_edu_logs')
    .insert({
      user_id: userId,
      course_id: courseId,
      certificate_id: certificate.id,
      total_seconds: values.total_seconds ?? course.course_seconds,
      rule_version: HourRuleVersion,
      course_edu_log_status: values.passed_at ? CourseEduLogStatus.Pass : CourseEduLogStatus.Learning,
      passed_at: values.passed_at,
      created_at: values.started_at,
      updated_at: toStored(now()),
    })
  return CourseEduLog.findOrFail(id, { client: trx })
}

async function faultOf(trx: Trx, { values }: Row, log: CourseEduLog): Promise<string | null> {
  const { person, course, chapter } = values
  const booked = await trx
    .from('hour_entries')
    .where('course_edu_log_id', log.id)
    .where((query) => (chapter === null ? query.whereNull('chapter_id') : query.where('chapter_id', chapter)))
    .select('id')
    .first()
  if (booked) return '学员的这些学时已经在本平台'
  if (chapter === null) return null
  const finished = await trx
    .from('study_logs')
    .where({ user_id: person, chapter_id: chapter, course_id: course })
    .first()
  return finished ? null : '请先在 progress.csv 中导入这个章节的完成时间'
}

async function book({ key, values }: Row, log: CourseEduLog, { trx, sourceName }: WriteContext): Promise<number> {
  const { earned_seconds: available, person: userId, chapter: chapterId } = values
  const [held, expired] = [values.held_seconds ?? 0, values.expired_seconds ?? 0]
  if (chapterId !== null) {
    await trx
      .from('study_logs')
      .where({ user_id: userId, chapter_id: chapterId })
      .update({ course_edu_log_id: log.id, study_seconds: available + held + expired })
  }
  return bookHours(
    trx,
    {
      userId,
      courseEduLogId: log.id,
      chapterId,
      kind: HourKind.Import,
      cause: `import:${key}`,
      reason: sourceName,
      at: values.passed_at ?? values.started_at,
    },
    { available, held, expired }
  )
}
