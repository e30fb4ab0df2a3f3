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

/** What is typed is brought into 1 … `limit` when the field is left. */
export function QuantityInput({ value, limit, onChange, label, disabled }: Props) {
  const [typed, setTyped] = useState(String(value))
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setTyped(String(value)), [value])

  const commit = (text: string | number) => {
    const clamped = clampQuantity(text, limit)
    setProblem(quantityProblem(text, limit))
    setTyped(String(clamped))
    if (clamped !== value) onChange(clamped)
  }

  return (
    <span className={styles.box} role="group" aria-label={label}>
      <button
        type="button"
        aria-label="减少"
        disabled={disabled || value <= 1}
        onClick={() => commit(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={typed}
        disabled={disabled || limit === 1}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 8))}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => event.key === 'Enter' && commit(typed)}
      />
      <button
        type="button"
        aria-label="增加"
        disabled={disabled || value >= limit}
        onClick={() => commit(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
      <small role="status" className={styles.problem}>
        {problem}
      </small>
    </span>
  )
}
