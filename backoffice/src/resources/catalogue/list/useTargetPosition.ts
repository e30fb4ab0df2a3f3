import { useList } from '@refinedev/core'
import { useDeferredValue, useState } from 'react'
import { standsBefore } from './reorder'
import type { Course } from '../../../lib/wire'

/** Where a row may be sent. */
export type Way = 'first' | 'last' | 'place' | 'before'

const size = 10
const eq = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value })

/**
 * The place that is being chosen for a course among those of its type and status, and the course that
 * comes after it there. Only the pages around the place are read.
 */
export function useDestination(resource: string, course: Course) {
  const [way, setWay] = useState<Way>('first')
  const [place, setPlace] = useState<number | null>(null)
  const [before, setBefore] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const courseName = useDeferredValue(typed.trim())

  const group = [
    eq('courseType', [String(course.courseType)]),
    eq('courseStatus', [course.courseStatus]),
  ]
  const wanted = way === 'place' ? (place ?? 1) : 1
  const around = useGroup(resource, group, Math.ceil(wanted / size))
  const next = useGroup(resource, group, Math.ceil((wanted + 1) / size))
  const found = useGroup(resource, [...group, eq('courseName', courseName)], 1)

  // What stands further down moves up by one when the course is taken from above it.
  const there = around.rows[(wanted - 1) % size]
  const taken = there && standsBefore(course, there) ? next.rows[wanted % size] : there
  const sought = way === 'first' || way === 'place'
  const loaded = !around.busy && !next.busy

  return {
    way,
    setWay,
    place,
    setPlace,
    before,
    setBefore,
    look: setTyped,
    total: around.total,
    /** Who stands at the place now. */
    there,
    found: found.rows.filter(({ courseId }) => courseId !== course.courseId),
    searching: found.busy,
    stays: sought && there?.courseId === course.courseId,
    /** Null: behind all others. */
    successor: sought ? (taken?.courseId ?? null) : way === 'before' ? before : null,
    ready: { first: loaded, last: true, place: loaded && place !== null, before: before !== null }[
      way
    ],
  }
}

/** One page of the rows that have an order among each other. */
function useGroup(resource: string, filters: ReturnType<typeof eq>[], currentPage: number) {
  const { result, query } = useList<Course & { id: number }>({
    resource,
    filters,
    pagination: { currentPage, pageSize: size },
    queryOptions: { placeholderData: (last) => last, staleTime: 0 },
  })
  return { rows: result.data as Course[], total: result.total ?? 0, busy: query.isFetching }
}
