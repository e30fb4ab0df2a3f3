import app from '@adonisjs/core/services/app'
import Chapter from '#catalogue/chapter'
import { ChapterStatusText, ChapterTitleMax } from '#catalogue/terms'
import { writeChapters } from '#catalogue/transfer/write_chapters'
import { transferKind } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { exportFile } from '#media/transfer/transferred_files'

export const chapterColumns = {
  course: {
    title: '课程',
    type: 'ref',
    required: true,
    ref: 'courses',
    example: 'c-1',
    description: '课程在 courses.csv 中的编号。',
    change: 'hard',
  },
  parent: {
    title: '上级章节',
    type: 'ref',
    ref: 'chapters',
    example: 'ch-1',
    description: '最多两级。',
    change: 'hard',
  },
  chapter_title: {
    title: '章节名称',
    type: 'text',
    required: true,
    max: ChapterTitleMax,
    example: '第一讲 施工组织设计',
    description: '学员看到的名称。',
    change: 'soft',
  },
  chapter_order: {
    title: '顺序',
    type: 'int',
    required: true,
    range: [0, 10_000],
    example: '1',
    description: '同级章节按它排列。',
    change: 'soft',
  },
  credit_seconds: {
    title: '学时（秒）',
    type: 'seconds',
    example: '2700',
    description: '学完本章获得的学时，整秒。',
    change: 'soft',
  },
  video_id: {
    title: '视频编号',
    type: 'text',
    max: 64,
    example: '0a1b2c3d4e5f',
    description: '同一视频云账号中的编号。找不到的视频需要重新上传。',
    change: 'soft',
  },
  video_seconds: {
    title: '视频时长（秒）',
    type: 'seconds',
    example: '2700',
    description: '整秒。学习进度不会超过它。',
    change: 'soft',
  },
  status: {
    title: '状态',
    type: 'choice',
    values: ChapterStatusText,
    example: 'published',
    description: 'unpublish 未发布，pubprac 仅发布练习，published 已发布；不填为已发布。',
    change: 'soft',
  },
  trial: { title: '试看', type: 'bool', example: '0', description: '不填为否。', change: 'soft' },
  handout_file: {
    title: '讲义文件',
    type: 'file',
    example: 'handouts/1.pdf',
    description: 'files 文件夹中的 PDF、Word 或 PowerPoint，不超过 200 MB。',
    change: 'soft',
  },
  handout_name: {
    title: '讲义名称',
    type: 'text',
    max: 255,
    example: '第一讲讲义.pdf',
    description: '下载时的文件名；不填为讲义文件的名称。',
    change: 'soft',
  },
} as const

export const chapterKind = transferKind({
  object: 'chapters',
  title: '章节',
  table: 'chapters',
  columns: chapterColumns,
  batch: 50,
  async check(rows, { refuse, trx }) {
    const parentIds = rows.flatMap(({ values }) => values.parent ?? [])
    const parents = await Chapter.query({ client: trx }).whereIn('id', parentIds)
    for (const row of rows) {
      const parent = parents.find(({ id }) => id === row.values.parent)
      if (!parent) continue
      const isOther = parent.courseId !== row.values.course
      if (!isOther && parent.parentId === null) continue
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
