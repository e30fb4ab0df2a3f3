import { ChapterChangeText, type ChapterChange } from '@zhuxue/api/terms/catalogue'
import { StatusTag, type Tone } from '../../../kit/list/StatusTag'
import styles from './Audit.module.css'
import { ChangedFacts, PlainFacts } from './Facts'
import type { ChapterDifference } from '../../../lib/wire'

const tone: Record<ChapterChange, Tone> = {
  added: 'success',
  removed: 'error',
  changed: 'processing',
  moved: 'default',
}

/** What became of each chapter, in the order of the tree. */
export function ChangedChapters({ chapters }: { chapters: ChapterDifference[] }) {
  return (
    <ul className={styles.chapters}>
      {chapters.map(({ change, chapterId, title, fields }) => (
        <li key={chapterId} className={styles.chapter}>
          <h3 className={styles.chapterTitle}>
            <StatusTag of={change} text={ChapterChangeText} tone={tone} />
            {title}
          </h3>
          {change === 'added' && <PlainFacts fields={withoutTitle(fields)} />}
          {change === 'removed' && <PlainFacts fields={withoutTitle(fields)} side="before" />}
          {(change === 'changed' || change === 'moved') && <ChangedFacts fields={fields} />}
        </li>
      ))}
    </ul>
  )
}

/** The chapters of a first publication: what is in them, in one line each. */
export function NewChapters({ chapters }: { chapters: ChapterDifference[] }) {
  return (
    <ol className={styles.contents}>
      {chapters.map(({ chapterId, title, fields }) => {
        const said = (name: string) => fields.find(({ field }) => field === name)?.after
        const below = String(said('position') ?? '').startsWith('“')
        const facts = ['chapterTime', 'chapterVideoId', 'chapterHandoutExtension', 'chapterStatus']
        return (
          <li key={chapterId} data-below={below || undefined}>
            <strong>{title}</strong>
            <span className={styles.aside}>{facts.map(said).filter(Boolean).join(' · ')}</span>
          </li>
        )
      })}
    </ol>
  )
}

const withoutTitle = (fields: ChapterDifference['fields']) =>
  fields.filter(({ field }) => field !== 'chapterTitle')
