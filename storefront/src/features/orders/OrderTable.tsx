import { useState } from 'react'
import { messages as catalogue } from '@zhuxue/api/terms/catalogue'
import { messages } from '@zhuxue/api/terms/commerce'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { ListFoot } from '~/components/ui/ListFoot'
import { ask, notify } from '~/lib/toasts'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { api, reportFailure } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { useUrlQuery } from '~/lib/history/useUrlQuery'
import { useFetch } from '~/lib/http/useFetch'
import type { Order } from '~/lib/http/wire'
import { OrderFilters } from './OrderFilters'
import { orderAddress, OrderPageSizes, readOrderQuery } from './orderQuery'
import { OrderRow } from './OrderRow'
import styles from './OrderTable.module.css'
import { PaymentDialog } from '~/features/payment/shared/PaymentDialog'

/** 我的订单: search by product name; cancel and go on paying only while an order waits to be paid. */
export default function OrderTable() {
  return (
    <RequireLogin>
      <Orders />
    </RequireLogin>
  )
}

function Orders() {
  const { query, changeQuery } = useUrlQuery({ read: readOrderQuery, address: orderAddress })
  const [paying, setPaying] = useState<string | null>(null)
  const { data, failed, loading, reload } = useFetch(
    () =>
      api.commerce.orders.index({
        query: {
          productName: query.productName || undefined,
          orderStatus: query.orderStatus === null ? undefined : [query.orderStatus],
          page: query.page,
          pageSize: query.pageSize,
        },
      }),
    JSON.stringify(query)
  )
  const narrowed = query.productName !== '' || query.orderStatus !== null

  async function cancel(order: Order) {
    const detail = `取消后不能恢复：${order.orderName}`
    if (!(await ask(catalogue.deleteConfirm, { detail, no: '再想想' }))) return
    try {
      await api.commerce.orders.destroy({ params: { orderNo: order.orderId } })
      notify(messages.deleted, 'success')
    } catch (error) {
      const failure = reportFailure(error)
      if (!failure.shown) notify(messages.deleteFailed, 'error')
    }
    // Also after a failure: the order may have been paid in between.
    void reload()
  }

  return (
    <div className={styles.orders}>
      <OrderFilters query={query} onAsk={changeQuery} />
      {failed && <FailedState onRetry={reload} />}
      {!failed && !data && <div className={`bone ${styles.bone}`} />}
      {!failed && data?.orders.length === 0 && (
        <NoOrders narrowed={narrowed} total={data.total} onAll={() => changeQuery(everything)} />
      )}
      {!failed && data && data.orders.length > 0 && (
        <>
          <div className={`sheet ${styles.sheet}`} data-loading={loading}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th>订单号</th>
                  <th>订单名称</th>
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
                    onOver={reload}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <ListFoot
            {...query}
            total={data.total}
            unit="个订单"
            sizes={OrderPageSizes}
            onAsk={changeQuery}
          />
        </>
      )}
      {paying && (
        <PaymentDialog
          orderId={paying}
          onClose={() => {
            setPaying(null)
            void reload()
          }}
        />
      )}
    </div>
  )
}

const everything = { productName: '', orderStatus: null, page: 1 }

function NoOrders({
  narrowed,
  total,
  onAll,
}: {
  narrowed: boolean
  total: number
  onAll: () => void
}) {
  if (!narrowed && total === 0) {
    return (
      <EmptyState icon="receipt" text="还没有订单">
        <a className="btn btn--primary" href={paths.courses}>
          去选课
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="receipt" text={total > 0 ? '这一页没有订单' : '没有找到相关订单'}>
      <button type="button" className="btn" onClick={onAll}>
        查看全部订单
      </button>
    </EmptyState>
  )
}
