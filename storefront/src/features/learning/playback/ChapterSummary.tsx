import { playbackMessages } from '@zhuxue/api/terms/learning/playback'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { formatDuration, formatMinutes } from '~/lib/format'
import type { Chapter } from '~/lib/http/apiTypes'
import styles from './ChapterSummary.module.css'

export function ChapterSummary({ chapter, onStart }: { chapter: Chapter; onStart: () => void }) {
  const done = chapter.studyStatus === 1
  return (
    <div className={styles.summary}>
      <dl>
        <dt>视频名称</dt>
        <dd>{chapter.chapterTitle}</dd>
        <dt>视频时长</dt>
        <dd>{formatDuration(chapter.videoDuration)}</dd>
        <dt>学时</dt>
        <dd>{formatMinutes(chapter.chapterTime)} 分钟</dd>
        <dt>学习进度</dt>
        <dd>{done ? playbackMessages.studyCompleted : playbackMessages.studyNotCompleted}</dd>
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
