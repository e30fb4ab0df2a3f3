import type { Denial } from '@zhuxue/api/terms/learning/entitlements'
import { atom } from 'nanostores'
import { isSignedIn } from '~/lib/session/session'
import { loadApi } from '~/lib/http/loadApi'

/** `known` is false until the server has answered. */
export type Access = {
  known: boolean
  bought: boolean
  reason: string | null
  /** Why access is denied. */
  denial: Denial | null
  expiryDate: string | null
  /** Days until then: 0 on the last one. */
  daysLeft: number | null
  /** The last day of expired access. */
  endedOn: string | null
}

const noAccess = { bought: false, reason: null, denial: null, expiryDate: null, daysLeft: null, endedOn: null }
export const access = atom<Access>({ known: false, ...noAccess })

/** Owners study on the study page; free courses and staff access stay previews. */
export const usesStudyPage = ({ bought, reason }: Access): boolean =>
  isSignedIn() && bought && reason !== 'free' && reason !== 'staff'

export async function loadAccess(course: { courseId: number; coursePrice: number }): Promise<void> {
  const free = course.coursePrice === 0
  if (!isSignedIn()) {
    return access.set({ ...noAccess, known: true, bought: free, reason: free ? 'free' : null })
  }
  try {
    const { api } = await loadApi()
    const response = await api.learning.courses.bought({ params: { id: course.courseId } })
    access.set({ known: true, ...response })
  } catch {
    access.set({ ...noAccess, known: true, bought: free })
  }
}
