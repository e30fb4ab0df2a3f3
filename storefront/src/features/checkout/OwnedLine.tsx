import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import type { Quote } from '~/lib/http/apiTypes'
import styles from './OrderConfirm.module.css'
import { creditedText, ownedText, renewalText } from './ownedText'

type Props = {
  item: Quote['items'][number]
  chosen: boolean
  onChoose: (isChosen: boolean) => void
  /** Absent for the last remaining line. */
  onRemove?: () => void
}

/** A course that the customer owns, or that earns no more minutes: buying it again needs a confirmation. */
export function OwnedLine({ item, chosen, onChoose, onRemove }: Props) {
  const texts = [ownedText(item), creditedText(item)].filter((text) => text !== null)
  if (!texts.length) return null
  return (
    <div className={styles.owned} data-open={!chosen}>
      {texts.map((text) => (
        <p key={text}>
          <Icon path={icons.check} size={18} />
          {text}
        </p>
      ))}
      {item.renewable ? (
        <label>
          <input
            type="checkbox"
            checked={chosen}
            aria-invalid={!chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
          {renewalText(item)}
        </label>
      ) : (
        <span>{renewalText(item)}</span>
      )}
      {!chosen && onRemove && (
        <button type="button" className="link" onClick={onRemove}>
          不买这件
        </button>
      )}
    </div>
  )
}
