import type { ReactNode } from 'react'
import { chapterTestCorrelation } from '@zhuxue/api/terms/certificates/tests'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import type { Chapter } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './PlayerDialog.module.css'
import type { Completion } from './usePlayback'

interface Props {
  chapter: Chapter
  completion: Completion
  onAgain: () => void
  /** Where to continue from here. */
  children: ReactNode
}

/** Shows that the hours were awarded, that the test comes first, or that the video was not finished. */
export function ChapterDone({ chapter, completion, onAgain, children }: Props) {
  const { completed, text, paperId } = completion
  return (
    <EmptyState icon={completed ? icons.check : icons.clock} text={text}>
      <div className={styles.actions}>
        <button type="button" className={completed || paperId ? 'btn' : 'btn btn--primary'} onClick={onAgain}>
          再看一遍
        </button>
        <a className="btn" href={paths.myCert}>
          学时明细
        </a>
        {children}
        {paperId && (
          <a
            className="btn btn--primary"
            href={paths.testPaper(paperId, chapterTestCorrelation(chapter.courseChapterId))}
          >
            开始章节测试
          </a>
        )}
      </div>
    </EmptyState>
  )
}
