import { lockUsers } from '#accounts/lock_user'
import Chapter from '#catalogue/chapter'
import { getOrFail } from '#core/get_or_fail'
import { insertMany } from '#core/lists/insert_many'
import { now, toStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import type { progressColumns } from '#learning/transfer/progress_columns'
import { StudyStatus } from '#learning/terms'

type Row = TransferRow<typeof progressColumns>

/** No play sessions are invented. Of a chapter that was studied here too, the greater part counts. */
export async function writeProgress(rows: Row[], { trx, done, note }: WriteContext): Promise<void> {
  await lockUsers(
    trx,
    rows.map(({ values }) => values.person)
  )
  const chapters = await Chapter.query({ client: trx }).whereIn('id', [
    ...new Set(rows.map(({ values }) => values.chapter)),
  ])
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]))
  const studied: Studied[] = rows.map((row) => {
    const chapter = byId.get(row.values.chapter)!
    const wanted = row.values.covered_seconds
    const covered = chapter.videoSeconds > 0 ? Math.min(wanted, chapter.videoSeconds) : wanted
    if (covered < wanted) note(row, { code: 'N_CUT', column: 'covered_seconds' })
    return { row, chapter, covered }
  })
  for (const one of studied) {
    if (one.row.rowId === null) continue
    await update(trx, one, one.row.rowId)
    done(one.row, one.row.rowId)
  }
  const added = studied.filter(({ row }) => row.rowId === null)
  await insertMany(trx, 'chapter_progress', added.map(recordOf))
  const ids = await idsOf(trx, 'chapter_progress', added)
  for (const one of added) done(one.row, getOrFail(ids, nameOf(one)))
  await addStudyLogs(
    trx,
    studied.filter(({ row }) => row.values.completed_at)
  )
}

interface Studied {
  row: Row
  chapter: Chapter
  covered: number
}

const nameOf = ({ row: { values } }: Studied) => `${values.person} ${values.chapter}`

/** By person and chapter. A locking read: MySQL would show the rows of an earlier moment. */
async function idsOf(trx: Trx, table: 'chapter_progress' | 'study_logs', studied: Studied[]) {
  if (!studied.length) return new Map<string, number>()
  const rows = await trx
    .from(table)
    .whereIn(
      'user_id',
      studied.map(({ row }) => row.values.person)
    )
    .whereIn('chapter_id', [...new Set(studied.map(({ chapter }) => chapter.id))])
    .forUpdate()
    .select('id', 'user_id', 'chapter_id')
  return new Map<string, number>(rows.map((row) => [`${row.user_id} ${row.chapter_id}`, Number(row.id)]))
}

const watched = ({ row: { values }, covered }: Studied) => ({
  covered_seconds: covered,
  segments: JSON.stringify([[0, covered]]),
  position_seconds: values.position_seconds ?? (values.completed_at ? 0 : covered),
})

function recordOf(studied: Studied) {
  const { row, chapter, covered } = studied
  const { person, completed_at: completedAt } = row.values
  const at = toStored(now())
  return {
    user_id: person,
    course_id: chapter.courseId,
    chapter_id: chapter.id,
    ...watched(studied),
    credited_seconds: covered,
    completed_at: completedAt,
    updated_at: at,
    created_at: completedAt ?? at,
  }
}

async function update(trx: Trx, studied: Studied, rowId: number): Promise<void> {
  const known = await trx.from('chapter_progress').where('id', rowId).forUpdate().firstOrFail()
  const { row, covered } = studied
  await trx
    .from('chapter_progress')
    .where('id', rowId)
    .update({
      ...(covered > known.covered_seconds && {
        ...watched(studied),
        credited_seconds: Math.max(covered, known.credited_seconds),
      }),
      completed_at: known.completed_at || row.values.completed_at,
      updated_at: toStored(now()),
    })
}

/** They belong to no study record until `hours.csv` names the chapter. */
async function addStudyLogs(trx: Trx, studied: Studied[]): Promise<void> {
  const known = await idsOf(trx, 'study_logs', studied)
  const missing = new Map(studied.map((one) => [nameOf(one), one]))
  for (const name of known.keys()) missing.delete(name)
  await insertMany(
    trx,
    'study_logs',
    [...missing.values()].map(({ row: { values }, chapter }) => ({
      user_id: values.person,
      course_id: chapter.courseId,
      chapter_id: chapter.id,
      study_seconds: chapter.creditSeconds,
      study_status: StudyStatus.Unused,
      test_passed: values.test_passed,
      created_at: values.completed_at,
    }))
  )
}
