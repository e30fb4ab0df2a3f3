import { useCallback, useEffect, useRef, useState } from 'react'
import { countingText, RecordEverySeconds, BeatReasonText } from '@zhuxue/api/terms/learning'
import { isSignedIn } from '~/lib/session/session'
import { api } from '~/lib/http/api'
import { hasNews, isUploadDue, newClock, note, markUploaded, type PlayClock } from './playClock'
import { stretch, reportableSpans as tellable, type Span } from './spans'

export type Counting = { on: boolean; text: string }
type Video = { courseId: number; videoId: string; coursePlayId: string }

/**
 * Keeps the clock of one player and tells the server. What the server answers is what the person reads:
 * counting, or not and why (design decisions 7).
 */
export function useBeats(video: Video | null, onCompleted: () => void) {
  const clock = useRef<PlayClock>(newClock(Date.now()))
  const spans = useRef<Span[]>([])
  const seq = useRef(0)
  const playing = useRef(false)
  const [counting, setCounting] = useState<Counting | null>(null)

  // Another session begins at nothing.
  useEffect(() => {
    clock.current = newClock(Date.now())
    spans.current = []
    seq.current = 0
  }, [video])

  const tell = useCallback(async () => {
    if (!video?.coursePlayId || !isSignedIn()) return
    const now = Date.now()
    const untold = { spans: spans.current, seconds: clock.current.told }
    const segments = tellable(spans.current)
    const position = spans.current.at(-1)?.[1]
    clock.current = markUploaded(clock.current, now)
    spans.current = spans.current.slice(-1).map(([, to]): Span => [to, to])
    try {
      const answer = await api.learning.vod.beats.store({
        body: {
          ...video,
          totalPlayTime: Math.round(clock.current.total),
          seq: ++seq.current,
          position,
          segments,
        },
      })
      setCounting({
        on: answer.counting,
        text: answer.reason ? BeatReasonText[answer.reason] : countingText,
      })
      if (answer.completed) onCompleted()
    } catch {
      // Nothing is lost: what was not told goes with the next report.
      clock.current = { ...clock.current, told: untold.seconds }
      spans.current = [...untold.spans, ...spans.current]
      setCounting({ on: false, text: '网络不稳定，观看时间稍后上传' })
    }
  }, [video, onCompleted])

  const mark = useCallback((isPlaying: boolean) => {
    playing.current = isPlaying
    clock.current = note(clock.current, Date.now(), isPlaying)
  }, [])

  const at = useCallback((position: number) => {
    if (playing.current) spans.current = stretch(spans.current, position)
  }, [])

  /** The video ended or the player closes: what is left is told now. */
  const finish = useCallback(() => {
    mark(false)
    return hasNews(clock.current) ? tell() : Promise.resolve()
  }, [mark, tell])

  useEffect(() => {
    const ticking = setInterval(() => {
      clock.current = note(clock.current, Date.now(), playing.current)
      if (isUploadDue(clock.current, Date.now())) void tell()
    }, RecordEverySeconds * 1000)
    return () => clearInterval(ticking)
  }, [tell])

  return { counting, mark, at, finish }
}
