/** Start month of a channel's first rate: it applies to all months. */
export const FirstMonth = '0000-01'

export const messages = {
  percentRange: '佣金比例在0到100之间，最多两位小数',
  countsFromNextMonth: '修改从下个月起生效；首次设置适用于全部月份，当天可以更正',
} as const
