export const MarkingView = { Open: 'open', Done: 'done' } as const
export type MarkingView = (typeof MarkingView)[keyof typeof MarkingView]
export const RemarkLength = 500

export const markingMessages = {
  marked: '批阅已保存',
  graded: '批阅已保存，这份答卷已出成绩',
  score: '得分在0和满分之间，间隔0.5分',
  changed: '这份答案已被其他人批阅，请核对后重新打分',
} as const
