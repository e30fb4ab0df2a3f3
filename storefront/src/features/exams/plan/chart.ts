/** What a day of the plan asks, and how much is left after it. */
export interface PlanDay {
  day: string
  reviews: number
  fresh: number
  left: number
}

export interface Bar {
  day: string
  /** Shares of the tallest day, from 0 to 1. */
  reviews: number
  fresh: number
  label: string
}

/** Bars of a chart, each with a sentence for a screen reader. */
export function barsOf(series: readonly PlanDay[]): Bar[] {
  const tallest = Math.max(1, ...series.map(({ reviews, fresh }) => reviews + fresh))
  return series.map(({ day, reviews, fresh, left }) => ({
    day,
    reviews: reviews / tallest,
    fresh: fresh / tallest,
    label: `${day}：复习 ${reviews} 题，新题 ${fresh} 题，之后还剩 ${left} 题`,
  }))
}
