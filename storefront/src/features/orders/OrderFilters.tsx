import { useEffect, useState } from 'react'
import { OrderStatus, OrderStatusText } from '@zhuxue/api/terms/commerce'
import { Icon } from '~/components/ui/Icon'
import type { OrderQuery } from './orderQuery'
import styles from './OrderFilters.module.css'

type Props = { query: OrderQuery; onChange: (change: Partial<OrderQuery>) => void }

const states = [null, ...Object.values(OrderStatus)]

export function OrderFilters({ query, onChange }: Props) {
  const [name, setName] = useState(query.productName)
  useEffect(() => setName(query.productName), [query.productName])

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
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ productName: name.trim() })
        }}
      >
        <input
          className="input"
          type="search"
          placeholder="按商品名称查找"
          aria-label="按商品名称查找"
          maxLength={100}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            // The clear button of a search field does not submit.
            if (event.target.value === '' && query.productName) onChange({ productName: '' })
          }}
        />
        <button className="btn">
          <Icon name="search" size={18} />
          查找
        </button>
      </form>
    </div>
  )
}
