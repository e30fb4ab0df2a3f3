import { lazyScreen } from '~/components/ui/loading/lazyScreen'
import { loadLazyBundle } from './loadLazyBundle'
import type { NotesProps } from './Notes'
import styles from './AttemptScreen.module.css'

const Notes = lazyScreen(() => loadLazyBundle().then((module) => module.Notes))

/** Notices during an attempt: another tab, a newer answer, no connection. */
export function AttemptNotices(props: NotesProps) {
  const { isElsewhere, state } = props
  const hasNotes = isElsewhere || state.submitState === 'lost' || state.overtaken.length > 0
  return (
    <div className={styles.notes} role="status">
      {hasNotes && <Notes {...props} />}
    </div>
  )
}
