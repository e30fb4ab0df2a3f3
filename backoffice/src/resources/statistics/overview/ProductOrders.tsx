import { ArrowLeftOutlined } from '@ant-design/icons'
import type { RangeType } from '@zhuxue/api/terms/statistics'
import { Button, Flex, Typography, type TableProps } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatDateTime, formatYuan } from '../../../components/format'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { ProductStat, ProductOrder } from '../../../lib/apiTypes'
import { orderPath } from '../../commerce/public'

const columns: NonNullable<TableProps<ProductOrder>['columns']> = [
  {
    title: '订单号',
    dataIndex: 'orderId',
    className: 'numeric',
    render: (orderId: string) => <Link to={orderPath(orderId)}>{orderId}</Link>,
  },
  { title: '支付时间', dataIndex: 'paidTime', width: 160, className: 'numeric', render: formatDateTime },
  { title: '数量', dataIndex: 'copies', width: 80, align: 'right', className: 'numeric', render: formatCount },
  { title: '金额（元）', dataIndex: 'amount', width: 130, align: 'right', className: 'numeric', render: formatYuan },
]

/** The orders that a product's row sums up, in the same range. */
export function ProductOrders(props: { product: ProductStat; range: RangeType; onBack: () => void }) {
  const { product, range, onBack } = props
  const [page, setPage] = useState({ page: 1, pageSize: 10 })
  const { query, data } = useApiQuery('GET /api/orders/statistics/product/:courseId/order', {
    params: { courseId: product.courseId },
    queryParams: { rangeType: range, ...page },
    queryOptions: { placeholderData: (before) => before },
  })
  const isFreight = product.courseId === 0
  return (
    <>
      <Flex justify="space-between" align="center" gap={12} wrap style={{ marginBottom: 12 }}>
        <Button icon={<ArrowLeftOutlined />} onClick={onBack} autoFocus>
          返回商品
        </Button>
        {data && (
          <Typography.Text strong className="numeric">
            合计 {isFreight ? '' : `${formatCount(data.copiesTotal)} 件，`}
            {formatYuan(data.amountTotal)} 元
          </Typography.Text>
        )}
      </Flex>
      <PageTable<ProductOrder>
        noun="订单"
        rowKey="orderId"
        columns={isFreight ? columns.filter((one) => one.title !== '数量') : columns}
        dataSource={data?.rows}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={{
          current: page.page,
          pageSize: page.pageSize,
          total: data?.total ?? 0,
          onChange: (next, pageSize) => setPage({ page: next, pageSize }),
        }}
      />
    </>
  )
}
