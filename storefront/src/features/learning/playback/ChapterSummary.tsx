import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { notFinishedText } from '@zhuxue/api/terms/learning/watched'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { formatHours } from '~/lib/hours'
import { formatDuration } from '~/lib/format'
import { api, silent } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Chapter } from '~/lib/http/apiTypes'
import styles from './ChapterSummary.module.css'

export function ChapterSummary({ chapter, onStart }: { chapter: Chapter; onStart: () => void }) {
  const done = chapter.studyStatus === 1
  const { data } = useFetch(
    () => api.learning.studyLogs.show({ params: { id: chapter.courseChapterId }, ...silent }),
    `watched ${chapter.courseChapterId}`,
    { enabled: !done }
  )
  return (
    <div className={styles.summary}>
      <dl>
        <dt>视频名称</dt>
        <dd>{chapter.chapterTitle}</dd>
        <dt>视频时长</dt>
        <dd>{formatDuration(chapter.videoDuration)}</dd>
        <dt>学时</dt>
        <dd>{formatHours(chapter.chapterTime)}</dd>
        <dt>学习进度</dt>
        <dd>{done ? playbackMessages.studyCompleted : data && notFinishedText(data.unfinished)}</dd>
      </dl>
      {chapter.chapterTime === 0 && <span className="tag tag--amber">{playbackMessages.noCreditTime}</span>}
      <ButtonWithReason
        type="button"
        className="btn btn--primary btn--large btn--wide"
        disabledReason={chapter.chapterTime === 0 ? playbackMessages.noCreditTime : null}
        onClick={onStart}
      >
        开始学习
      </ButtonWithReason>
    </div>
  )
}
