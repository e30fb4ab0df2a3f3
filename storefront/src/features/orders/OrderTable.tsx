import { useState } from 'react'
import { messages as catalogue } from '@zhuxue/api/terms/catalogue'
import { messages } from '@zhuxue/api/terms/commerce'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { confirmAction, notify } from '~/lib/toasts'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { api, reportFailure } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { useUrlQuery } from '~/lib/history/useUrlQuery'
import { useFetch } from '~/lib/http/useFetch'
import type { Order } from '~/lib/http/apiTypes'
import { OrderFilters } from './OrderFilters'
import { orderAddress, OrderPageSizes, readOrderQuery } from './orderQuery'
import { orderColumns } from './orderColumns'
import styles from './OrderTable.module.css'
import { PaymentDialog } from '~/features/payment/shared/PaymentDialog'

/** 我的订单 */
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
          shipment: query.shipment ?? undefined,
          refunded: query.refunded || undefined,
          page: query.page,
          pageSize: query.pageSize,
        },
      }),
    JSON.stringify(query)
  )

  async function cancel(order: Order) {
    const detail = `取消后不能恢复：${order.orderName}`
    if (!(await confirmAction(catalogue.deleteConfirm, { title: '取消订单', detail, yes: '取消订单', no: '再想想' })))
      return
    try {
      await api.commerce.orders.destroy({ params: { orderNo: order.orderId } })
      notify(messages.deleted, 'success')
    } catch (error) {
      const failure = reportFailure(error)
      if (!failure.shown) notify(messages.deleteFailed, 'error')
    }
    // Also after a failure: the order may have been paid meanwhile.
    void reload()
  }

  return (
    <div className={styles.orders}>
      <OrderFilters query={query} onChange={changeQuery} />
      <RecordTable
        columns={orderColumns({ onPay: ({ orderId }) => setPaying(orderId), onCancel: cancel, onExpired: reload })}
        rows={data?.orders}
        rowKey={({ orderId }) => orderId}
        loading={loading}
        failed={failed}
        onRetry={reload}
        empty={
          <NoOrders
            isFiltered={Boolean(query.productName || query.orderStatus || query.shipment || query.refunded)}
            total={data?.total ?? 0}
            onAll={() => changeQuery(everything)}
          />
        }
        foot={{ ...query, total: data?.total ?? 0, unit: '笔订单', sizes: OrderPageSizes, onChange: changeQuery }}
      />
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

const everything = { productName: '', orderStatus: null, shipment: null, refunded: false, page: 1 }

function NoOrders({ isFiltered, total, onAll }: { isFiltered: boolean; total: number; onAll: () => void }) {
  if (!isFiltered && total === 0) {
    return (
      <EmptyState icon={icons.receipt} text="还没有订单">
        <a className="btn btn--primary" href={paths.courses}>
          去选课
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={icons.receipt} text={total > 0 ? '这一页没有订单' : '没有找到相关订单'}>
      <button type="button" className="btn" onClick={onAll}>
        查看全部订单
      </button>
    </EmptyState>
  )
}
