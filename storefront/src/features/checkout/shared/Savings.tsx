import { formatMoney } from '~/lib/format'
import type { Quote } from '~/lib/http/apiTypes'
import styles from './Savings.module.css'

export function Savings({ item }: { item: Pick<Quote['items'][number], 'savings'> }) {
  if (item.savings.length === 0) return null
  return (
    <ul className={styles.savings}>
      {item.savings.map(({ text, saved }) => (
        <li key={text}>
          {text} <span>−¥{formatMoney(saved)}</span>
        </li>
      ))}
    </ul>
  )
}
