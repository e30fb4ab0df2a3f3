import db from '@adonisjs/lucid/services/db'
import { changedRecords } from '#certificates/transfer/changed_records'
import { finishedKey } from '#certificates/transfer/check_hours'
import { transferKind } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import { progressColumns } from '#learning/transfer/progress_columns'
import { writeProgress } from '#learning/transfer/write_progress'

export const progressKind = transferKind({
  object: 'progress',
  table: 'chapter_progress',
  columns: progressColumns,
  async check(rows, { trx, link, preview }) {
    const people = rows.flatMap(({ values }) => values.person ?? [])
    const known = await (trx ?? db.connection())
      .from('chapter_progress')
      .whereIn('user_id', [...new Set(people)])
      .select('id', 'user_id', 'chapter_id')
    const ids = new Map(known.map((row) => [`${row.user_id} ${row.chapter_id}`, row.id]))
    for (const row of rows) {
      if (row.values.completed_at) preview?.count(finishedKey(row), 1)
      const id = ids.get(`${row.values.person} ${row.values.chapter}`)
      if (row.rowId === null && id) link(row, id)
    }
  },
  write: writeProgress,
  changed: changedProgress,
  async read(afterId, limit, { client }) {
    const rows = await (client ?? db.connection())
      .from('chapter_progress as c')
      .join('users as p', 'p.id', 'c.user_id')
      .leftJoin('study_logs as s', (join) => join.on('s.user_id', 'c.user_id').on('s.chapter_id', 'c.chapter_id'))
      .whereNull('p.deleted_at')
      .where('c.id', '>', afterId)
      .orderBy('c.id')
      .limit(limit)
      .select('c.*', 's.test_passed')
    return rows.map((row) => ({
      id: row.id,
      values: {
        person: row.user_id,
        chapter: row.chapter_id,
        covered_seconds: row.covered_seconds,
        position_seconds: row.position_seconds,
        completed_at: row.completed_at,
        test_passed: row.test_passed === null ? null : Boolean(row.test_passed),
      },
    }))
  },
})

/** Also that of chapters whose hours are exported: an import asks for it. */
async function changedProgress(since: string, client: Trx): Promise<Set<number>> {
  const records = client.from('course_edu_logs').whereIn('id', changedRecords(since, client))
  const rows = await client
    .from('chapter_progress as c')
    .where((query) =>
      query
        .where('c.created_at', '>=', since)
        .orWhere('c.updated_at', '>=', since)
        .orWhereExists(
          records
            .clone()
            .whereColumn('course_edu_logs.user_id', 'c.user_id')
            .whereColumn('course_edu_logs.course_id', 'c.course_id')
            .select('id')
        )
    )
    .select('c.id')
  return new Set(rows.map(({ id }) => Number(id)))
}
