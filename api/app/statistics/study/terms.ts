/** Days without watching a course, or a chapter, after which a learner has dropped off. */
export const DropOffAfterDays = 14
/** For fewer users only their number is shown: an average of one would reveal that user's behaviour. */
export const MinShownUsers = 5
/** Parts of a video in which drop-offs are counted. */
export const VideoParts = 10
/** Rows of progress, or of entitlements, of a course that are read on request; for more, the nightly counts are shown. */
export const MaxRowsOnRequest = 100_000

export const studyMessages = {
  noChapters: '该课程没有已发布的视频章节',
  notBegun: '还没有学员开始学习',
  tooFew: `不足 ${MinShownUsers} 人，只显示人数`,
  stopped: `${DropOffAfterDays} 天没有继续学习、也没有学完的学员，停在学到的最后一章`,
  counted: '学习人数较多，每晚统计一次',
  left: `${DropOffAfterDays} 天没有继续观看、也没有学完本章的学员，最后停留的位置`,
} as const

/** The label of a part of a video by its index from 0: 30%–40%. */
export const videoPartText = (part: number) => `${(part * 100) / VideoParts}%–${((part + 1) * 100) / VideoParts}%`

export const shareText = (percent: number | null) => (percent === null ? '—' : `${percent}%`)
