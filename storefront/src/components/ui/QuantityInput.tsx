import { useEffect, useState } from 'react'
import { quantityProblem, clampQuantity } from '~/lib/quantity'
import { Icon } from './Icon'
import styles from './QuantityInput.module.css'

type Props = {
  value: number
  limit: number
  onChange: (value: number) => void
  label: string
  disabled?: boolean
}

/** A number from 1 to `limit`; what is typed is fitted when the field is left, and said so. */
export function QuantityInput({ value, limit, onChange, label, disabled }: Props) {
  const [typed, setTyped] = useState(String(value))
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => setTyped(String(value)), [value])

  const settle = (text: string | number) => {
    const fitted = clampQuantity(text, limit)
    setFault(quantityProblem(text, limit))
    setTyped(String(fitted))
    if (fitted !== value) onChange(fitted)
  }

  return (
    <span className={styles.box} role="group" aria-label={label}>
      <button
        type="button"
        aria-label="减少"
        disabled={disabled || value <= 1}
        onClick={() => settle(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={typed}
        disabled={disabled || limit === 1}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 8))}
        onBlur={() => settle(typed)}
        onKeyDown={(event) => event.key === 'Enter' && settle(typed)}
      />
      <button
        type="button"
        aria-label="增加"
        disabled={disabled || value >= limit}
        onClick={() => settle(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
      <small role="status" className={styles.fault}>
        {fault}
      </small>
    </span>
  )
}
