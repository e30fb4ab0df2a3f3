import { OrderStatusText, type OrderStatus } from '@zhuxue/api/terms/commerce'
import { Button, Table, Typography, type TableProps } from 'antd'
import { useState } from 'react'
import { dateColumn, moneyColumn, statusColumn } from '../../kit/columns'
import { FilterBar } from '../../kit/FilterBar'
import { sumYuan, yuan } from '../../kit/format'
import { Page } from '../../kit/Page'
import { PageTable } from '../../kit/PageTable'
import { useListing } from '../../kit/useListing'
import { defaults, fromQuery, orderFilters, toQuery, type OrderFilters } from './filters'
import { orderStatusTone, type Order } from './order'
import { OrderDrawer } from './show'

/** Back office 2.10: every order, with the sum of the page and of everything that was filtered. */
export function OrderList() {
  const { tableProps, tableQuery, searchFormProps, reset, result, facts } = useListing<
    Order,
    OrderFilters
  >({ resource: 'orders', defaults, toQuery, fromQuery })
  const all = facts.amountTotal as number | undefined
  const [shown, setShown] = useState<Order | null>(null)

  const columns: TableProps<Order>['columns'] = [
    {
      title: '订单号',
      dataIndex: 'orderId',
      width: 196,
      className: 'figure',
      render: (orderId: string, row) => (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setShown(row)}>
          {orderId}
        </Button>
      ),
    },
    { title: '订单名称', dataIndex: 'orderName', ellipsis: true },
    moneyColumn<Order>({ title: '金额（元）', dataIndex: 'orderAmt', width: 112 }),
    {
      title: '购买人',
      dataIndex: 'telephone',
      width: 120,
      className: 'figure',
      render: (telephone, { userName }) => <Buyer name={userName} telephone={telephone} />,
    },
    {
      title: '专属码',
      dataIndex: 'exclusiveCode',
      width: 84,
      className: 'figure',
      render: (code) => code || '—',
    },
    statusColumn<Order, OrderStatus>({
      title: '状态',
      dataIndex: 'orderStatus',
      text: OrderStatusText,
      tone: orderStatusTone,
    }),
    dateColumn<Order>({ title: '下单时间', dataIndex: 'createTime' }),
    dateColumn<Order>({ title: '支付时间', dataIndex: 'paidTime' }),
  ]

  return (
    <Page title="订单管理">
      <FilterBar
        form={searchFormProps}
        filters={orderFilters}
        onReset={reset}
        busy={tableQuery.isFetching}
      />
      <PageTable<Order>
        {...tableProps}
        noun="订单"
        rowKey="orderId"
        columns={columns}
        pageSizes={[10, 20, 50, 100]}
        scroll={{ x: 1090 }}
        error={tableQuery.error}
        onRetry={() => void tableQuery.refetch()}
        summary={(rows) =>
          rows.length > 0 && <Totals page={rows} total={result.total ?? 0} all={all} />
        }
        below={
          <>
            全部 {result.total ?? 0} 条订单合计 {yuan(all)} 元
          </>
        }
      />
      <OrderDrawer row={shown} onClose={() => setShown(null)} />
    </Page>
  )
}

function Buyer({ name, telephone }: { name: string | null; telephone: string | null }) {
  return (
    <>
      {name ?? '—'}
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
        {telephone}
      </Typography.Text>
    </>
  )
}

function Totals({ page, total, all }: { page: readonly Order[]; total: number; all?: number }) {
  return (
    <Table.Summary fixed>
      <Table.Summary.Row>
        <Table.Summary.Cell index={0} colSpan={2}>
          本页合计
        </Table.Summary.Cell>
        <Table.Summary.Cell index={2} align="right" className="figure">
          <strong>{yuan(sumYuan(page.map(({ orderAmt }) => orderAmt)))}</strong>
        </Table.Summary.Cell>
        <Table.Summary.Cell index={3} colSpan={5} align="right" className="figure">
          全部 {total} 条订单合计 <strong>{yuan(all)}</strong> 元
        </Table.Summary.Cell>
      </Table.Summary.Row>
    </Table.Summary>
  )
}
