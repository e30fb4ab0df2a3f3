import { fieldOf, snapshotFieldNames } from '#catalogue/course_fields'
import type { Snapshot, SnapshotChapter } from '#catalogue/publications/snapshot'

/** A chapter of a publication snapshot; tests change what they are about. */
export function shownChapter(id: number, options: Partial<SnapshotChapter> = {}): SnapshotChapter {
  return {
    id,
    parentId: null,
    title: `章节${id}`,
    creditSeconds: 600,
    status: 'published',
    videoId: `video-${id}`,
    videoTitle: `视频${id}`,
    videoSeconds: 90,
    handoutKey: null,
    handoutName: null,
    handoutSize: null,
    paperId: null,
    ...options,
  }
}

/** Fields that a test does not set are empty. */
const emptyFields = Object.fromEntries(
  snapshotFieldNames.map(fieldOf).map(({ attribute, kind }) => {
    if (kind === 'list') return [attribute, []]
    return [attribute, ['money', 'minutes', 'flag'].includes(kind) ? 0 : null]
  })
) as Snapshot['course']

/** A course of a publication snapshot. */
export function shown(options: Partial<Snapshot['course']> = {}, chapters: SnapshotChapter[] = []): Snapshot {
  return {
    course: {
      ...structuredClone(emptyFields),
      courseName: '施工员岗位能力提升',
      courseDescription: '<p>课程介绍</p>',
      coverUrl: '/uploads/image/cover/a.jpg',
      teacherId: 7,
      teacherName: '秦书仪',
      teachingType: '网络授课',
      priceFen: 8850,
      originalPriceFen: 10_000,
      courseSeconds: 2700,
      tags: ['MainCert'],
      rules: [{ ruleCode: '04', priceFen: 7999 }],
      ...options,
    },
    chapters,
  }
}
