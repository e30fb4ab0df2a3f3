import { CreditBlockerText } from '@zhuxue/api/terms/learning/credit_blockers'
import { AutosaveText, playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { Dialog } from '~/components/dialog/Dialog'
import { FailedState } from '~/components/ui/EmptyState'
import { CompletionForm } from '~/features/accounts/shared/CompletionForm'
import type { Chapter, Course } from '~/lib/http/apiTypes'
import { ChapterDone } from './ChapterDone'
import { ChapterSummary } from './ChapterSummary'
import styles from './PlayerDialog.module.css'
import { usePlayback } from './usePlayback'
import { VideoStage } from './VideoStage'

type Props = { course: Course; chapter: Chapter; onClose: () => void; onFinished: (chapter: number) => void }

/** A preview over the page; owners use the study page. */
export default function PlayerDialog({ course, chapter, onClose, onFinished }: Props) {
  const playback = usePlayback({ course, chapter, onFinished })
  const { screen, opened, unplayable, counting, load, finish } = playback

  function close() {
    void finish()
    onClose()
  }

  return (
    <Dialog title={chapter.chapterTitle} size={screen === 'playing' ? 'stage' : 'medium'} onClose={close}>
      {screen === 'summary' && <ChapterSummary chapter={chapter} onStart={load} />}
      {screen === 'loading' && <p className={styles.loading}>{playbackMessages.loading}</p>}
      {screen === 'profile' && <CompletionForm onDone={load} />}
      {screen === 'failed' && <FailedState text={playback.problem} onRetry={load} />}
      {screen === 'playing' && opened && (
        <>
          {unplayable && <p className={styles.bar}>{unplayable}</p>}
          <VideoStage {...playback.stage} urls={opened.urls} poster={course.courseImgUrl} live={false} />
          {opened.coursePlayId && (
            <p className={styles.bar} data-counting={counting?.on ?? true} role="status">
              {counting?.text ?? AutosaveText}
            </p>
          )}
          {opened.hourObstacles.map((reason) => (
            <p key={reason} className={styles.bar}>
              {CreditBlockerText[reason]}
            </p>
          ))}
        </>
      )}
      {screen === 'done' && (
        <ChapterDone
          chapter={chapter}
          completion={playback.completion}
          onAgain={load}
          onContinue={playback.continueFrom}
        >
          <button type="button" className={playback.completion.paperId ? 'btn' : 'btn btn--primary'} onClick={close}>
            返回课程
          </button>
        </ChapterDone>
      )}
    </Dialog>
  )
}
