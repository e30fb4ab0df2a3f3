import { useEffect } from 'react'
import { notCountedText } from '@zhuxue/api/terms/certificates/cycles'
import { useSession } from '~/lib/session/useSession'
import { useStore } from '~/lib/useStore'
import { requestCounted, uncountedCourses } from './uncountedCourses'

const none: ReadonlySet<number> = new Set()

/** Shown before a course is bought whose minutes count for none of the user's qualifications. */
export function UncountedNote({ courseId, className }: { courseId: number; className?: string }) {
  const { token } = useSession()
  const isUncounted = useStore(uncountedCourses, none).has(courseId)
  useEffect(() => requestCounted(courseId), [courseId, token])
  return isUncounted ? <small className={className}>{notCountedText}</small> : null
}
