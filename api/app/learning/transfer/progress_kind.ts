import db from '@adonisjs/lucid/services/db'
import { transferKind } from '#core/transfer/kind'
import { writeProgress } from '#learning/transfer/write_progress'

export const progressColumns = {
  person: {
    title: '学员',
    type: 'ref',
    required: true,
    ref: 'people',
    example: 'u-1',
    description: '学员在 people.csv 中的编号。',
    change: 'hard',
  },
  chapter: {
    title: '章节',
    type: 'ref',
    required: true,
    ref: 'chapters',
    example: 'ch-1',
    description: '章节在 chapters.csv 中的编号。',
    change: 'hard',
  },
  covered_seconds: {
    title: '已看（秒）',
    type: 'seconds',
    required: true,
    isSummed: true,
    example: '2700',
    description: '超过视频时长的部分不记。',
    change: 'soft',
  },
  position_seconds: {
    title: '上次位置（秒）',
    type: 'seconds',
    example: '1200',
    description: '继续播放的位置；不填为 0。',
    change: 'soft',
  },
  completed_at: {
    title: '学完时间',
    type: 'time',
    example: '2026-03-05 21:00:00',
    description: '没有学完时不填。',
    change: 'soft',
  },
  test_passed: { title: '通过测试', type: 'bool', example: '1', description: '章节没有测试时不填。', change: 'soft' },
} as const

export const progressKind = transferKind({
  object: 'progress',
  title: '学习进度',
  table: 'chapter_progress',
  columns: progressColumns,
  async check(rows, { trx, link }) {
    const people = rows.flatMap(({ values }) => values.person ?? [])
    const known = await (trx ?? db.connection())
      .from('chapter_progress')
      .whereIn('user_id', [...new Set(people)])
      .select('id', 'user_id', 'chapter_id')
    const ids = new Map(known.map((row) => [`${row.user_id} ${row.chapter_id}`, row.id]))
    for (const row of rows) {
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
