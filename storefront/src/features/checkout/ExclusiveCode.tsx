import { CodeLength } from '@zhuxue/api/terms/channels'
import { messages } from '@zhuxue/api/terms/commerce'
import type { ChangeEvent } from 'react'
import { characterLimit } from '~/lib/forms/characterLimit'
import { pastedCode } from '~/lib/forms/pastedCode'
import { discount, formatMoney } from '~/lib/format'
import type { Quote } from '~/lib/http/apiTypes'
import styles from './OrderConfirm.module.css'
import type { useExclusiveCode } from './useExclusiveCode'

type Props = { quote: Quote; code: ReturnType<typeof useExclusiveCode> }

/** An unknown code is cleared. */
export function ExclusiveCode({ quote, code }: Props) {
  const used = quote.exclusiveCodeValid
  return (
    <div className={styles.code}>
      <div className="field__pair">
        <input
          id="exclusive-code"
          className="input"
          aria-label="专属码"
          aria-describedby="exclusive-code-said"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code.typed}
          aria-invalid={code.problem ? true : undefined}
          onFocus={(event) => event.target.select()}
          {...characterLimit({
            maxLength: CodeLength,
            normalize: pastedCode,
            onChange: (event: ChangeEvent<HTMLInputElement>) => code.type(event.target.value.trim()),
          })}
          onKeyDown={(event) => event.key === 'Enter' && code.applyTyped()}
        />
        <button type="button" className="btn" disabled={code.busy} onClick={() => code.applyTyped()}>
          使用
        </button>
      </div>
      <p id="exclusive-code-said" aria-live="polite" className={styles.message}>
        {code.problem && <span className={styles.problem}>{code.problem}</span>}
        {!code.problem && used && (
          <span className={styles.saved}>
            已使用专属码 {quote.exclusiveCode}，享{discount(quote.exclusiveDiscount)}，优惠 ¥
            {formatMoney(quote.savedByCode)}
            <button type="button" className="link" onClick={code.remove}>
              不使用
            </button>
          </span>
        )}
        {!code.problem && !used && quote.needExclusiveCode && (
          <span className={styles.needed}>{messages.codeNeeded}</span>
        )}
        {!code.problem && !used && !quote.needExclusiveCode && <span className="muted">没有专属码可不填</span>}
      </p>
    </div>
  )
}
