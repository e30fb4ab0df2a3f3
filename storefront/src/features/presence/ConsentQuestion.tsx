import type { ReactNode } from 'react'
import { api, silent } from '~/lib/http/api'
import styles from './Presence.module.css'
import type { PresenceCheck } from './presenceCheck'
import { useAnswer } from './useAnswer'

interface Props {
  consent: NonNullable<PresenceCheck['consent']>
  onAgreed: () => void
  children: ReactNode
}

/** A consent of its own, as the law requires for faces; the profile page takes it back. */
export function ConsentQuestion({ consent, onAgreed, children }: Props) {
  const { answer, busy, problem } = useAnswer(onAgreed)
  const agree = () =>
    answer(() => api.accounts.presence.consents.store({ body: { version: consent.version }, ...silent }))
  return (
    <>
      <p className="note">{consent.text}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="button" className={styles.main} data-first data-busy={busy} onClick={agree}>
        同意并继续
      </button>
      {children}
    </>
  )
}
