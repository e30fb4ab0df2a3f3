/** Publications of a course that are kept to compare with (docs/decisions/0014). */
export const KeptPublications = 5

export type FactKind = 'text' | 'money' | 'rich' | 'image' | 'list'

export const ChapterFieldText = {
  chapterTitle: '标题',
  position: '位置',
  chapterTime: '学时',
  chapterVideoId: '视频',
  chapterHandoutExtension: '讲义',
  paperId: '章节测试',
  chapterStatus: '状态',
} as const

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
