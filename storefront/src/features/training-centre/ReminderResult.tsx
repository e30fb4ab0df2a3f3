import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { focusOnMount } from '~/lib/focusOnMount'
import type { Reminding } from '~/lib/http/wire'
import styles from './TrainingCentre.module.css'

type Props = { result: Reminding; onClose: () => void }

export function ReminderResult({ result: { msg, skipped }, onClose }: Props) {
  return (
    <section className={`sheet ${styles.result}`} aria-label="提醒结果">
      <header>
        <p role="status" tabIndex={-1} ref={focusOnMount}>
          {msg}
        </p>
        <button type="button" aria-label="收起结果" onClick={onClose}>
          <Icon path={icons.close} size={18} />
        </button>
      </header>
      {skipped.length > 0 && (
        <ul>
          {skipped.map(({ reason, reasonText, people }) => (
            <li key={reason}>
              {people}人：{reasonText}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
