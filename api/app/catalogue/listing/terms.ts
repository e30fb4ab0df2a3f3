/** Price ranges that visitors can choose. */
export const PriceRangeText = {
  'any': '不限',
  'free': '免费',
  'under-100': '100元以下',
  '100-to-500': '100–500元',
  'over-500': '500元以上',
} as const
export type PriceRange = keyof typeof PriceRangeText
export const PriceRanges = Object.keys(PriceRangeText) as PriceRange[]

type Priced = { coursePrice: number; coursePriceOriginal: number }

/** The lowest price of a course's variants, with the original price of that variant; null without variants. */
export function lowestPrice<M extends Priced>(models: readonly M[]) {
  const [first, ...others] = models
  if (!first) return null
  const model = others.reduce((low, one) => (one.coursePrice < low.coursePrice ? one : low), first)
  return { model, isLowestOfSeveral: models.some((one) => one.coursePrice > model.coursePrice) }
}

/** Course data that a buyer compares, as text; the numbers come from the public course response. */
export const courseStatTexts = {
  lectures: (count: number) => `${count}讲`,
  length: (minutes: number) => (minutes < 60 ? `${Math.ceil(minutes)}分钟` : `${tenths(minutes / 60)}小时`),
  students: (count: number) => `${count}人在学`,
  validity: (days: number) => (days % 365 === 0 ? `有效期${days / 365}年` : `有效期${days}天`),
  updated: (time: string) => `${time.slice(0, 7)}更新`,
} as const

export const liveTexts = {
  startsAt: (when: string) => `${when} 开播`,
  wasAt: (when: string) => `${when} 直播`,
  minutes: (minutes: number) => `时长${tenths(minutes)}分钟`,
  addToCalendar: '加入日历',
  left: (time: string) => `距开播 ${time}`,
  startsByItself: '开始后将自动播放，无需刷新页面',
  late: '老师还没有开播',
  lateForOwner: '老师还没有开播，本页会自动进入',
} as const

/** A time `yyyy-MM-dd HH:mm:ss` in readable form; the year only if it differs from that of `today`. */
export function liveTimeText(startsAt: string, today: string, withWeekday = true): string {
  const [year, month, day] = startsAt.slice(0, 10).split('-').map(Number) as [number, number, number]
  const weekday = '日一二三四五六'[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  const years = today.startsWith(String(year)) ? '' : `${year}年`
  const between = withWeekday ? `（周${weekday}）` : ' '
  return `${years}${month}月${day}日${between}${startsAt.slice(11, 16)}`
}

function tenths(value: number): string {
  return String(Number(value.toFixed(1)))
}
