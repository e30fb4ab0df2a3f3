import {
  HoursChoice,
  HoursChoiceText,
  hoursBlocker,
  lineHoursTexts,
  messages,
  type LineHours as Hours,
} from '@zhuxue/api/terms/commerce/refunds'
import { Checkbox } from 'antd'
import styles from './RefundDialog.module.css'
import { RowError } from './RowError'
import type { RefundLine } from '../../../lib/apiTypes'

interface Props {
  line: RefundLine
  hours: Hours
  choice: HoursChoice | null
  onChange: (choice: HoursChoice | null) => void
}

/** What happens to the hours of a withdrawn course, and the choice for hours already in the registry. */
export function LineHours({ line, hours, choice, onChange }: Props) {
  const obstacle = hoursBlocker(hours, choice)
  const isAsked = hours.question !== null && !hours.uploading
  return (
    <>
      <div className={styles.option}>
        {lineHoursTexts(hours).map((text) => (
          <small key={text}>{text}</small>
        ))}
        {isAsked && (
          <Checkbox
            aria-label={`${HoursChoiceText.keep} ${line.orderItemName}`}
            checked={choice === HoursChoice.Keep}
            onChange={({ target }) => onChange(target.checked ? HoursChoice.Keep : null)}
          >
            {HoursChoiceText.keep}
            {choice === HoursChoice.Keep && <small>{messages.hoursReason}</small>}
          </Checkbox>
        )}
      </div>
      {obstacle && <RowError text={obstacle.text} />}
    </>
  )
}
