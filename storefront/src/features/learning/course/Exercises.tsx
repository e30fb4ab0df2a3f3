import { messages } from '@zhuxue/api/terms/catalogue'
import { EmptyState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import type { Chapter } from '~/lib/http/wire'
import { withExercises } from './chapters'
import styles from './Locked.module.css'

type Props = {
  chapters: Chapter[]
  bought: boolean
  /** Further education before it is bought. */
  hidden: boolean
}

export function Exercises({ chapters, bought, hidden }: Props) {
  const found = withExercises(chapters)
  if (hidden) return <EmptyState icon="lock" text={messages.practiceNeedsPurchase} />
  if (found.length === 0) return <EmptyState icon="question" text={messages.emptyExercises} />
  return (
    <>
      {!bought && <p className="note">{messages.practiceNeedsPurchase}</p>}
      <ul className={styles.list}>
        {found.map((chapter) => (
          <li key={chapter.courseChapterId}>
            <Icon name={bought ? 'question' : 'lock'} size={18} />
            <span>{chapter.chapterTitle}</span>
            <small>章节练习</small>
          </li>
        ))}
      </ul>
    </>
  )
}
