import { Band } from '#exams/analysis/item_counts'
import { GroupShare } from '#exams/analysis/terms'

/** The number of tests in the upper and in the lower group; the groups never overlap. */
export const groupSizeOf = (sat: number) => Math.round(sat * GroupShare)

/** @param ids from the best score to the worst */
export function bandsOf(ids: number[]): Record<Band, number[]> {
  const size = groupSizeOf(ids.length)
  return {
    [Band.Upper]: ids.slice(0, size),
    [Band.Middle]: ids.slice(size, ids.length - size),
    [Band.Lower]: ids.slice(ids.length - size),
  }
}
