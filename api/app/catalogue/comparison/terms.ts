export const MaxCompared = 3

/** Courses side by side (docs/product.md 2.19). */
export const comparisonTexts = {
  title: '课程对比',
  short: '对比',
  choose: (name: string) => `对比：${name}`,
  remove: (name: string) => `移出对比：${name}`,
  clear: '清空',
  start: (count: number) => `开始对比（${count}门）`,
  oneMore: '再选一门即可对比',
  full: '最多对比三门课程',
  empty: '还没有可以对比的课程，请在课程列表中选择两到三门',
  missing: (count: number) => `有${count}门课程已下架或不存在，没有列出`,
  differences: '不同之处',
  common: '相同之处',
  details: '查看课程',
  noCredit: '不计入继续教育学时',
  unlimited: '不限',
} as const
