import { useState } from 'react'
import { says as catalogue } from '@zhuxue/api/terms/catalogue'
import { says } from '@zhuxue/api/terms/commerce'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import { Pager } from '~/components/ui/Pager'
import { ask as askFirst, notify } from '~/components/ui/toasts'
import { RequireLogin } from '~/features/accounts/RequireLogin'
import { api, failureOf } from '~/lib/api'
import { pagesOf } from '~/lib/pager'
import { paths } from '~/lib/paths'
import { useCall } from '~/lib/useCall'
import type { Order } from '~/lib/wire'
import { OrderRow } from './OrderRow'
import styles from './OrderTable.module.css'
import { PaymentDialog } from './PaymentDialog'

const pageSize = 10

/** 我的订单: search by product name; cancel and go on paying only while an order waits to be paid. */
export default function OrderTable() {
  return (
    <RequireLogin>
      <Orders />
    </RequireLogin>
  )
}

function Orders() {
  const [name, setName] = useState('')
  const [wish, setWish] = useState({ productName: '', page: 1 })
  const [paying, setPaying] = useState<string | null>(null)
  const { data, failed, loading, ask } = useCall(
    () =>
      api.commerce.orders.index({
        query: { productName: wish.productName || undefined, page: wish.page, pageSize },
      }),
    JSON.stringify(wish)
  )

  async function cancel(order: Order) {
    if (!(await askFirst(catalogue.deleteConfirm))) return
    try {
      await api.commerce.orders.destroy({ params: { orderNo: order.orderId } })
      notify(says.deleted, 'success')
      void ask()
    } catch (error) {
      const failure = failureOf(error)
      if (!failure.shown) notify(says.deleteFailed, 'error')
    }
  }

  return (
    <div className={styles.orders}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          setWish({ productName: name.trim(), page: 1 })
        }}
      >
        <input
          className="input"
          type="search"
          placeholder="按商品名称查找"
          aria-label="按商品名称查找"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button className="btn">
          <Icon name="search" size={18} />
          查找
        </button>
      </form>
      {failed && <FailedState onRetry={ask} />}
      {!failed && !data && <div className={`bone ${styles.bone}`} />}
      {!failed && data?.total === 0 && (
        <EmptyState icon="receipt" text={wish.productName ? '没有找到相关订单' : '还没有订单'}>
          {!wish.productName && (
            <a className="btn btn--primary" href={paths.courses}>
              去选课
            </a>
          )}
        </EmptyState>
      )}
      {!failed && data && data.total > 0 && (
        <>
          <div className={`sheet ${styles.sheet}`} data-loading={loading}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th>订单</th>
                  <th>付款时间</th>
                  <th>金额</th>
                  <th>专属码</th>
                  <th>状态</th>
                  <th>操作</th>
                </tr>
              </thead>
              <tbody>
                {data.orders.map((order) => (
                  <OrderRow
                    key={order.orderId}
                    order={order}
                    onPay={() => setPaying(order.orderId)}
                    onCancel={() => cancel(order)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Pager
            page={wish.page}
            pages={pagesOf(data.total, pageSize)}
            onPage={(page) => setWish({ ...wish, page })}
          />
        </>
      )}
      {paying && (
        <PaymentDialog
          orderId={paying}
          onClose={() => {
            setPaying(null)
            void ask()
          }}
        />
      )}
    </div>
  )
}
