export const WrongSource = { Paper: 'paper', Practice: 'practice', Daily: 'daily', Bookmark: 'bookmark' } as const
export type WrongSource = (typeof WrongSource)[keyof typeof WrongSource]
export const WrongSourceText = {
  paper: '测试',
  practice: '练习',
  daily: '每日一练',
  bookmark: '手动添加',
} as const satisfies Record<WrongSource, string>

/** A question leaves the bank after right answers on this many days without a wrong one in between. */
export const RightDaysToLeave = 2

export const wrongMessages = {
  empty: '错题本是空的',
  removed: '已从错题本移除',
  cleared: '错题本已清空',
  added: '已加入错题本',
  noQuestionToday: '今日没有练习题',
  inSomeTest: '这道题正在考试中使用，暂不公布答案，请稍后再试',
  otherQuestion: '今日练习题已更新，请刷新页面',
  mastered: '连续两天答对，已移出错题本',
} as const
