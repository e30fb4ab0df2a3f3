import { SendOutlined } from '@ant-design/icons'
import { messages } from '@zhuxue/api/terms/commerce'
import { Button } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ExportButton } from '../../../components/list/ExportButton'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { useSelection } from '../../../components/list/useSelection'
import { ListBar } from '../../../components/list/views/ListBar'
import { hasRange, downloadOrders } from './calls'
import { orderColumns } from './columns'
import { DeliverDialog } from './DeliverDialog'
import { defaults, fromQuery, orderFilters, toQuery, type OrderFilters } from './filters'
import { OrderBulk } from './bulk/OrderBulk'
import { OrderTabs } from '../OrderTabs'
import { orderPaths } from '../paths'
import { QuickViews } from './QuickViews'
import { OrderDrawer } from './show'
import { useDeletion } from './useDeletion'
import type { Order, OrderTotals } from '../../../lib/apiTypes'
import { formatRowCount, sumYuan, formatYuan } from '../../../components/format'
import { netAmount } from './order'
import styles from './list.module.css'

const orderIdOf = ({ orderId }: Order) => orderId

/** docs/product.md 13.7: all orders, with the totals of the page and of the search. */
export function OrderList() {
  const listing = useListing<Order, OrderFilters>({ resource: 'orders', defaults, toQuery, fromQuery })
  const { tableProps, result, details, filters, filterBar } = listing
  const [delivered, setDelivered] = useState<Order | null>(null)
  const selection = useSelection<Order, string>(JSON.stringify(filters), orderIdOf)
  const { ask } = useDeletion()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const total = result.total ?? 0

  /** The open order is in the hash of the URL: it can be reloaded, shared, and closed by going back. */
  const open = (orderId: string | null) => navigate({ search, hash: orderId ?? '' })

  const columns = orderColumns({ onOpen: ({ orderId }) => open(orderId), onDeliver: setDelivered, onDelete: ask })

  return (
    <Page
      title="订单管理"
      extra={
        <>
          <Button icon={<SendOutlined />} onClick={() => navigate(orderPaths.parcels)}>
            发货台
          </Button>
          <ExportButton
            listing={listing}
            range={{ field: 'paid', isWhole: hasRange, missing: messages.rangeRequired }}
            title="下载订单列表"
            content={`将下载符合当前条件的${details.more ? '超过' : ''} ${total} 条订单，文件中包含完整的手机号和收件地址，请妥善保管。本次下载会记入操作日志。`}
            kind="orders"
            total={total}
            take={downloadOrders}
          />
        </>
      }
    >
      <div className={styles.tabs}>
        <OrderTabs />
        <ListBar list="orders" columns={columns ?? []} />
      </div>
      <FilterBar
        {...filterBar}
        filters={orderFilters}
        errorField={listing.errorField}
        quickViews={<QuickViews filters={filters} onChoose={listing.choose} />}
      />
      <PageTable<Order>
        {...tableProps}
        noun="订单"
        rowKey="orderId"
        columns={columns}
        withoutBar
        selection={{ ...selection, nameOf: orderIdOf }}
        pageSizes={[10, 20, 50, 100]}
        scroll={{ x: 1150 }}
        footer={total > 0 ? (rows) => <Totals page={rows} sums={details} total={total} /> : undefined}
        below={totalsText(total, details)}
      />
      <OrderBulk selection={selection} />
      {hash.length > 1 && <OrderDrawer orderId={hash.slice(1)} onClose={() => open(null)} />}
      {delivered && <DeliverDialog order={delivered} onClose={() => setDelivered(null)} />}
    </Page>
  )
}

/** The totals of the page and of the search, net of refunds. */
function Totals({ page, total, sums }: { page: readonly Order[]; total: number; sums: Partial<OrderTotals> }) {
  return (
    <div className={`numeric ${styles.totals}`}>
      <span>
        本页合计 <strong>{formatYuan(sumYuan(page.map(netAmount)))}</strong> 元
      </span>
      <span>{totalsText(total, sums)}</span>
    </div>
  )
}

function totalsText(total: number, { amountTotal, refundTotal, more }: Partial<OrderTotals>) {
  if (more) return `${formatRowCount(total, more)}订单，金额未合计，请缩小查询范围`
  return (
    <>
      全部 {total} 条订单合计 <strong>{formatYuan(amountTotal)}</strong> 元
      {(refundTotal ?? 0) > 0 && `（已扣除退款 ${formatYuan(refundTotal)} 元）`}
    </>
  )
}
