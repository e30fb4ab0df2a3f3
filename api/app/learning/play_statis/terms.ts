/** Ranges of play statistics; a range of days ends today. */
export const PlayRange = { Week: 'week', Month: 'month', Quarter: 'quarter', All: 'all' } as const
export type PlayRange = (typeof PlayRange)[keyof typeof PlayRange]
export const PlayRangeText = {
  week: '最近7天',
  month: '最近30天',
  quarter: '最近90天',
  all: '全部',
} as const satisfies Record<PlayRange, string>

/** In business days, including today; null for all time. */
export const PlayRangeDays = { week: 7, month: 30, quarter: 90, all: null } as const satisfies Record<
  PlayRange,
  number | null
>

export const playStatisMessages = { noPlayTime: '暂时没有有效的播放数据' } as const
