import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type HeartbeatRejection,
  HeartbeatRejectionText,
  RecordEverySeconds,
  countingText,
} from '@zhuxue/api/terms/learning/playback'
import { union } from '@zhuxue/api/coverage'
import type { Watch } from '@zhuxue/api/watched-parts'
import type { PresenceCheck } from '~/features/presence/presenceCheck'
import { isSignedIn } from '~/lib/session/session'
import { api } from '~/lib/http/api'
import type { ApiError } from '~/lib/http/errors'
import {
  hasUnsentTime,
  isUploadDue,
  markRejected,
  markUploaded,
  newClock,
  pauseLeft,
  recordTime,
  type PlayClock,
} from './playClock'
import { newEvidence, withRate, withVisibility, type Evidence } from './evidence'
import { extendRanges, reportableRanges, type PlayedRange } from './spans'

/** `reason` is the server's; null while it counts and when nothing arrived. */
export type Counting = { on: boolean; text: string; reason: HeartbeatRejection | null }
export type PlayedVideo = {
  courseId: number
  /** Absent for a stream. */
  courseChapterId?: number
  videoId: string
  coursePlayId: string
}

/** Shows the learner the server's answer: counting, or not and why (docs/product.md 9.7). */
export function useHeartbeat(video: PlayedVideo | null, onCompleted: () => void) {
  const clock = useRef<PlayClock>(newClock(0))
  const playedRanges = useRef<PlayedRange[]>([])
  const evidence = useRef<Evidence>(newEvidence(1, true))
  const seq = useRef(0)
  const playing = useRef(false)
  /** Everything played in this session. */
  const seen = useRef<PlayedRange[]>([])
  const [counted, setCounted] = useState<{ coursePlayId: string; seconds: number } | null>(null)
  const [counting, setCounting] = useState<Counting | null>(null)
  /** Time counts again once the learner has passed it. */
  const [check, setCheck] = useState<PresenceCheck | null>(null)

  // Another session starts at zero.
  useEffect(() => {
    clock.current = newClock(performance.now())
    playedRanges.current = []
    seen.current = []
    evidence.current = newEvidence(1, isVisible())
    seq.current = 0
  }, [video])

  useEffect(() => {
    const recordVisibility = () => (evidence.current = withVisibility(evidence.current, isVisible()))
    document.addEventListener('visibilitychange', recordVisibility)
    return () => document.removeEventListener('visibilitychange', recordVisibility)
  }, [])

  const upload = useCallback(
    async (keepalive = false) => {
      if (!video?.coursePlayId || !isSignedIn()) return
      const now = performance.now()
      const before = { spans: playedRanges.current, clock: clock.current }
      const { rate, fastest, visible } = evidence.current
      evidence.current = newEvidence(rate, isVisible())
      const segments = reportableRanges(playedRanges.current)
      const position = playedRanges.current[playedRanges.current.length - 1]?.[1]
      clock.current = markUploaded(clock.current, now)
      playedRanges.current = playedRanges.current.slice(-1).map(([, to]): PlayedRange => [to, to])
      try {
        const response = await api.learning.vod.beats.store({
          body: {
            ...video,
            totalPlayTime: Math.round(clock.current.total),
            seq: ++seq.current,
            position,
            segments,
            rate: fastest,
            visible,
          },
          context: { keepalive },
        })
        setCounted({ coursePlayId: video.coursePlayId, seconds: response.videoPlayTime })
        setCounting({
          on: response.counting,
          text: response.reason ? HeartbeatRejectionText[response.reason] : countingText,
          reason: response.reason,
        })
        if (response.completed) onCompleted()
        setCheck(response.check ?? null)
      } catch (error) {
        // Unsent time is part of the next heartbeat.
        const { retryAfterSeconds } = error as Partial<ApiError>
        const at = performance.now()
        clock.current = markRejected(clock.current, at, before.clock, retryAfterSeconds)
        playedRanges.current = [...before.spans, ...playedRanges.current]
        evidence.current = withVisibility(withRate(evidence.current, fastest), visible)
        evidence.current = withRate(evidence.current, rate)
        setCounting({ on: false, text: '网络不稳定，观看时间稍后上传', reason: null })
      }
    },
    [video, onCompleted]
  )

  const setPlaying = useCallback((isPlaying: boolean) => {
    playing.current = isPlaying
    clock.current = recordTime(clock.current, performance.now(), isPlaying)
  }, [])

  const setPosition = useCallback((position: number) => {
    if (!playing.current) return
    playedRanges.current = extendRanges(playedRanges.current, position)
    seen.current = extendRanges(seen.current, position)
  }, [])

  const setRate = useCallback((rate: number) => {
    evidence.current = withRate(evidence.current, rate)
  }, [])

  const clearCheck = useCallback(() => {
    setCheck(null)
    setCounting(null)
  }, [])

  /** The video ended or the player closes. */
  const finish = useCallback(async () => {
    setPlaying(false)
    const pause = pauseLeft(clock.current, performance.now())
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (hasUnsentTime(clock.current)) await upload()
  }, [setPlaying, upload])

  // Leaving the page loses nothing, just as closing the dialog.
  useEffect(() => {
    const leave = () => {
      const now = performance.now()
      clock.current = recordTime(clock.current, now, false)
      if (hasUnsentTime(clock.current) && pauseLeft(clock.current, now) === 0) void upload(true)
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [upload])

  useEffect(() => {
    const ticking = setInterval(() => {
      clock.current = recordTime(clock.current, performance.now(), playing.current)
      if (isUploadDue(clock.current, performance.now())) void upload()
    }, RecordEverySeconds * 1000)
    return () => clearInterval(ticking)
  }, [upload])

  const isCounting = counting?.on !== false
  const countedSeconds = counted?.coursePlayId === video?.coursePlayId ? counted?.seconds : undefined
  /** What was watched until now: `before` as the server knew it at the start, and this session. */
  const addSession = useCallback(
    (before: Watch): Watch => {
      const { total, uploaded } = recordTime(clock.current, performance.now(), playing.current)
      const unsent = isCounting ? Math.floor(total - uploaded) : 0
      return {
        ...before,
        segments: union(before.segments, seen.current, before.videoSeconds),
        countedSeconds: Math.min(before.videoSeconds, (countedSeconds ?? before.countedSeconds) + unsent),
      }
    },
    [countedSeconds, isCounting]
  )

  return { counting, check, clearCheck, addSession, setPlaying, setPosition, setRate, finish }
}

const isVisible = () => document.visibilityState === 'visible'
