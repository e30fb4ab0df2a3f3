import { useCallback, useEffect, useRef, useState } from 'react'
import { LiveStatus, LiveVideoMarker } from '@zhuxue/api/terms/catalogue'
import { RenewLiveSeconds } from '@zhuxue/api/terms/learning/playback'
import { isPresenceNeeded, passPresenceCheck } from '~/features/presence/passPresenceCheck'
import { api } from '~/lib/http/api'
import { failureOf } from '~/lib/http/reportFailure'
import type { PlayUrl } from '~/lib/http/apiTypes'
import { pauseAfter } from './pauses'

export type LiveStage =
  | { is: 'loading' }
  /** The time of the last poll, in milliseconds. */
  | { is: 'unstarted'; polledAtMs: number }
  | { is: 'completed'; hasReplay: boolean }
  /** `line` differs after each lost connection. */
  | { is: 'playing'; line: number; urls: PlayUrl[]; coursePlayId: string }
  | { is: 'broken'; retryAt: number }
  | { is: 'refused'; text: string }

/** How often an open player polls whether the lesson has begun or ended. */
const pollMs = 10_000
/** A longer wait for a picture counts as a lost connection. */
const timeoutMs = 15_000

/** One live lesson from before its beginning to its end, over broken lines (docs/product.md 9.17). */
export function useLiveStream(courseId: number) {
  const [stage, setStage] = useState<LiveStage>({ is: 'loading' })
  const failed = useRef(0)
  const lines = useRef(0)
  const coursePlayId = useRef('')
  const isOpen = useRef(true)

  const playable = useCallback(async () => {
    const query = { courseId, videoId: LiveVideoMarker, coursePlayId: coursePlayId.current }
    const request = () => api.learning.vod.playUrls({ query })
    const response = await request().catch(async (error: unknown) => {
      if (isPresenceNeeded(failureOf(error)) && (await passPresenceCheck())) return request()
      throw error
    })
    coursePlayId.current = response.coursePlayId ?? ''
    return { urls: response.playUrls, coursePlayId: coursePlayId.current }
  }, [courseId])

  const breakOff = useCallback((error?: unknown) => {
    const failure = error ? failureOf(error) : null
    if (!isOpen.current) return
    if (failure && isFinal(failure.code)) {
      return setStage({ is: 'refused', text: failure.message })
    }
    const pause = pauseAfter(failed.current++)
    setStage({ is: 'broken', retryAt: performance.now() + pause * 1000 })
  }, [])

  const connect = useCallback(async () => {
    try {
      const state = await api.learning.vod.liveState({ params: { id: courseId } })
      if (!isOpen.current) return
      const { liveStatus, receiving, hasReplay } = state
      if (liveStatus === LiveStatus.Unstarted) return setStage({ is: 'unstarted', polledAtMs: Date.now() })
      if (liveStatus === LiveStatus.Completed) return setStage({ is: 'completed', hasReplay })
      if (receiving === false) return breakOff()
      const found = await playable()
      if (isOpen.current) setStage({ is: 'playing', line: ++lines.current, ...found })
    } catch (error) {
      breakOff(error)
    }
  }, [courseId, playable, breakOff])

  useEffect(() => {
    isOpen.current = true
    void connect()
    return () => void (isOpen.current = false)
  }, [connect])

  // Before its beginning, and after a lost connection.
  useEffect(() => {
    const waits: Partial<Record<LiveStage['is'], number>> = {
      unstarted: pollMs,
      broken: stage.is === 'broken' ? stage.retryAt - performance.now() : 0,
    }
    const wait = waits[stage.is]
    if (wait === undefined) return
    const timer = setTimeout(() => void connect(), wait)
    const online = () => void connect()
    window.addEventListener('online', online)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', online)
    }
  }, [stage, connect])

  const isPlaying = stage.is === 'playing'
  useEffect(() => {
    if (!isPlaying) return
    const looking = setInterval(() => void poll(), pollMs)
    const renewing = setInterval(() => void renew(), RenewLiveSeconds * 1000)
    return () => {
      clearInterval(looking)
      clearInterval(renewing)
    }

    async function poll() {
      const state = await api.learning.vod.liveState({ params: { id: courseId } }).catch(() => undefined)
      if (!state || !isOpen.current || state.liveStatus === LiveStatus.Started) return
      void connect()
    }

    async function renew() {
      try {
        const found = await playable()
        setStage((now) => (now.is === 'playing' ? { ...now, ...found } : now))
      } catch (error) {
        // The player notices a lost connection itself.
        if (failureOf(error).code !== 'network') breakOff(error)
      }
    }
  }, [isPlaying, courseId, connect, playable, breakOff])

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [stage])

  const handleWaiting = useCallback(() => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => breakOff(), timeoutMs)
  }, [breakOff])

  const handleMoving = useCallback(() => {
    clearTimeout(waiting.current)
    failed.current = 0
  }, [])

  return { stage, connect, breakOff, handleWaiting, handleMoving }
}

/** A retry would not help: not bought, expired, not found. */
const isFinal = (code: string) => !/^(5\d\d|429|error|network|fault)$/.test(code)
