import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { FailedState } from '~/components/ui/EmptyState'
import { CompletionForm } from '~/features/accounts/shared/CompletionForm'
import { ChapterDone } from '~/features/learning/playback/ChapterDone'
import { ChapterSummary } from '~/features/learning/playback/ChapterSummary'
import { usePlayback } from '~/features/learning/playback/usePlayback'
import { VideoStage, type StageControl } from '~/features/learning/playback/VideoStage'
import { WatchBar } from '~/features/learning/watched/WatchBar'
import { formatClock } from '~/lib/formatClock'
import { api } from '~/lib/http/api'
import type { Chapter, CourseDetail } from '~/lib/http/apiTypes'
import { connectionState } from '~/lib/http/connection'
import { useStore } from '~/lib/useStore'
import { countingMessage } from './countingMessage'
import styles from './StudyPage.module.css'
import { continuesByItself, resumeAt } from './studyPlace'
import { UpNext } from './UpNext'

interface Props {
  course: CourseDetail
  chapter: Chapter
  next: Chapter | undefined
  /** A requested second; null resumes where the server says. */
  startAt: number | null
  onFinished: (chapter: number) => void
  onGo: (chapter: Chapter) => void
  onControl: (control: StageControl | null) => void
  /** Passes a function that must run before another chapter opens. */
  onMounted: (leave: (() => Promise<void>) | null) => void
}

export function ChapterPlayer(props: Props) {
  const { course, chapter, next, startAt, onFinished, onGo, onControl, onMounted } = props
  const [control, setControl] = useState<StageControl | null>(null)
  const [focusedBefore] = useState(() => globalThis.document?.activeElement)
  const findStart = async () => startAt ?? (await leftAt(course.courseId, chapter))
  const playback = usePlayback({ course, chapter, onFinished, findStart })
  const { screen, opened, unplayable, counting, ended, isFinished, finish, load } = playback

  const leave = useEffectEvent(() => finish())
  useEffect(() => {
    onMounted(() => leave())
    return () => onMounted(null)
  }, [onMounted])
  const takeOver = playback.stage.onControl
  const takeControl = useCallback(
    (stageControl: StageControl | null) => {
      setControl(stageControl)
      takeOver(stageControl)
      onControl(stageControl)
    },
    [onControl, takeOver]
  )

  const line = countingMessage({
    counting,
    creditBlockers: opened?.hourObstacles ?? [],
    isFinished,
    ended,
    unfinished: playback.completion.unfinished,
  })
  const { isDown } = useStore(connectionState, { isDown: false })
  const isStuck = screen === 'failed' && isDown
  const retry = useEffectEvent(() => void load())
  useEffect(() => {
    if (!isStuck) return
    const online = () => retry()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [isStuck])

  const byItself = continuesByItself(counting?.reason ?? null)
  // The rest of this chapter or its test comes before the next one.
  const isNextFirst = playback.completion.completed && !playback.completion.paperId
  if (screen === 'playing' && opened) {
    return (
      <div className={styles.screen}>
        {unplayable && <p className={styles.line}>{unplayable}</p>}
        <VideoStage
          {...playback.stage}
          urls={opened.urls}
          poster={course.courseImgUrl}
          live={false}
          startAt={opened.startAt}
          onControl={takeControl}
          focusedBefore={focusedBefore}
        />
        {!isFinished && <WatchBar playback={playback} control={control} />}
        <p className={styles.line} data-counting={line.on}>
          {opened.coursePlayId && <span role="status">{line.text}</span>}
          {opened.startAt > 0 && startAt === null && !ended && (
            <button type="button" className="link" onClick={() => control?.seek(0)}>
              已从 {formatClock(opened.startAt)} 继续，从头播放
            </button>
          )}
        </p>
        {ended && next && <UpNext next={next} byItself={byItself} onGo={() => onGo(next)} />}
      </div>
    )
  }
  return (
    <div className={`sheet ${styles.notice}`} data-completed={screen === 'done' && playback.completion.completed}>
      {screen === 'summary' && <ChapterSummary chapter={chapter} onStart={load} />}
      {screen === 'loading' && (
        <p className={styles.loading} role="status">
          {playbackMessages.loading}
        </p>
      )}
      {screen === 'profile' && <CompletionForm onDone={load} />}
      {screen === 'failed' && (
        <FailedState
          text={isDown ? '没有网络，视频要联网才能播放；目录和笔记可以查看' : playback.problem}
          onRetry={load}
        />
      )}
      {screen === 'done' && (
        <ChapterDone
          chapter={chapter}
          completion={playback.completion}
          onAgain={load}
          onContinue={playback.continueFrom}
        >
          {next && !isNextFirst && (
            <button type="button" className="btn" onClick={() => onGo(next)}>
              下一章
            </button>
          )}
        </ChapterDone>
      )}
      {screen === 'done' && next && isNextFirst && <UpNext next={next} byItself={byItself} onGo={() => onGo(next)} />}
    </div>
  )
}

/** Without a response the video starts at 0, rather than not at all. */
async function leftAt(courseId: number, { courseChapterId, videoDuration }: Chapter) {
  try {
    const { chapters } = await api.learning.courses.progress({ params: { id: courseId } })
    const reached = chapters.find((one) => one.courseChapterId === courseChapterId)
    return resumeAt(reached?.position ?? 0, videoDuration)
  } catch {
    return 0
  }
}
