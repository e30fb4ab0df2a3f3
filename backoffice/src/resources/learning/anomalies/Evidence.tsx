import { EvidenceSubjectText, type EvidenceItem } from '@zhuxue/api/terms/learning/anomalies'
import { LinkButton } from '../../../kit/list/LinkButton'
import { useState } from 'react'
import { moment } from '../../../kit/format'
import styles from './Evidence.module.css'

const firstShown = 3

/** Each line with the number of what it is about, so that it can be looked up. */
export function Evidence({ items }: { items: EvidenceItem[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, firstShown)
  return (
    <>
      <ul className={styles.items}>
        {shown.map(({ subject, id, time, words }) => (
          <li key={`${subject} ${id} ${words}`}>
            {words}
            <small>
              {EvidenceSubjectText[subject]} {id} · {moment(time)}
            </small>
          </li>
        ))}
      </ul>
      {items.length > firstShown && (
        <LinkButton onClick={() => setAll(!all)}>{all ? '收起' : `全部 ${items.length} 条`}</LinkButton>
      )}
    </>
  )
}
