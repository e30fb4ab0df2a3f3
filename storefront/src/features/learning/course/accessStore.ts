import type { Denial } from '@zhuxue/api/terms/learning'
import { atom } from 'nanostores'
import { isSignedIn } from '~/lib/session/session'
import { loadApi } from '~/lib/http/loadApi'

/** May this person use the course of this page, and until when. `known` is false until the server answered. */
export type Access = {
  known: boolean
  bought: boolean
  reason: string | null
  /** Why not: never had it, its time is over, or it was switched off. */
  denial: Denial | null
  expiryDate: string | null
}

const nobodys = { bought: false, reason: null, denial: null, expiryDate: null }
export const access = atom<Access>({ known: false, ...nobodys })

export async function askAccess(course: { courseId: number; coursePrice: number }): Promise<void> {
  const free = course.coursePrice === 0
  if (!isSignedIn()) {
    return access.set({ ...nobodys, known: true, bought: free, reason: free ? 'free' : null })
  }
  try {
    const { api } = await loadApi()
    const answer = await api.learning.courses.bought({ params: { id: course.courseId } })
    access.set({ known: true, ...answer })
  } catch {
    access.set({ ...nobodys, known: true, bought: free })
  }
}
