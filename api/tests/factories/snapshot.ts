import type { Snapshot, SnapshotChapter } from '#catalogue/publications/snapshot'

/** A chapter as a publication keeps it; change what the test is about. */
export function shownChapter(id: number, facts: Partial<SnapshotChapter> = {}): SnapshotChapter {
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
    ...facts,
  }
}

/** A course as a publication keeps it. */
export function shown(
  facts: Partial<Snapshot['course']> = {},
  chapters: SnapshotChapter[] = []
): Snapshot {
  return {
    course: {
      courseName: '施工员岗位能力提升',
      courseDescription: '<p>课程介绍</p>',
      coverUrl: '/uploads/image/cover/a.jpg',
      backgroundColor: null,
      teacherId: 7,
      teacherName: '秦书仪',
      teachingType: '网络授课',
      teachingAddr: null,
      priceFen: 8850,
      originalPriceFen: 10_000,
      freightFen: 0,
      courseSeconds: 2700,
      certSubject: null,
      requiredCourse: null,
      relatedCourseId: null,
      relatedCourseName: null,
      videoId: null,
      paperId: null,
      recommended: 0,
      tags: ['MainCert'],
      models: [],
      rules: [{ ruleCode: '04', priceFen: 7999 }],
      ...facts,
    },
    chapters,
  }
}
