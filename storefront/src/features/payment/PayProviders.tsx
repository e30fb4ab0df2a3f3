import type { OrderDetail } from '~/lib/http/apiTypes'
import styles from './PayProviders.module.css'

type Option = NonNullable<OrderDetail['payWays']>[number]
type Props = { offered: Option[]; chosen: string; onChoose: (provider: string) => void }

/** Nothing to choose from a single provider. */
export function PayProviders({ offered, chosen, onChoose }: Props) {
  const labels = new Map(offered.map(({ provider, label }) => [provider, label]))
  if (labels.size < 2) return null
  return (
    <fieldset className={styles.providers}>
      <legend className="visually-hidden">支付方式</legend>
      {[...labels].map(([provider, label]) => (
        <label key={provider} className={styles.provider} data-on={provider === chosen}>
          <input
            type="radio"
            name="provider"
            className="visually-hidden"
            checked={provider === chosen}
            onChange={() => onChoose(provider)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
