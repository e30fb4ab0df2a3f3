import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { chapterTestCorrelation } from '@zhuxue/api/terms/certificates/tests'
import { type HourObstacle, HourObstacleText } from '@zhuxue/api/terms/learning/counting'
import { RecordEverySeconds, playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { Dialog } from '~/components/dialog/Dialog'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { CompletionForm } from '~/features/accounts/shared/CompletionForm'
import { isFurtherEducation } from '~/lib/courseTypes'
import { api, reportFailure } from '~/lib/http/api'
import type { Chapter, Course, PlayUrl } from '~/lib/http/wire'
import { paths } from '~/lib/paths'
import { unplayableNotice } from './canPlay'
import { ChapterSummary } from './ChapterSummary'
import styles from './PlayerDialog.module.css'
import { useHeartbeat, type PlayedVideo } from './useHeartbeat'
import { VideoStage } from './VideoStage'

type Props = {
  course: Course
  chapter: Chapter
  onClose: () => void
  onFinished: (chapter: number) => void
}
type Screen = 'summary' | 'loading' | 'profile' | 'playing' | 'done' | 'failed'
/** Of the chapter; `paperId` is the test that its minutes wait for. */
type Completion = { completed: boolean; text: string; paperId: number | null }
type Session = { urls: PlayUrl[]; coursePlayId: string; hourObstacles: HourObstacle[] }

const unknown: Completion = { completed: false, text: '', paperId: null }

/** Summary (further education only), playback, completion: docs/product.md 9.5. */
export default function PlayerDialog({ course, chapter, onClose, onFinished }: Props) {
  const isCounted = isFurtherEducation(course.courseType) && course.coursePrice > 0
  const [screen, setScreen] = useState<Screen>(isCounted ? 'summary' : 'loading')
  const [session, setSession] = useState<Session | null>(null)
  const [problem, setProblem] = useState('')
  const [completion, setCompletion] = useState<Completion>(unknown)
  const [video, setVideo] = useState<PlayedVideo | null>(null)

  const unplayable = session ? unplayableNotice(session.urls[0]!.format) : ''

  const markFinished = useCallback(
    () => onFinished(chapter.courseChapterId),
    [chapter.courseChapterId, onFinished]
  )
  const { counting, setPlaying, setPosition, setRate, finish } = useHeartbeat(video, markFinished)

  const load = useCallback(async () => {
    setScreen('loading')
    const wanted = {
      courseId: course.courseId,
      courseChapterId: chapter.courseChapterId,
      videoId: chapter.chapterVideoId!,
    }
    try {
      const response = await api.learning.vod.playUrls({ query: wanted })
      const coursePlayId = response.coursePlayId ?? ''
      setSession({
        ...{ urls: response.playUrls, coursePlayId },
        hourObstacles: response.hourObstacles,
      })
      setVideo({ ...wanted, coursePlayId })
      setScreen('playing')
    } catch (error) {
      const { code, message } = reportFailure(error)
      // Study time is recorded for an identity, so name and ID number come first.
      if (code === 'profile-incomplete') setScreen('profile')
      else fail(message)
    }
  }, [course, chapter])

  function fail(sentence: string) {
    setProblem(sentence)
    setScreen('failed')
  }

  const begin = useEffectEvent(() => {
    if (screen === 'loading') void load()
  })
  useEffect(() => begin(), [])

  async function close() {
    void finish()
    onClose()
  }

  async function handleEnd() {
    await finish()
    if (!isCounted) return
    setCompletion(await completionOf(course, chapter))
    setScreen('done')
  }

  return (
    <Dialog
      title={chapter.chapterTitle}
      size={screen === 'playing' ? 'stage' : 'medium'}
      onClose={close}
    >
      {screen === 'summary' && <ChapterSummary chapter={chapter} onStart={load} />}
      {screen === 'loading' && <p className={styles.loading}>{playbackMessages.loading}</p>}
      {screen === 'profile' && <CompletionForm onDone={load} />}
      {screen === 'failed' && <FailedState text={problem} onRetry={load} />}
      {screen === 'playing' && session && (
        <>
          {unplayable && <p className={styles.bar}>{unplayable}</p>}
          <VideoStage
            urls={session.urls}
            poster={course.courseImgUrl}
            live={false}
            onPlaying={setPlaying}
            onPosition={setPosition}
            onRate={setRate}
            onEnded={handleEnd}
            onError={() => fail(unplayable || '视频播放出错，请重试')}
          />
          {session.coursePlayId && (
            <p className={styles.bar} data-counting={counting?.on ?? true} role="status">
              {counting?.text ?? `观看时间每${RecordEverySeconds}秒记录一次`}
            </p>
          )}
          {session.hourObstacles.map((reason) => (
            <p key={reason} className={styles.bar}>
              {HourObstacleText[reason]}
            </p>
          ))}
        </>
      )}
      {screen === 'done' && (
        <EmptyState icon={completion.completed ? 'check' : 'clock'} text={completion.text}>
          <div className={styles.actions}>
            <button type="button" className="btn" onClick={load}>
              再看一遍
            </button>
            <a className="btn" href={paths.myCert}>
              学时明细
            </a>
            <button
              type="button"
              className={completion.paperId ? 'btn' : 'btn btn--primary'}
              onClick={close}
            >
              返回课程
            </button>
            {completion.paperId && (
              <a className="btn btn--primary" href={testOf(completion.paperId, chapter)}>
                开始章节测试
              </a>
            )}
          </div>
        </EmptyState>
      )}
    </Dialog>
  )
}

const testOf = (paperId: number, { courseChapterId }: Chapter) =>
  paths.testPaper(paperId, chapterTestCorrelation(courseChapterId))

async function completionOf(
  { courseId }: Course,
  { courseChapterId }: Chapter
): Promise<Completion> {
  try {
    const body = { courseChapterId }
    const { completed, completionText, paperId } = await api.learning.courses.study({
      params: { id: courseId },
      body,
    })
    return { completed, text: completionText, paperId }
  } catch (error) {
    return { ...unknown, text: reportFailure(error).message || playbackMessages.studyNotCompleted }
  }
}
