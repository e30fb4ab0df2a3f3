import { atom } from 'nanostores'
import { loadApi } from '~/lib/http/loadApi'
import { isSignedIn, session } from '~/lib/session/session'

/** Courses whose minutes count for none of the user's qualifications; empty for users without any. */
export const uncountedCourses = atom<ReadonlySet<number>>(new Set())

const requested = new Set<number>()
let queue: number[] = []

session.listen(() => {
  requested.clear()
  uncountedCourses.set(new Set())
})

/** Courses of one page are requested in one call. Without a response nothing is shown. */
export function requestCounted(courseId: number): void {
  if (!isSignedIn() || requested.has(courseId)) return
  requested.add(courseId)
  if (queue.push(courseId) === 1) queueMicrotask(() => void load())
}

async function load(): Promise<void> {
  const courseIds = queue
  queue = []
  try {
    const { api, silent } = await loadApi()
    const { courses, hasQualifications } = await api.certificates.cycles.courses({ query: { courseIds }, ...silent })
    const found = hasQualifications ? courses.filter(({ countsFor }) => !countsFor.length) : []
    uncountedCourses.set(new Set([...uncountedCourses.get(), ...found.map(({ courseId }) => courseId)]))
  } catch {
    courseIds.forEach((courseId) => requested.delete(courseId))
  }
}
