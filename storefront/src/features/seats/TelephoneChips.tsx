import { TelephoneErrorText, type TelephoneEntry } from '@zhuxue/api/telephone-list'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { previouslyAssignedText } from './previouslyAssignedText'
import styles from './SeatsPage.module.css'
import type { PreviouslyAssignedSeat } from './usePreviouslyAssigned'

type Props = {
  entries: TelephoneEntry[]
  previous: Map<string, PreviouslyAssignedSeat>
  busy: boolean
  onRemove: (typed: string) => void
}

export function TelephoneChips({ entries, previous, busy, onRemove }: Props) {
  if (!entries.length) return null
  return (
    <ul className={styles.chips} aria-label="识别结果">
      {entries.map(({ typed, telephone, name, fault, times }) => (
        <li key={telephone ?? `?${typed}`} className={styles.chip} data-wrong={Boolean(fault)}>
          {name}
          <span className={styles.number}>{telephone ?? typed}</span>
          {fault && <em>{TelephoneErrorText[fault]}</em>}
          {telephone && previous.has(telephone) && <small>{previouslyAssignedText(previous.get(telephone)!)}</small>}
          {times > 1 && <small>重复{times}次，按1个计</small>}
          <button
            type="button"
            disabled={busy}
            aria-label={`移除 ${telephone ?? typed}`}
            onClick={() => onRemove(typed)}
          >
            <Icon path={icons.close} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
