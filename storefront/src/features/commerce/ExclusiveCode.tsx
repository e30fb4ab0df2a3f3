import { useState } from 'react'
import { CodeLength, NoCode, says } from '@zhuxue/api/terms/channels'
import { says as orders } from '@zhuxue/api/terms/commerce'
import { api, failureOf } from '~/lib/api'
import { discount, money } from '~/lib/format'
import type { Quote } from '~/lib/wire'
import styles from './OrderConfirm.module.css'

type Props = { quote: Quote; onCode: (code: string) => void }

/** The partner's code: what it saves, or that it does not exist, in which case it is cleared. */
export function ExclusiveCode({ quote, onCode }: Props) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function apply() {
    setProblem(null)
    if (typed === '' || typed === NoCode) return onCode('')
    setBusy(true)
    try {
      await api.channels.exclusiveCodes.show({ params: { exclusiveCode: typed } })
      onCode(typed)
    } catch (error) {
      setProblem(failureOf(error).message || says.codeNotFound)
      setTyped('')
      onCode('')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.code}>
      <div className="field__pair">
        <input
          className="input"
          aria-label="专属码"
          placeholder="没有可不填"
          maxLength={CodeLength}
          value={typed}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setTyped(event.target.value.trim())}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
        <button type="button" className="btn" disabled={busy} onClick={apply}>
          使用
        </button>
      </div>
      {problem && <p className="field__error">{problem}</p>}
      {!problem && quote.exclusiveCodeValid && (
        <p className={styles.saved}>
          已使用专属码，享 {discount(quote.exclusiveDiscount)}，优惠 ¥{money(quote.savedByCode)}
        </p>
      )}
      {!problem && !quote.exclusiveCodeValid && quote.needExclusiveCode && (
        <p className={styles.needed}>{orders.codeNeeded}</p>
      )}
    </div>
  )
}
