import db from '@adonisjs/lucid/services/db'
import { finishedKey } from '#certificates/transfer/check_hours'
import { transferKind } from '#core/transfer/kind'
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
