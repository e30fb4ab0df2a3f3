import { useCallback, useEffect, useState } from 'react'
import { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { RecordEverySeconds, messages } from '@zhuxue/api/terms/learning'
import { Dialog } from '~/components/ui/Dialog'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { CompletionForm } from '~/features/accounts/shared/CompletionForm'
import { isFurtherEducation } from '~/lib/courseTypes'
import { api, reportFailure } from '~/lib/http/api'
import type { Chapter, Course, PlayUrl } from '~/lib/http/wire'
import { ChapterSummary } from './ChapterSummary'
import styles from './PlayerDialog.module.css'
import { useBeats } from './useBeats'
import { VideoStage } from './VideoStage'

type Props = {
  course: Course
  chapter: Chapter
  onClose: () => void
  onFinished: (chapter: number) => void
}
type Screen = 'summary' | 'loading' | 'profile' | 'playing' | 'done' | 'failed'
type Session = { urls: PlayUrl[]; coursePlayId: string }

/** Summary (further education only), playback, completion: learner side section 2, player. */
export default function PlayerDialog({ course, chapter, onClose, onFinished }: Props) {
  const counted = isFurtherEducation(course.courseType) && course.coursePrice > 0
  const live = course.liveStatus === LiveStatus.Started
  const [screen, setScreen] = useState<Screen>(counted ? 'summary' : 'loading')
  const [session, setSession] = useState<Session | null>(null)
  const [trouble, setTrouble] = useState('')
  const [ending, setEnding] = useState({ completed: false, text: '' })
  const [video, setVideo] = useState<{
    courseId: number
    videoId: string
    coursePlayId: string
  } | null>(null)

  const complete = useCallback(() => onFinished(chapter.courseChapterId), [chapter.courseChapterId])
  const { counting, mark, at, finish } = useBeats(video, complete)

  const load = useCallback(async () => {
    setScreen('loading')
    const videoId = chapter.chapterVideoId!
    try {
      const answer = await api.learning.vod.playUrls({
        query: { courseId: course.courseId, videoId },
      })
      setSession({ urls: answer.playUrls, coursePlayId: answer.coursePlayId ?? '' })
      setVideo({ courseId: course.courseId, videoId, coursePlayId: answer.coursePlayId ?? '' })
      setScreen('playing')
    } catch (error) {
      const { code, message } = reportFailure(error)
      // Hours are a person's: without name and ID number they are asked for, and then it plays.
      if (code === 'profile-incomplete') setScreen('profile')
      else fail(message)
    }
  }, [course, chapter])

  function fail(sentence: string) {
    setTrouble(sentence)
    setScreen('failed')
  }

  useEffect(() => {
    if (screen === 'loading') void load()
  }, [])

  async function close() {
    void finish()
    onClose()
  }

  async function ended() {
    await finish()
    // A lesson that is still going on has no end: its stream stopped.
    if (live) return fail(messages.liveError)
    if (!counted) return
    setEnding(await endingOf(course, chapter))
    setScreen('done')
  }

  return (
    <Dialog
      title={chapter.chapterTitle}
      size={screen === 'playing' ? 'stage' : 'medium'}
      onClose={close}
    >
      {screen === 'summary' && <ChapterSummary chapter={chapter} onStart={load} />}
      {screen === 'loading' && <p className={styles.loading}>{messages.loading}</p>}
      {screen === 'profile' && <CompletionForm onDone={load} />}
      {screen === 'failed' && <FailedState text={trouble} onRetry={load} />}
      {screen === 'playing' && session && (
        <>
          {navigator.userAgent.includes('Firefox/') && (
            <p className={styles.bar}>{messages.firefoxUnsupported}</p>
          )}
          <VideoStage
            urls={session.urls}
            poster={course.courseImgUrl}
            live={live}
            onPlaying={mark}
            onPosition={at}
            onEnded={ended}
            onError={() => fail(course.liveStatus ? messages.liveError : '视频播放出错，请重试')}
          />
          {session.coursePlayId && (
            <p className={styles.bar} data-counting={counting?.on ?? true} role="status">
              {counting?.text ?? `观看时间每${RecordEverySeconds}秒记录一次`}
            </p>
          )}
        </>
      )}
      {screen === 'done' && (
        <EmptyState icon={ending.completed ? 'check' : 'clock'} text={ending.text}>
          <div className={styles.actions}>
            <button type="button" className="btn" onClick={load}>
              再看一遍
            </button>
            <button type="button" className="btn btn--primary" onClick={close}>
              返回课程
            </button>
          </div>
        </EmptyState>
      )}
    </Dialog>
  )
}

/** What the person has earned, in the server's words: hours, a test that stands before them, or not yet. */
async function endingOf({ courseId }: Course, { courseChapterId }: Chapter) {
  try {
    const body = { courseChapterId }
    const answer = await api.learning.courses.study({ params: { id: courseId }, body })
    return { completed: answer.completed, text: answer.completionText }
  } catch (error) {
    return { completed: false, text: reportFailure(error).message || messages.studyNotCompleted }
  }
}
