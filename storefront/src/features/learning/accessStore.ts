import { atom } from 'nanostores'
import { isSignedIn } from '~/features/accounts/session'
import { api } from '~/lib/api'

/** May this person use the course of this page, and until when. `known` is false until the server answered. */
export type Access = {
  known: boolean
  bought: boolean
  reason: string | null
  expiryDate: string | null
}

export const access = atom<Access>({ known: false, bought: false, reason: null, expiryDate: null })

export async function askAccess(course: { courseId: number; coursePrice: number }): Promise<void> {
  const free = course.coursePrice === 0
  if (!isSignedIn()) {
    return access.set({ known: true, bought: free, reason: free ? 'free' : null, expiryDate: null })
  }
  try {
    const answer = await api.learning.courses.bought({ params: { id: course.courseId } })
    access.set({ known: true, ...answer })
  } catch {
    access.set({ known: true, bought: free, reason: null, expiryDate: null })
  }
}
