import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

/** The number of rows that one statement accepts on every database. */
const atOnce = 250

interface StudiedOptions {
  courses: number
  /** Finished chapters per course; every tenth one waits for its test. */
  chapters: number
}

/** A user whose courses all count for one certificate, with a study log and a ledger entry for each chapter. */
export async function learnerWithStudyTime({ courses, chapters }: StudiedOptions) {
  const learner = await createUser()
  const owner = { user_id: learner.user.id }
  const stamp = { created_at: toStored(now()) }
  const [certificateId] = await db
    .table('certificates')
    .insert({ ...owner, ...stamp, cert_subject: 'jzgc', required_course: true })

  for (let made = 0; made < courses; made++) {
    const options = { type: 5, subject: 'jzgc', required: true, seconds: chapters * 600 }
    const courseId = await course(options)
    const [courseEduLogId] = await db
      .table('course_edu_logs')
      .insert({
        ...owner,
        ...stamp,
        course_id: courseId,
        certificate_id: certificateId,
        total_seconds: chapters * 600,
        course_edu_log_status: 'learning',
      })
    const placed = Array.from({ length: chapters }, (_, at) => ({
      ...stamp,
      course_id: courseId,
      chapter_title: `第${at + 1}讲`,
      chapter_order: at,
      credit_seconds: 600,
      video_seconds: 60,
    }))
    await fill('chapters', placed)
    const ids = await db.from('chapters').where('course_id', courseId).orderBy('id').select('id')
    const record = { ...owner, ...stamp, course_edu_log_id: courseEduLogId }
    await fill(
      'study_logs',
      ids.map(({ id }) => ({
        ...record,
        course_id: courseId,
        chapter_id: id,
        study_seconds: 600,
        study_status: 'unuse',
      }))
    )
    await fill(
      'hour_entries',
      ids.map(({ id }, at) => ({
        ...record,
        chapter_id: id,
        kind: 'watch',
        cause: `watch:${id}:${learner.user.id}`,
        held_seconds: at % 10 ? 0 : 600,
        available_seconds: at % 10 ? 600 : 0,
      }))
    )
  }
  return { ...learner, certificateId: certificateId as number }
}

async function fill(table: string, rows: object[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) {
    await db.table(table).multiInsert(rows.slice(at, at + atOnce))
  }
}
