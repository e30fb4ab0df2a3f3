import { messages } from '@zhuxue/api/terms/accounts/presence'
import { api, silent } from '~/lib/http/api'
import styles from './Presence.module.css'
import type { PresenceCheck } from './presenceCheck'
import { useAnswer } from './useAnswer'

/** One press, by pointer or keyboard. */
export function PressWay({ check, onPassed }: { check: PresenceCheck; onPassed: () => void }) {
  const { answer, busy, problem } = useAnswer(onPassed)
  const press = () =>
    answer(() =>
      api.accounts.presence.answers.store({ params: { id: check.checkId }, body: { way: 'press' }, ...silent })
    )
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="button" className={styles.main} data-first data-busy={busy} onClick={press}>
        {messages.continueStudying}
      </button>
    </>
  )
}
