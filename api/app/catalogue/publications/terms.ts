/** Publications of a course that are retained for comparison (docs/decisions/0014). */
export const RetainedPublications = 5

export type FieldValueKind = 'text' | 'money' | 'rich' | 'image' | 'list'

export const ChapterFieldText = {
  chapterTitle: '标题',
  position: '位置',
  chapterTime: '学时',
  chapterVideoId: '视频',
  chapterHandoutExtension: '讲义',
  paperId: '章节测试',
  chapterTrial: '试看',
  chapterStatus: '状态',
} as const

export const ChapterChange = { Added: 'added', Removed: 'removed', Changed: 'changed', Moved: 'moved' } as const
export type ChapterChange = (typeof ChapterChange)[keyof typeof ChapterChange]
export const ChapterChangeText = {
  added: '新增',
  removed: '删除',
  changed: '修改',
  moved: '移动',
} as const satisfies Record<ChapterChange, string>

/** Title of the confirmation before a course is unpublished or withdrawn (docs/product.md 2.3). */
export const revocationTitle = (courseName: string) => `下架《${courseName}》？`
export const revocationText = (buyers: number) =>
  buyers > 0 ? `${buyers} 名学员已购买，下架后前台不再销售。` : '下架后前台不再销售。'
export const revocationEffect = '已购买的学员不受影响，可以继续学习。'
