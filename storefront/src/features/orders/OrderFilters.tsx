import { OrderStatus, OrderStatusText } from '@zhuxue/api/terms/commerce'
import { SearchForm } from '~/components/ui/list/SearchForm'
import type { OrderQuery } from './orderQuery'
import styles from './OrderFilters.module.css'

type Props = { query: OrderQuery; onChange: (change: Partial<OrderQuery>) => void }

const states = [null, ...Object.values(OrderStatus)]

export function OrderFilters({ query, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <div className={styles.states} role="group" aria-label="订单状态">
        {states.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={query.orderStatus === status}
            onClick={() => onChange({ orderStatus: status })}
          >
            {status === null ? '全部' : OrderStatusText[status]}
          </button>
        ))}
      </div>
      <SearchForm
        label="按商品名称查找"
        text={query.productName}
        onSearch={(text) => onChange({ productName: text })}
        className={styles.search}
      />
    </div>
  )
}
