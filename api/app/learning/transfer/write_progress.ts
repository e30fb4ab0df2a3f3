import { lockUser } from '#accounts/lock_user'
import Chapter from '#catalogue/chapter'
import { now, toStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import type { progressColumns } from '#learning/transfer/progress_columns'
import { StudyStatus } from '#learning/terms'

type Row = TransferRow<typeof progressColumns>

/** No play sessions are invented. Of a chapter that was studied here too, the greater part counts. */
export async function writeProgress(rows: Row[], { trx, done, note }: WriteContext): Promise<void> {
  const people = [...new Set(rows.map(({ values }) => values.person))].sort((one, other) => one - other)
  for (const id of people) await lockUser(trx, id)
  const chapters = await Chapter.query({ client: trx }).whereIn('id', [
    ...new Set(rows.map(({ values }) => values.chapter)),
  ])
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]))
  for (const row of rows) {
    const chapter = byId.get(row.values.chapter)!
    const wanted = row.values.covered_seconds
    const covered = chapter.videoSeconds > 0 ? Math.min(wanted, chapter.videoSeconds) : wanted
    if (covered < wanted) note(row, { code: 'N_CUT', column: 'covered_seconds' })
    done(row, await save(trx, row, { chapter, covered }))
    if (row.values.completed_at) await writeStudyLog(trx, row, chapter)
  }
}

async function save(
  trx: Trx,
  { rowId, values }: Row,
  { chapter, covered }: { chapter: Chapter; covered: number }
): Promise<number> {
  const { person, completed_at: completedAt } = values
  const at = toStored(now())
  const known = rowId && (await trx.from('chapter_progress').where('id', rowId).forUpdate().first())
  const isFurther = !known || covered > known.covered_seconds
  const progress = {
    ...(isFurther && {
      covered_seconds: covered,
      credited_seconds: Math.max(covered, known ? known.credited_seconds : 0),
      segments: JSON.stringify([[0, covered]]),
      position_seconds: values.position_seconds ?? 0,
    }),
    completed_at: (known && known.completed_at) || completedAt,
    updated_at: at,
  }
  if (known) {
    await trx.from('chapter_progress').where('id', known.id).update(progress)
    return known.id
  }
  const owner = { user_id: person, course_id: chapter.courseId, chapter_id: chapter.id }
  const [id] = await trx.table('chapter_progress').insert({ ...owner, ...progress, created_at: completedAt ?? at })
  return id
}

/** Belongs to no study record until `hours.csv` names the chapter. */
async function writeStudyLog(trx: Trx, { values }: Row, chapter: Chapter): Promise<void> {
  const { person, test_passed: passed, completed_at: at } = values
  const known = await trx.from('study_logs').where({ user_id: person, chapter_id: chapter.id }).forUpdate().first()
  if (known) return
  await trx
    .table('study_logs')
    .insert({
      user_id: person,
      course_id: chapter.courseId,
      chapter_id: chapter.id,
      study_seconds: chapter.creditSeconds,
      study_status: StudyStatus.Unused,
      test_passed: passed,
      created_at: at,
    })
}
