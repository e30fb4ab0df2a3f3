import { FreightRow } from './FreightRow'
import { LineRow } from './LineRow'
import type { Choices, LineChoice, LineError } from './refund'
import styles from './RefundDialog.module.css'
import type { RefundPreview } from '../../../lib/apiTypes'

interface Props {
  preview: RefundPreview
  choices: Choices
  freight: number
  /** By line item. */
  errors: Record<number, LineError>
  freightError: string | undefined
  /** Line items whose return state is missing. */
  missingReturns: number[]
  onChoices: (choices: Choices) => void
  onFreight: (freight: number) => void
}

export function LineChoices({ preview, choices, onChoices, ...props }: Props) {
  return (
    <ul className={styles.lines} aria-label="退款商品">
      {preview.lines.map((line) => (
        <LineRow
          key={line.orderItemId}
          preview={preview}
          line={line}
          choice={choices[line.orderItemId]}
          error={props.errors[line.orderItemId]}
          isReturnMissing={props.missingReturns.includes(line.orderItemId)}
          onChange={(choice) => onChoices(withChoice(choices, line.orderItemId, choice))}
        />
      ))}
      {preview.freightLeft > 0 && (
        <FreightRow preview={preview} amount={props.freight} error={props.freightError} onChange={props.onFreight} />
      )}
    </ul>
  )
}

function withChoice(choices: Choices, id: number, choice: LineChoice | undefined): Choices {
  const changed = { ...choices }
  if (choice) changed[id] = choice
  else delete changed[id]
  return changed
}
