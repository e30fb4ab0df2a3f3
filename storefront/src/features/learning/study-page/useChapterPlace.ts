import { useCallback, useRef, useState } from 'react'
import { paths } from '~/lib/paths'

interface Place {
  chapterId: number
  /** Start position; null resumes where the server says. */
  startAt: number | null
  /** A new value reopens the player. */
  round: number
}

const longestWaitMs = 3000

/** The current chapter; the URL follows, so that a reload stays there. */
export function useChapterPlace(courseId: number, first: number) {
  const [place, setPlace] = useState<Place>({ chapterId: first, startAt: null, round: 0 })
  const leave = useRef<(() => Promise<void>) | null>(null)
  const isGoing = useRef(false)

  const setLeave = useCallback((next: (() => Promise<void>) | null) => {
    leave.current = next
  }, [])

  /** The last heartbeat of the previous chapter is sent first, because the next one opens a session that ends it. */
  const go = useCallback(
    async (chapterId: number, startAt: number | null = null) => {
      if (isGoing.current) return
      isGoing.current = true
      try {
        await Promise.race([leave.current?.(), wait(longestWaitMs)])
      } finally {
        isGoing.current = false
      }
      history.replaceState(history.state, '', paths.study(courseId, chapterId))
      setPlace(({ round }) => ({ chapterId, startAt, round: round + 1 }))
    },
    [courseId]
  )

  return { ...place, go, setLeave }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
