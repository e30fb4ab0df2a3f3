/** Whoever watched nothing of a course, or of a chapter, for so many days has stopped there. */
export const StoppedAfterDays = 14
/** Of fewer people only their number is told: a mean of one is that one's conduct. */
export const FewestShown = 5
/** Parts into which a video is divided to tell where people left it. */
export const VideoParts = 10
/** Rows of progress, or of rights, of a course that are read when somebody asks; of more, what the job counted at night is told. */
export const MostAsked = 100_000

export const studyMessages = {
  noChapters: '该课程没有已发布的视频章节',
  notBegun: '还没有学员开始学习',
  tooFew: `不足 ${FewestShown} 人，只显示人数`,
  stopped: `${StoppedAfterDays} 天没有继续学习、也没有学完的学员，停在学到的最后一章`,
  counted: '学习人数较多，每晚统计一次',
  left: `${StoppedAfterDays} 天没有继续观看、也没有学完本章的学员，最后停留的位置`,
} as const

/** The part of a video by its number from 0: 30%–40%. */
export const videoPartText = (part: number) => `${(part * 100) / VideoParts}%–${((part + 1) * 100) / VideoParts}%`

export const shareText = (percent: number | null) => (percent === null ? '—' : `${percent}%`)
