import { Fragment, useId } from 'react'
import { paths } from '~/lib/paths'
import type { LegalText } from '~/lib/http/apiTypes'
import styles from './AgreementField.module.css'

type Props = {
  texts: readonly LegalText[]
  failed: boolean
  onRetry: () => void
  agreed: boolean
  problem?: string | null
  onChange: (agreedTo: number[]) => void
}

/** Never checked by default. Each link opens the version to agree to in a new tab, so the form is not lost. */
export function AgreementField({ texts, failed, onRetry, agreed, problem, onChange }: Props) {
  const id = useId()
  if (failed) {
    return (
      <p className={styles.failed} role="alert">
        协议没有加载出来
        <button type="button" className="link" onClick={onRetry}>
          重试
        </button>
      </p>
    )
  }
  if (texts.length === 0) return null
  const last = texts.length - 1
  return (
    <div>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="agreedTo"
          checked={agreed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => onChange(target.checked ? texts.map(({ legalTextId }) => legalTextId) : [])}
        />
        <span>
          我已阅读并同意
          {texts.map(({ kind, number, title }, index) => (
            <Fragment key={kind}>
              {index > 0 && (index === last ? '和' : '、')}
              <a className="link" href={paths.legal(kind, number)} target="_blank" rel="noreferrer">
                《{title}》
              </a>
            </Fragment>
          ))}
        </span>
      </label>
      <p className="field__error" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
