import { printRangeText } from '@zhuxue/api/terms/certificates/issues'
import type { PrintableCycle } from '~/lib/http/apiTypes'
import styles from './Print.module.css'

type Props = {
  cycles: PrintableCycle[]
  /** Null: all uploaded minutes. */
  cycle: PrintableCycle | null
  disabled: boolean
  onChange: (cycle: PrintableCycle | null) => void
}

/** Which minutes are printed, if the operator prints by cycle. */
export function PrintRange({ cycles, cycle, disabled, onChange }: Props) {
  return (
    <fieldset className={styles.choices}>
      <legend>打印范围</legend>
      {[null, ...cycles].map((one) => (
        <label key={one?.cycleId ?? 'all'}>
          <input
            type="radio"
            name="printRange"
            checked={one?.cycleId === cycle?.cycleId}
            disabled={disabled}
            onChange={() => onChange(one)}
          />
          <span>{printRangeText(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}
