import { OrderStatus, OrderStatusText, ShipmentState, ShipmentStateText } from '@zhuxue/api/terms/commerce'
import { CountBadge } from '~/components/ui/CountBadge'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { paths, withQuery } from '~/lib/paths'
import styles from './MyHub.module.css'

type Counts = ResponseOf<'statistics.overview.show'>['orders']

const states = [
  {
    name: 'unpaid',
    text: OrderStatusText[OrderStatus.Paying],
    icon: icons.clock,
    href: withQuery(paths.myOrder, { orderStatus: OrderStatus.Paying }),
  },
  {
    name: 'toShip',
    text: ShipmentStateText.waiting,
    icon: icons.layers,
    href: withQuery(paths.myOrder, { shipment: ShipmentState.Waiting }),
  },
  {
    name: 'shipped',
    text: ShipmentStateText.shipped,
    icon: icons.pin,
    href: withQuery(paths.myOrder, { shipment: ShipmentState.Shipped }),
  },
  { name: 'afterSale', text: '售后', icon: icons.headset, href: withQuery(paths.myOrder, { refunded: 'true' }) },
] as const

export function OrderCounts({ counts }: { counts: Counts | undefined }) {
  return (
    <section className={`sheet ${styles.orders}`} aria-labelledby="hub-orders">
      <h2 id="hub-orders">我的订单</h2>
      <a className={styles.all} href={paths.myOrder} aria-label="全部订单">
        全部
        <Icon path={icons.right} size={14} />
      </a>
      <ul>
        {states.map(({ name, text, icon, href }) => (
          <li key={name}>
            <a href={href}>
              <span className={styles.orderIcon}>
                <Icon path={icon} size={24} />
                <CountBadge count={counts?.[name] ?? 0} label={`${counts?.[name]}笔`} className={styles.orderBadge} />
              </span>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
