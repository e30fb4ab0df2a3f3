/** Publications of one course that are kept to compare with (docs/decisions/0014). */
export const KeptPublications = 5

/** How a fact is compared and shown beside its older self. */
export type FactKind = 'text' | 'money' | 'rich' | 'image' | 'list'

/** What an author decides of a course, by its name on the wire. */
export const CourseFieldText = {
  courseName: '课程名称',
  converImgUrl: '课程封面',
  courseTeacher: '讲课专家',
  certSubject: '专业',
  requiredCourse: '是否必修课',
  teachingType: '授课方式',
  teachingAddr: '授课地点',
  coursePriceOriginal: '原价',
  coursePrice: '优惠价',
  freightPrice: '运费',
  discountRules: '优惠规则',
  courseTime: '学时',
  courseTags: '标签',
  models: '规格',
  relatedCourseId: '关联教材',
  recommended: '首页轮播',
  backgroundColor: '轮播底色',
  videoId: '课程视频',
  paperId: '课程测试',
  courseDescription: '课程介绍',
} as const

export const ChapterFieldText = {
  chapterTitle: '标题',
  position: '位置',
  chapterTime: '学时',
  chapterVideoId: '视频',
  chapterHandoutExtension: '讲义',
  paperId: '章节测试',
  chapterStatus: '状态',
} as const

/** What became of a chapter since the last publication. */
export const ChapterChange = {
  Added: 'added',
  Removed: 'removed',
  Changed: 'changed',
  Moved: 'moved',
} as const
export type ChapterChange = (typeof ChapterChange)[keyof typeof ChapterChange]
export const ChapterChangeText = {
  added: '新增',
  removed: '删除',
  changed: '修改',
  moved: '移动',
} as const satisfies Record<ChapterChange, string>
