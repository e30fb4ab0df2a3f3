import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type CreditBlocker } from '@zhuxue/api/terms/learning/credit_blockers'
import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { isPresenceNeeded, passPresenceCheck } from '~/features/presence/passPresenceCheck'
import { isFurtherEducation } from '~/lib/courseTypes'
import type { Watch } from '@zhuxue/api/watched-parts'
import { api, silent, reportFailure } from '~/lib/http/api'
import { failureOf } from '~/lib/http/reportFailure'
import type { Chapter, ChapterWatch, Course, PlayUrl } from '~/lib/http/apiTypes'
import { unplayableNotice } from './canPlay'
import { useHeartbeat, type PlayedVideo } from './useHeartbeat'
import { usePresencePause } from './usePresencePause'

export type Screen = 'summary' | 'loading' | 'profile' | 'playing' | 'done' | 'failed'
/** Of the chapter; `paperId` is the test for which its minutes are held. */
export interface Completion {
  completed: boolean
  text: string
  paperId: number | null
  unfinished: ChapterWatch | null
}
export interface Opened {
  urls: PlayUrl[]
  coursePlayId: string
  hourObstacles: CreditBlocker[]
  /** Resume position, in seconds of the video. */
  startAt: number
  /** What was watched before; null where nothing is counted. */
  watched: Watch | null
}

const unknown: Completion = { completed: false, text: '', paperId: null, unfinished: null }

interface Options {
  course: Pick<Course, 'courseId' | 'courseType' | 'coursePrice'>
  chapter: Chapter
  /** The server reports that the chapter is finished. */
  onFinished: (chapter: number) => void
  /** Without it the video starts at 0. */
  findStart?: () => Promise<number>
}

/** Courses with hours; a summary comes before the video and a completion screen after it. */
export const isCountedCourse = ({ courseType, coursePrice }: Options['course']) =>
  isFurtherEducation(courseType) && coursePrice > 0

/** Summary (further education only), playback, completion: docs/product.md 9.5. */
export function usePlayback({ course, chapter, onFinished, findStart }: Options) {
  const isCounted = isCountedCourse(course)
  const [screen, setScreen] = useState<Screen>(isCounted ? 'summary' : 'loading')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState('')
  const [ended, setEnded] = useState(false)
  const [isFinished, setFinished] = useState(chapter.studyStatus === 1)
  const [completion, setCompletion] = useState<Completion>(unknown)
  const [rate, setRate] = useState(1)
  const [video, setVideo] = useState<PlayedVideo | null>(null)

  const unplayable = opened ? unplayableNotice(opened.urls[0]!.format) : ''

  const markFinished = useCallback(() => {
    setFinished(true)
    onFinished(chapter.courseChapterId)
  }, [chapter.courseChapterId, onFinished])
  const heartbeat = useHeartbeat(video, markFinished)
  const { counting, addSession, finish } = heartbeat
  const presence = usePresencePause(heartbeat)
  const before = opened?.watched ?? null
  const readWatch = useCallback(() => before && addSession(before), [before, addSession])

  function fail(errorText: string) {
    setProblem(errorText)
    setScreen('failed')
  }

  /** @param from a second of the video; default: where the learner left it */
  async function open(from?: number) {
    setScreen('loading')
    setEnded(false)
    const request = {
      courseId: course.courseId,
      courseChapterId: chapter.courseChapterId,
      videoId: chapter.chapterVideoId!,
    }
    try {
      const [response, startAt] = await Promise.all([
        api.learning.vod.playUrls({ query: request, ...silent }),
        from ?? findStart?.() ?? 0,
      ])
      const { check } = response
      if (check && !(await passPresenceCheck(check))) return fail(check.sentence)
      const coursePlayId = response.coursePlayId ?? ''
      const { playUrls: urls, hourObstacles, watched } = response
      setOpened({ urls, coursePlayId, hourObstacles, startAt, watched })
      setVideo({ ...request, coursePlayId })
      setScreen('playing')
    } catch (error) {
      const failure = reportFailure(error)
      const { code, message } = failure
      if (isPresenceNeeded(failure) && (await passPresenceCheck())) return open(from)
      // Study time is recorded for an identity, so name and ID number come first.
      if (code === 'profile-incomplete') setScreen('profile')
      else fail(message)
    }
  }

  const load = () => open()

  const begin = useEffectEvent(() => {
    if (screen === 'loading') void load()
  })
  useEffect(() => begin(), [])

  async function handleEnd() {
    await finish()
    setEnded(true)
    if (isCounted) {
      setCompletion(await completionOf(course.courseId, chapter.courseChapterId))
      setScreen('done')
    } else if (opened?.coursePlayId) {
      setCompletion({ ...unknown, unfinished: await unfinishedOf(chapter.courseChapterId) })
    }
  }

  const stage = {
    onPlaying: (playing: boolean) => {
      if (playing && presence.askAgain()) return
      if (playing) setEnded(false)
      heartbeat.setPlaying(playing)
    },
    onPosition: heartbeat.setPosition,
    onRate: (now: number) => {
      setRate(now)
      heartbeat.setRate(now)
    },
    onEnded: handleEnd,
    onNoPicture: () => {
      heartbeat.setPlaying(false)
      fail(playbackMessages.noPicture)
    },
    onError: () => fail(unplayable || '视频播放出错，请重试'),
    onControl: presence.setControl,
  }
  return {
    screen,
    opened,
    problem,
    completion,
    ended,
    isFinished,
    unplayable,
    counting,
    isCounted,
    rate,
    readWatch,
    load,
    continueFrom: (second: number) => void open(second),
    finish,
    stage,
  }
}

async function completionOf(courseId: number, courseChapterId: number): Promise<Completion> {
  try {
    const { completed, completionText, paperId } = await api.learning.courses.study({
      params: { id: courseId },
      body: { courseChapterId },
      ...silent,
    })
    return { completed, text: completionText, paperId, unfinished: null }
  } catch (error) {
    // The card says what is missing.
    const { message, body } = failureOf(error)
    const unfinished = (body.unfinished as ChapterWatch | undefined) ?? null
    return { ...unknown, text: message || playbackMessages.studyNotCompleted, unfinished }
  }
}

async function unfinishedOf(courseChapterId: number): Promise<ChapterWatch | null> {
  try {
    const { unfinished } = await api.learning.studyLogs.show({ params: { id: courseChapterId }, ...silent })
    return unfinished
  } catch {
    return null
  }
}
