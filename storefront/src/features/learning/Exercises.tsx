import { says } from '@zhuxue/api/terms/catalogue'
import { EmptyState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import type { Chapter } from '~/lib/wire'
import { withPractice } from './chapters'
import styles from './Locked.module.css'

export function Exercises({ chapters, bought }: { chapters: Chapter[]; bought: boolean }) {
  const found = withPractice(chapters)
  if (found.length === 0) return <EmptyState icon="question" text={says.emptyExercises} />
  return (
    <>
      {!bought && <p className="note">{says.practiceNeedsPurchase}</p>}
      <ul className={styles.list}>
        {found.map((chapter) => (
          <li key={chapter.courseChapterId}>
            <Icon name={bought ? 'question' : 'lock'} size={18} />
            <span>{chapter.chapterTitle}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
