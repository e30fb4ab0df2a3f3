import { OrderStatus, OrderStatusText, ShipmentState, ShipmentStateText } from '@zhuxue/api/terms/commerce'
import { SearchForm } from '~/components/ui/list/SearchForm'
import type { OrderQuery } from './orderQuery'
import styles from './OrderFilters.module.css'

type State = Pick<OrderQuery, 'orderStatus' | 'shipment' | 'refunded'>
type Props = { query: OrderQuery; onChange: (change: Partial<OrderQuery>) => void }

const all: State = { orderStatus: null, shipment: null, refunded: false }
const ofStatus = (orderStatus: OrderStatus): State => ({ ...all, orderStatus })
const ofShipment = (shipment: ShipmentState): State => ({ ...all, shipment })

/** By what the user waits for. Unpaid closed orders are 已取消 here, also expired ones; 已支付 would contain others. */
const views: { text: string; state: State }[] = [
  { text: '全部', state: all },
  { text: OrderStatusText[OrderStatus.Paying], state: ofStatus(OrderStatus.Paying) },
  { text: ShipmentStateText.waiting, state: ofShipment(ShipmentState.Waiting) },
  { text: ShipmentStateText.shipped, state: ofShipment(ShipmentState.Shipped) },
  { text: '售后', state: { ...all, refunded: true } },
  { text: '已取消', state: ofStatus(OrderStatus.Deleted) },
]

export function OrderFilters({ query, onChange }: Props) {
  const isOpen = ({ orderStatus, shipment, refunded }: State) =>
    query.orderStatus === orderStatus && query.shipment === shipment && query.refunded === refunded
  return (
    <div className={styles.filters}>
      <div className={styles.states} role="group" aria-label="订单状态">
        {views.map(({ text, state }) => (
          <button key={text} type="button" aria-pressed={isOpen(state)} onClick={() => onChange(state)}>
            {text}
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
