import { useEffect, useRef } from 'react'
import { chapterTestCorrelation } from '@zhuxue/api/terms/certificates/tests'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { flattenChapters } from '~/features/learning/course/chapters'
import { formatHours } from '~/lib/hours'
import { isFurtherEducation } from '~/lib/courseTypes'
import { formatClock } from '~/lib/formatClock'
import type { Chapter, CourseDetail } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './Contents.module.css'

interface Props {
  course: CourseDetail
  chapters: Chapter[]
  current: number
  onChoose: (chapter: Chapter) => void
}

export function Contents({ course, chapters, current, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)

  // Scrolls only its own box, so that the page does not move.
  useEffect(() => {
    const box = list.current?.closest('[role=tabpanel]')
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 3
  }, [current])

  const row = (chapter: Chapter) => (
    <Row
      chapter={chapter}
      isCurrent={chapter.courseChapterId === current}
      hasTests={isFurtherEducation(course.courseType)}
      onChoose={() => onChoose(chapter)}
    />
  )
  return (
    <div ref={list} className={styles.contents}>
      <p className={styles.sum}>{finishedText(chapters)}</p>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.courseChapterId}>
            {row(chapter)}
            {chapter.children?.length > 0 && (
              <ol>
                {chapter.children.map((child) => (
                  <li key={child.courseChapterId}>{row(child)}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** 已学完 3 / 9 章. */
export function finishedText(chapters: Chapter[]): string {
  const watchable = flattenChapters(chapters).filter(({ hasVideo }) => hasVideo)
  const finished = watchable.filter(({ studyStatus }) => studyStatus === 1)
  return `已学完 ${finished.length} / ${watchable.length} 章`
}

interface RowProps {
  chapter: Chapter
  isCurrent: boolean
  /** Minutes of a chapter with a paper are held until its test is passed. */
  hasTests: boolean
  onChoose: () => void
}

function Row({ chapter, isCurrent, hasTests, onChoose }: RowProps) {
  const { chapterTitle, courseChapterId, paperId, hasVideo, studyStatus } = chapter
  if (!hasVideo) return <h2 className={styles.part}>{chapterTitle}</h2>
  const isDone = studyStatus === 1
  return (
    <>
      <button type="button" className={styles.row} aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
        <span className={styles.mark} data-done={isDone}>
          <Icon path={isDone ? icons.check : icons.play} size={14} />
        </span>
        <span className={styles.title}>
          {chapterTitle}
          <span className={styles.facts}>
            {chapter.chapterTime === 0 && chapter.videoDuration > 0 && (
              <span>{formatClock(chapter.videoDuration)}</span>
            )}
            {chapter.chapterTime > 0 && <span>{formatHours(chapter.chapterTime)}</span>}
            {isDone && <span>已学完</span>}
          </span>
        </span>
      </button>
      {hasTests && paperId && isDone && (
        <a
          className={`link ${styles.test}`}
          href={paths.testPaper(paperId, chapterTestCorrelation(courseChapterId))}
          aria-label={`章节测试：${chapterTitle}`}
        >
          章节测试
        </a>
      )}
    </>
  )
}
