import { useId, useRef, useState, type InputHTMLAttributes } from 'react'
import { fieldsOf, hasWrongCheckDigit, isRequired } from '@zhuxue/api/invoice-rules'
import {
  InvoiceFields as terms,
  InvoiceType,
  InvoiceTypeText,
  PayerNameText,
  PayerType,
  PayerTypeText,
  messages,
  type InvoiceField,
} from '@zhuxue/api/terms/invoices'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { Field } from '~/components/ui/Field'
import { useSession } from '~/lib/session/useSession'
import styles from './InvoiceFields.module.css'
import { validateInvoice, maxLengthOf, type InvoiceErrors, type InvoiceForm } from '~/features/invoices/invoiceRules'

type Props = {
  value: InvoiceForm
  onChange: (value: InvoiceForm) => void
  /** Errors of the submitted form or the server; the fields validate typed values themselves. */
  problems?: InvoiceErrors
  disabled?: boolean
}

/** Paper fields show only for a paper invoice; a field is validated on blur (docs/product.md 7.3). */
export function InvoiceFields({ value, onChange, problems = {}, disabled }: Props) {
  const [left, setLeft] = useState<Partial<Record<InvoiceField, boolean>>>({})
  const found = validateInvoice(value)
  const id = useId()
  const isPaper = value.invoiceType === InvoiceType.Paper

  const fields = fieldsOf(value)
  const isMore = (field: InvoiceField) => !isRequired(field, value)
  const more = fields.filter(isMore)
  const [wasOpened, setOpen] = useState(() => more.some((field) => value[field] !== ''))
  const isOpen = wasOpened || more.some((field) => problems[field])
  const { userName } = useSession()
  const names = useRef<Partial<Record<PayerType, string>>>({})

  /** Each kind of payer keeps its name; a person's is first that of the account. */
  function choosePayer(payerType: PayerType) {
    if (payerType === value.payerType) return
    names.current[value.payerType] = value.payerName
    const first = payerType === PayerType.Personal ? userName : ''
    change({ payerType, payerName: names.current[payerType] ?? first })
  }

  function change(part: Partial<InvoiceForm>) {
    onChange({ ...value, ...part })
  }

  const input = (field: InvoiceField) => {
    const problem = problems[field] ?? (left[field] ? found[field] : undefined)
    return (
      <div key={field}>
        <Field
          label={labelOf(field, value)}
          name={field}
          value={value[field]}
          maxLength={maxLengthOf(field)}
          disabled={disabled}
          problem={problem}
          reason={reasons[field]}
          onChange={(event) => change({ [field]: event.target.value })}
          onBlur={() => setLeft({ ...left, [field]: value[field] !== '' })}
          {...keyboards[field]}
        />
        {/* A doubtful code is accepted with a warning. */}
        {field === 'payerId' && !problem && hasWrongCheckDigit(value.payerId) && (
          <p className={styles.doubt} role="status">
            {messages.payerIdDoubtful}
          </p>
        )}
      </div>
    )
  }

  return (
    <div className={styles.invoice}>
      <div className={styles.kinds}>
        <span className="field__label">发票类型</span>
        <p>
          {InvoiceTypeText[value.invoiceType]}
          {!isPaper && <small>开具后发送到下面的电子邮箱</small>}
        </p>
        <span className="field__label" id={id}>
          抬头类型
        </span>
        <div className={styles.payers} role="radiogroup" aria-labelledby={id}>
          {[PayerType.Company, PayerType.Personal].map((payerType) => (
            <label key={payerType} data-on={value.payerType === payerType}>
              <input
                type="radio"
                name={`${id}payer`}
                checked={value.payerType === payerType}
                disabled={disabled}
                onChange={() => choosePayer(payerType)}
              />
              {PayerTypeText[payerType]}
            </label>
          ))}
        </div>
      </div>
      <div className={styles.fields}>{fields.filter((field) => !isMore(field)).map(input)}</div>
      {more.length > 0 && (
        <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>更多（专票）</summary>
          <div className={styles.fields}>{more.map(input)}</div>
        </details>
      )}
    </div>
  )
}

function labelOf(field: InvoiceField, form: InvoiceForm): string {
  const label = field === 'payerName' ? PayerNameText[form.payerType] : terms[field].label
  return isRequired(field, form) ? label : `${label}（选填）`
}

const reasons: Partial<Record<InvoiceField, string>> = {
  payerAddress: DataReason.payerAddress,
  maillingAddress: DataReason.maillingAddress,
}

const keyboards: Partial<Record<InvoiceField, InputHTMLAttributes<HTMLInputElement>>> = {
  payerId: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  payerAccount: { inputMode: 'numeric', autoComplete: 'off' },
  payerEmail: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  maillingName: { autoComplete: 'name' },
  maillingTelephone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  maillingAddress: { autoComplete: 'street-address' },
}
