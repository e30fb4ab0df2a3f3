import type { Course } from '../../../lib/apiTypes'

type Row = Pick<Course, 'courseId' | 'courseStatus' | 'courseType'>

export const sameGroup = (a: Row, b: Row) => a.courseStatus === b.courseStatus && a.courseType === b.courseType

/**
 * The course before which a moved one lands, when it is taken from `from` and dropped at `to`: the next of its own
 * group. Null when it becomes the last of its group.
 */
export function successorOf(rows: Row[], from: number, to: number) {
  const moved = rows[from]!
  const rest = rows.filter((_, at) => at !== from)
  return rest.slice(to).find((row) => sameGroup(row, moved))?.courseId ?? null
}

/** Whether `a` comes before `b` in the display order of a group: the greater number first, then the newer course. */
export const comesBefore = (a: Pick<Course, 'courseId' | 'courseOrder'>, b: Pick<Course, 'courseId' | 'courseOrder'>) =>
  a.courseOrder === b.courseOrder ? a.courseId > b.courseId : a.courseOrder > b.courseOrder
