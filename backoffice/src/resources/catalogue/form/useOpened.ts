import { useCallback, useRef, useState } from 'react'
import { toValues, type CourseValues } from './values'
import type { CourseDetail } from '../../../lib/wire'

type Answer = { data: CourseValues }

/**
 * The course as the form was opened with it. While something is typed, a course that is read anew in the
 * background does not take its place: neither the text nor the version that it was based on may change
 * under the hands of whoever types.
 */
export function useOpened() {
  const typing = useRef(false)
  const held = useRef<Answer | null>(null)
  const [generation, setGeneration] = useState(0)

  const select = useCallback(
    ({ data }: { data: CourseDetail }) => {
      if (!typing.current || !held.current) held.current = { data: toValues(data) }
      return held.current as never
    },
    [generation]
  )

  return {
    select,
    isTyping: () => typing.current,
    setTyping: (on: boolean) => {
      typing.current = on
    },
    /** Puts a newer version in its place, on purpose. */
    replace: (course: CourseValues) => {
      typing.current = true
      held.current = { data: course }
      setGeneration((last) => last + 1)
    },
  }
}
