import { Pager } from '~/components/ui/Pager'
import { pagesOf } from '~/lib/pager'
import { OrderPageSizes, type OrderQuery } from './orderQuery'
import styles from './OrderTable.module.css'

type Props = { total: number; query: OrderQuery; onAsk: (change: Partial<OrderQuery>) => void }

/** How many there are, how many are shown at once, and the way to the others. */
export function OrderFoot({ total, query, onAsk }: Props) {
  return (
    <div className={styles.foot}>
      <span className="muted">共 {total} 个订单</span>
      <Pager
        page={query.page}
        pages={pagesOf(total, query.pageSize)}
        onPage={(page) => onAsk({ page })}
      />
      <label className={styles.size}>
        每页
        <select
          className="input"
          value={query.pageSize}
          onChange={(event) => onAsk({ pageSize: Number(event.target.value) })}
        >
          {OrderPageSizes.map((size) => (
            <option key={size} value={size}>
              {size} 个
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
