import { useList } from '@refinedev/core'
import { useDeferredValue, useState } from 'react'
import { comesBefore } from './reorder'
import type { Course } from '../../../lib/apiTypes'

export type PositionKind = 'first' | 'last' | 'position' | 'before'

const size = 10
const eq = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value })

/**
 * The chosen position of a course among those of its type and status, and its successor there. Only the pages around
 * the position are fetched.
 */
export function useTargetPosition(resource: string, course: Course) {
  const [kind, setKind] = useState<PositionKind>('first')
  const [position, setPosition] = useState<number | null>(null)
  const [before, setBefore] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const courseName = useDeferredValue(typed.trim())

  const group = [eq('courseType', [String(course.courseType)]), eq('courseStatus', [course.courseStatus])]
  const targetPosition = kind === 'position' ? (position ?? 1) : 1
  const page = useGroup(resource, group, Math.ceil(targetPosition / size))
  const nextPage = useGroup(resource, group, Math.ceil((targetPosition + 1) / size))
  const found = useGroup(resource, [...group, eq('courseName', courseName)], 1)

  // Rows below move up by one when the course is taken from above them.
  const occupant = page.rows[(targetPosition - 1) % size]
  const nextInOrder = occupant && comesBefore(course, occupant) ? nextPage.rows[targetPosition % size] : occupant
  const isSearched = kind === 'first' || kind === 'position'
  const loaded = !page.busy && !nextPage.busy

  return {
    kind,
    setKind,
    position,
    setPosition,
    before,
    setBefore,
    search: setTyped,
    total: page.total,
    /** The course at that position now. */
    occupant,
    found: found.rows.filter(({ courseId }) => courseId !== course.courseId),
    searching: found.busy,
    isUnchanged: isSearched && occupant?.courseId === course.courseId,
    /** Null: after all others. */
    successor: isSearched ? (nextInOrder?.courseId ?? null) : kind === 'before' ? before : null,
    ready: { first: loaded, last: true, position: loaded && position !== null, before: before !== null }[kind],
  }
}

function useGroup(resource: string, filters: ReturnType<typeof eq>[], currentPage: number) {
  const { result, query } = useList<Course & { id: number }>({
    resource,
    filters,
    pagination: { currentPage, pageSize: size },
    queryOptions: { placeholderData: (last) => last, staleTime: 0 },
  })
  return { rows: result.data as Course[], total: result.total ?? 0, busy: query.isFetching }
}
