import { messages, trialText } from '@zhuxue/api/terms/catalogue'
import { chapterTestCorrelation } from '@zhuxue/api/terms/certificates/tests'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Icon } from '~/components/ui/Icon'
import { formatHours } from '~/lib/hours'
import { formatClock } from '~/lib/formatClock'
import { paths } from '~/lib/paths'
import type { Chapter } from '~/lib/http/apiTypes'
import styles from './ChapterTree.module.css'

type Props = {
  chapters: Chapter[]
  open: boolean
  /** Further education before it is bought. */
  hidden: boolean
  /** The island is hydrated. */
  ready: boolean
  /** Minutes of a chapter with a paper are held until its test is passed. */
  hasTests: boolean
  onWatch: (chapter: Chapter) => void
}

export function ChapterTree({ chapters, hidden, ...row }: Props) {
  if (hidden && chapters.length === 0) return <EmptyState icon={icons.lock} text={messages.hiddenDetail} />
  if (chapters.length === 0) return <EmptyState text={messages.emptyCourses} />
  const tree = (
    <ol className={styles.tree}>
      {chapters.map((chapter) => (
        <li key={chapter.courseChapterId}>
          <ChapterRow chapter={chapter} {...row} top />
          {chapter.children?.length > 0 && (
            <ol>
              {chapter.children.map((child) => (
                <li key={child.courseChapterId}>
                  <ChapterRow chapter={child} {...row} />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
  if (!hidden) return tree
  return (
    <>
      <p className="note">{messages.hiddenDetail}</p>
      {tree}
    </>
  )
}

type RowProps = Omit<Props, 'chapters' | 'hidden'> & { chapter: Chapter; top?: boolean }

function ChapterRow({ chapter, open, ready, hasTests, onWatch, top }: RowProps) {
  if (!chapter.hasVideo) return <h3 className={styles.head}>{chapter.chapterTitle}</h3>
  const { courseChapterId, paperId, studyStatus, isTrial } = chapter
  const row = (
    <button
      type="button"
      className={top ? `${styles.row} ${styles.top}` : styles.row}
      disabled={!ready}
      onClick={() => onWatch(chapter)}
    >
      <span className={styles.mark} data-done={chapter.studyStatus === 1}>
        <Icon path={chapter.studyStatus === 1 ? icons.check : open || isTrial ? icons.play : icons.lock} size={16} />
      </span>
      <span className={styles.title}>{chapter.chapterTitle}</span>
      {isTrial && !open && <span className="tag tag--moss">{trialText}</span>}
      {chapter.studyStatus === 1 && <span className="tag tag--moss">已学完</span>}
      <span className={styles.time}>
        {chapter.chapterTime > 0 && <span>{formatHours(chapter.chapterTime)}</span>}
        {chapter.chapterTime === 0 && chapter.videoDuration > 0 && <span>{formatClock(chapter.videoDuration)}</span>}
      </span>
    </button>
  )

  if (!open || !hasTests || !paperId || studyStatus !== 1) return row
  return (
    <div className={styles.tested}>
      {row}
      <a
        className="btn btn--small"
        href={paths.testPaper(paperId, chapterTestCorrelation(courseChapterId))}
        aria-label={`章节测试：${chapter.chapterTitle}`}
      >
        章节测试
      </a>
    </div>
  )
}
