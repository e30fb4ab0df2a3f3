import { messages } from '@zhuxue/api/terms/catalogue'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Icon } from '~/components/ui/Icon'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { paths } from '~/lib/paths'
import type { Chapter } from '~/lib/http/apiTypes'
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
  if (hidden) return <EmptyState icon={icons.lock} text={messages.practiceNeedsPurchase} />
  if (found.length === 0) return <EmptyState icon={icons.pencil} text={messages.emptyExercises} />
  return (
    <>
      {!bought && <p className="note">{messages.practiceNeedsPurchase}</p>}
      <ul className={styles.list}>
        {found.map((chapter) => (
          <li key={chapter.courseChapterId}>
            <Icon path={bought ? icons.pencil : icons.lock} size={18} />
            <span>{chapter.chapterTitle}</span>
            <Practise chapter={chapter} bought={bought} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Practise({ chapter, bought }: { chapter: Chapter; bought: boolean }) {
  const label = `开始练习：${chapter.chapterTitle}`
  if (bought && chapter.paperId) {
    return (
      <a className="btn btn--small" href={paths.userPaper(chapter.paperId)} aria-label={label}>
        开始练习
      </a>
    )
  }
  const disabledReason = bought ? messages.emptyExercises : messages.practiceNeedsPurchase
  return (
    <ButtonWithReason type="button" className="btn btn--small" disabledReason={disabledReason} aria-label={label}>
      开始练习
    </ButtonWithReason>
  )
}
