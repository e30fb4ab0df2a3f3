import { useCallback, useRef, useState } from 'react'
import { toValues, type CourseValues } from './values'
import type { CourseDetail } from '../../../lib/apiTypes'

type Answer = { data: CourseValues }

/**
 * The course as the form was opened with it. While something is typed, a course that is read again in the
 * background does not take its place: neither the text nor the version that it was based on may change
 * under the hands of the person who types.
 */
export function useInitialFormValues() {
  const isEditing = useRef(false)
  const baseline = useRef<Answer | null>(null)
  const [generation, setGeneration] = useState(0)

  const select = useCallback(
    ({ data }: { data: CourseDetail }) => {
      if (!isEditing.current || !baseline.current) baseline.current = { data: toValues(data) }
      return baseline.current as never
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only another function is run again
    [generation]
  )

  return {
    select,
    isTyping: () => isEditing.current,
    setTyping: (on: boolean) => {
      isEditing.current = on
    },
    /** Puts a newer version in its place, on purpose. */
    replace: (course: CourseValues) => {
      isEditing.current = true
      baseline.current = { data: course }
      setGeneration((last) => last + 1)
    },
  }
}
