import { useState } from 'react'
import { useSyncedInput } from '~/lib/forms/useSyncedInput'
import { clampQuantity, quantityFieldError, quantityError } from '~/lib/quantity'
import { Icon } from './Icon'
import { icons } from '~/components/ui/icons'
import { ButtonWithReason } from './ButtonWithReason'
import styles from './QuantityInput.module.css'

type Props = {
  value: number
  limit: number
  onChange: (value: number) => void
  label: string
  /** Reports a valid number while it is typed. */
  live?: boolean
}

/** On blur, the value is clamped to 1 … `limit`. */
export function QuantityInput({ value, limit, onChange, label, live = false }: Props) {
  const [typed, setTyped] = useSyncedInput(String(value))
  const [problem, setProblem] = useState<string | null>(null)

  const commit = (text: string | number) => {
    const clamped = clampQuantity(text, limit)
    setProblem(quantityFieldError(text, limit))
    setTyped(String(clamped))
    if (clamped !== value) onChange(clamped)
  }

  const type = (text: string) => {
    setTyped(text)
    if (!live || text === '') return
    const quantity = Number(text)
    const isValid = clampQuantity(text, limit) === quantity
    setProblem(quantityFieldError(text, limit))
    if (isValid && quantity !== value) onChange(quantity)
  }

  return (
    <span className={styles.box} role="group" aria-label={label}>
      <ButtonWithReason
        type="button"
        aria-label="减少"
        disabledReason={quantityError(value - 1, limit)}
        onClick={() => commit(value - 1)}
      >
        <Icon path={icons.minus} size={16} />
      </ButtonWithReason>
      <input
        // Text typed before hydration is shown, but React does not know it.
        ref={(field) => {
          if (field && field.value !== typed) commit(field.value)
        }}
        inputMode="numeric"
        aria-label={label}
        value={typed}
        disabled={limit === 1}
        onChange={(event) => type(event.target.value.replace(/\D/g, '').slice(0, 8))}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => event.key === 'Enter' && commit(typed)}
      />
      <ButtonWithReason
        type="button"
        aria-label="增加"
        disabledReason={quantityError(value + 1, limit)}
        onClick={() => commit(value + 1)}
      >
        <Icon path={icons.plus} size={16} />
      </ButtonWithReason>
      <small role="status" className={styles.problem}>
        {problem}
      </small>
    </span>
  )
}
