import type { Course } from './course'

type Row = Pick<Course, 'courseId' | 'courseStatus' | 'courseType'>

/** Only neighbours of one status and type have an order among each other. */
export const sameGroup = (a: Row, b: Row) =>
  a.courseStatus === b.courseStatus && a.courseType === b.courseType

/**
 * The course in front of which a dragged one lands: the next of its own group below the drop, on this
 * page or (`after`) the following one. Null when it becomes the last of its group.
 */
export function successorOf(rows: Row[], from: number, to: number, after: Row[] = []) {
  const moved = rows[from]!
  const rest = rows.filter((_, at) => at !== from)
  const below = [...rest.slice(to), ...after]
  return below.find((row) => sameGroup(row, moved))?.courseId ?? null
}
