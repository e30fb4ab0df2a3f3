import type { Course } from '~/lib/http/apiTypes'

type Priced = Pick<Course, 'coursePrice' | 'coursePriceOriginal' | 'lowestModel'>

/** The price of a course in lists, as on its page: of the lowest variant if it has variants. `was` is null if not higher. */
export function shownPrice({ lowestModel, ...course }: Priced) {
  const { coursePrice, coursePriceOriginal } = lowestModel ?? course
  return {
    yuan: coursePrice,
    was: coursePriceOriginal > coursePrice ? coursePriceOriginal : null,
    from: lowestModel?.isLowestOfSeveral ?? false,
  }
}
