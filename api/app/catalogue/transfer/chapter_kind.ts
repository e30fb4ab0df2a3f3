import app from '@adonisjs/core/services/app'
import Chapter from '#catalogue/chapter'
import { chapterColumns } from '#catalogue/transfer/chapter_columns'
import { writeChapters } from '#catalogue/transfer/write_chapters'
import { targetOf, transferKind } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { exportFile } from '#media/transfer/transferred_files'

export const chapterKind = transferKind({
  object: 'chapters',
  table: 'chapters',
  columns: chapterColumns,
  batch: 50,
  async check(rows, { refuse, trx, preview }) {
    const parentIds = rows.flatMap(({ values }) => values.parent ?? [])
    const parents = await Chapter.query({ client: trx }).whereIn('id', parentIds)
    const staged = await preview?.targets(rows, 'parent')
    for (const row of rows) {
      const target = staged?.get(row)
      const known = parents.find(({ id }) => id === row.values.parent)
      const parent = target
        ? { course: targetOf(target, 'course'), isNested: targetOf(target, 'parent') !== '' }
        : known && { course: String(known.courseId), isNested: known.parentId !== null }
      if (!parent) continue
      const isOther = parent.course !== targetOf(row, 'course')
      if (!isOther && !parent.isNested) continue
      const sentence = isOther ? '上级章节属于另一门课程' : '章节最多两级'
      refuse(row, { code: 'E_RULE', column: 'parent', facts: { sentence } })
    }
  },
  write: writeChapters,
  async read(afterId, limit, context) {
    const storage = await app.container.make(ObjectStorage)
    const chapters = await Chapter.query({ client: context.client })
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
    return Promise.all(
      chapters.map(async (chapter) => {
        const { handoutKey: key } = chapter
        const handout = key && (await exportFile(context, storage, { key, folder: 'handouts' }))
        return {
          id: chapter.id,
          values: {
            course: chapter.courseId,
            parent: chapter.parentId,
            chapter_title: chapter.chapterTitle,
            chapter_order: chapter.chapterOrder,
            credit_seconds: chapter.creditSeconds,
            video_id: chapter.videoId,
            video_seconds: chapter.videoSeconds,
            status: chapter.chapterStatus,
            trial: Boolean(chapter.trial),
            handout_file: handout || null,
            handout_name: handout ? chapter.handoutName : null,
          },
        }
      })
    )
  },
})
