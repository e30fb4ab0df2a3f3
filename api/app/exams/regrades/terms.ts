export const RegradeReasonMax = 200
/** Attempts per call; the next call continues. */
export const RegradesPerCall = 1000
/** Attempts per dry run. */
export const MaxTriedAttempts = 5000
/** Attempts with a changed result that a dry run lists. */
export const MaxListedAttempts = 100

export const regradeMessages = {
  reason: `请填写重新评分的原因，最多${RegradeReasonMax}个字符`,
  inWords: '问答题没有选择答案，请在批阅中修改得分',
  changed: '这道题刚刚又被修改，请重新试算',
  nothing: '没有需要重新评分的答卷',
  trying: '正在试算，请稍候',
  notTried: '还没有试算，请先重新试算',
} as const

export const regradedText = (attempts: number, changed: number) =>
  `已重新评分${attempts}份答卷，其中${changed}份成绩有变化`
