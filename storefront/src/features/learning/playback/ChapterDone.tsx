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
  onContinue: (second: number) => void
  /** Where to continue from here. */
  children: ReactNode
}

/** Shows that the hours were awarded, that the test comes first, or what is missing. */
export function ChapterDone({ chapter, completion, onAgain, onContinue, children }: Props) {
  const { completed, text, paperId, unfinished } = completion
  return (
    <EmptyState icon={completed ? icons.check : icons.clock} text={text}>
      <div className={styles.actions}>
        {unfinished && (
          <button type="button" className="btn btn--primary" onClick={() => onContinue(unfinished.continueAt)}>
            {unfinished.unseenParts > 0 ? '从没看的地方继续' : '从没计时的地方继续'}
          </button>
        )}
        <button
          type="button"
          className={completed || paperId || unfinished ? 'btn' : 'btn btn--primary'}
          onClick={onAgain}
        >
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
