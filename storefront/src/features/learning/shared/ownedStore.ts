import { atom, onMount } from 'nanostores'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { loadApi } from '~/lib/http/loadApi'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { isSignedIn, session } from '~/lib/session/session'
import { useStore } from '~/lib/useStore'

export type Owned = ResponseOf<'learning.courses.owned'>['courses'][number]

/** Courses that the signed-in user owns; null until the server has answered. */
export const ownedCourses = atom<ReadonlyMap<number, Owned> | null>(null)

/** Courses that earn the user no more minutes. */
const creditedCourses = atom<ReadonlySet<number>>(new Set())

onMount(ownedCourses, () => {
  if (typeof window === 'undefined') return
  void loadOwned()
  const leave = [session.listen(() => void loadOwned()), onBfcacheRestore(loadOwned)]
  return () => leave.forEach((end) => end())
})

/** Without a response nothing counts as owned: the server asks for confirmation before it accepts an order. */
export async function loadOwned(): Promise<void> {
  creditedCourses.set(new Set())
  if (!isSignedIn()) return ownedCourses.set(new Map())
  ownedCourses.set(null)
  try {
    const { api } = await loadApi()
    const { courses, credited } = await api.learning.courses.owned({})
    creditedCourses.set(new Set(credited))
    ownedCourses.set(new Map(courses.map((course) => [course.courseId, course])))
  } catch {
    ownedCourses.set(new Map())
  }
}

/** Undefined until it is known. */
export function useOwned(courseId: number): Owned | null | undefined {
  const all = useStore(ownedCourses, null)
  return all ? (all.get(courseId) ?? null) : undefined
}

/** Whether another purchase earns no minutes; false until it is known. */
export function useCredited(courseId: number): boolean {
  return useStore(creditedCourses, null)?.has(courseId) ?? false
}

/** How many of these the user owns; 0 until it is known. */
export function useOwnedCount(courseIds: number[]): number {
  const all = useStore(ownedCourses, null)
  return courseIds.filter((courseId) => all?.has(courseId)).length
}
