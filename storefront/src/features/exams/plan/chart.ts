/** Questions of a day of the plan, and how many are left after it. */
export interface PlanDay {
  day: string
  reviews: number
  fresh: number
  left: number
}

export interface Bar {
  day: string
  /** Share of the tallest day, from 0 to 1. */
  reviews: number
  fresh: number
  /** Share of the maximum of new questions left after a day. */
  left: number
  label: string
}

/** Bars of a chart, each with a text for a screen reader. */
export function barsOf(series: readonly PlanDay[]): Bar[] {
  const tallest = Math.max(1, ...series.map(({ reviews, fresh }) => reviews + fresh))
  const maxLeft = Math.max(1, ...series.map(({ left }) => left))
  return series.map(({ day, reviews, fresh, left }) => ({
    day,
    reviews: reviews / tallest,
    fresh: fresh / tallest,
    left: left / maxLeft,
    label: `${day}：复习 ${reviews} 题，新题 ${fresh} 题，之后还剩 ${left} 题`,
  }))
}

/** 距考试 3 天; null once the day has passed. */
export function daysLeftText(daysLeft: number): string | null {
  if (daysLeft < 0) return null
  return daysLeft === 0 ? '今天考试' : `距考试 ${daysLeft} 天`
}

/** When the new questions will be done, or how many a day it would take. */
export function forecastText(series: readonly PlanDay[], perDay: number): string {
  const last: PlanDay | undefined = series[series.length - 1]
  if (!last) return ''
  const learned = series.reduce((sum, { fresh }) => sum + fresh, 0)
  const end = last.day.slice(5)
  if (last.left > 0) {
    const more = perDay + Math.ceil(last.left / series.length)
    return `按每天 ${perDay} 题，到 ${end} 还剩 ${last.left} 题未学；每天约 ${more} 题可以学完`
  }
  const done = series.filter(({ fresh }) => fresh > 0).pop()
  return done && learned > 0 ? `新题 ${done.day.slice(5)} 学完，之后按记忆情况复习` : '新题已经学完，按记忆情况复习'
}
