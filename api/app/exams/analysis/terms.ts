/**
 * The upper and the lower group are 27 % of the tests each: Kelley, "The selection of upper and lower groups for the
 * validation of test items", Journal of Educational Psychology 30 (1939). The limit of low discrimination is that of
 * Ebel and Frisbie, "Essentials of Educational Measurement" (1991).
 */
export const GroupShare = 0.27
/** With fewer answers to a question, only its counts are shown. */
export const MinAttempts = 30
/** Answers that each group needs for a discrimination. */
export const MinGroupSize = 8
export const LowDiscrimination = 0.2
/** Percent of correct answers. */
export const EasyFrom = 90
export const HardBelow = 20
/** The newest tests of one paper that are counted. */
export const MaxAnalysedAttempts = 20_000
/** The papers with the newest attempts that the analysis of one question lists. */
export const MaxPapersOfQuestion = 20

export const ItemFlag = {
  WrongKey: 'wrong-key',
  Negative: 'negative',
  Low: 'low',
  Hard: 'hard',
  Easy: 'easy',
  Unused: 'unused',
} as const
export type ItemFlag = (typeof ItemFlag)[keyof typeof ItemFlag]
/** Sorted by severity, the worst first. */
export const ItemFlags = Object.values(ItemFlag)
export const ItemFlagText = {
  'wrong-key': '疑似答案有误',
  'negative': '区分度为负',
  'low': '区分度低',
  'hard': '过难',
  'easy': '过易',
  'unused': '有无人选的选项',
} as const satisfies Record<ItemFlag, string>
export const ItemFlagHint = {
  'wrong-key': '选某个错误选项的人比选正确答案的多，高分组也是如此，请核对答案',
  'negative': '低分组的正确率比高分组高，请核对题目和答案',
  'low': `高分组和低分组的正确率相差不到 ${LowDiscrimination}，这道题分不出掌握程度`,
  'hard': `正确率低于 ${HardBelow}%，请看题目是否超纲或表述不清`,
  'easy': `正确率高于 ${EasyFrom}%，几乎人人答对`,
  'unused': '有的错误选项从来没有人选，起不到干扰作用',
} as const satisfies Record<ItemFlag, string>

export const analysisMessages = {
  tooFew: `作答不足 ${MinAttempts} 份，只列出次数，不计算正确率和区分度`,
  newestOnly: `只统计最近交卷的 ${MaxAnalysedAttempts} 份测试`,
  notSat: '还没有已出成绩的测试，练习不参与分析',
  olderKey: '按修改前的题目作答',
  olderKeyHint: '题目的答案或选项后来修改过，这些答卷仍按原来的答案评分，重新评分后才计入新的题目',
} as const

/** `D = upper - lower`, formatted: 0.35. */
export const discriminationText = (value: number | null) => (value === null ? '—' : value.toFixed(2))
export const rateText = (percent: number | null) => (percent === null ? '—' : `${percent.toFixed(1)}%`)
export const secondsText = (seconds: number | null) => (seconds === null ? '—' : `${seconds} 秒`)
