/** `pubprac` shows only the chapter's exercises. */
export const ChapterStatus = { Unpublish: 'unpublish', PublishedPractice: 'pubprac', Published: 'published' } as const
export type ChapterStatus = (typeof ChapterStatus)[keyof typeof ChapterStatus]
export const ChapterStatusText = {
  unpublish: '未发布',
  pubprac: '仅发布练习',
  published: '已发布',
} as const satisfies Record<ChapterStatus, string>
export const ChapterStatuses: readonly ChapterStatus[] = ['unpublish', 'pubprac', 'published']

/** Types whose chapters can be previews: further education hides its chapters, live lessons are held once. */
export const TrialTypes: readonly number[] = [1]
export const trialText = '试看'
export const trialHint = '网络课程发布后，没有购买的人也可以观看本章视频，不计学习时间'

export const ChapterTitleMin = 2
export const ChapterTitleMax = 50
export const ChapterMinutesMax = 100

export function chapterName(position: number, parentTitle?: string): string {
  return parentTitle ? `${parentTitle}-${position}` : `章节${position}`
}

export const chapterBought = (buyers: number) => `${buyers} 名学员已购买，他们看到过的章节不能删除，可以改为“未发布”`
