import { useCallback, useRef, useState } from 'react'
import { toValues, type CourseValues } from './values'
import type { CourseDetail } from '../../../lib/apiTypes'

type Answer = { data: CourseValues }

/**
 * The course as the form was opened. A background refetch does not replace it while the form is dirty: neither the text
 * nor its base version may change during editing.
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
    /** Replaces it by a newer version, on purpose. */
    replace: (course: CourseValues) => {
      isEditing.current = true
      baseline.current = { data: course }
      setGeneration((last) => last + 1)
    },
  }
}
