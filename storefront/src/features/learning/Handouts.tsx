import { says } from '@zhuxue/api/terms/catalogue'
import { EmptyState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import type { Chapter, Course } from '~/lib/wire'
import { withHandout } from './chapters'
import styles from './Locked.module.css'

type Props = { course: Pick<Course, 'courseId'>; chapters: Chapter[]; bought: boolean }

export function Handouts({ chapters, bought }: Props) {
  const found = withHandout(chapters)
  if (found.length === 0) return <EmptyState icon="file" text={says.emptyHandouts} />
  return (
    <>
      {!bought && <p className="note">{says.handoutNeedsPurchase}</p>}
      <ul className={styles.list}>
        {found.map((chapter) => (
          <li key={chapter.courseChapterId}>
            <Icon name={bought ? 'file' : 'lock'} size={18} />
            <span>{chapter.chapterTitle}</span>
            <small>{chapter.chapterHandoutExtension}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
