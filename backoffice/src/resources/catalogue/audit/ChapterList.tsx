import { ChapterChangeText, type ChapterChange } from '@zhuxue/api/terms/catalogue'
import { StatusTag, type Tone } from '../../../components/list/StatusTag'
import styles from './Audit.module.css'
import { ChangedFields, PlainFields } from './FieldList'
import type { ChapterDifference } from '../../../lib/apiTypes'

const tone: Record<ChapterChange, Tone> = {
  added: 'success',
  removed: 'error',
  changed: 'processing',
  moved: 'default',
}

export function ChangedChapters({ chapters }: { chapters: ChapterDifference[] }) {
  return (
    <ul className={styles.chapters}>
      {chapters.map(({ change, chapterId, title, fields }) => (
        <li key={chapterId} className={styles.chapter}>
          <h3 className={styles.chapterTitle}>
            <StatusTag of={change} text={ChapterChangeText} tone={tone} />
            {title}
          </h3>
          {change === 'added' && <PlainFields fields={withoutTitle(fields)} />}
          {change === 'removed' && <PlainFields fields={withoutTitle(fields)} side="before" />}
          {(change === 'changed' || change === 'moved') && <ChangedFields fields={fields} />}
        </li>
      ))}
    </ul>
  )
}

export function NewChapters({ chapters }: { chapters: ChapterDifference[] }) {
  return (
    <ol className={styles.contents}>
      {chapters.map(({ chapterId, title, fields }) => {
        const valueOf = (name: string) => fields.find(({ field }) => field === name)?.after
        const below = String(valueOf('position') ?? '').startsWith('“')
        const summaryFields = ['chapterTime', 'chapterVideoId', 'chapterHandoutExtension', 'chapterStatus']
        return (
          <li key={chapterId} data-below={below || undefined}>
            <strong>{title}</strong>
            <span className={styles.aside}>{summaryFields.map(valueOf).filter(Boolean).join(' · ')}</span>
          </li>
        )
      })}
    </ol>
  )
}

const withoutTitle = (fields: ChapterDifference['fields']) => fields.filter(({ field }) => field !== 'chapterTitle')
