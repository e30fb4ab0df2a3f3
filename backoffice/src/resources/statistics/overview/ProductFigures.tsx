import { RangeTypeText, type RangeType } from '@zhuxue/api/terms/statistics'
import type { TableProps } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { formatCount, formatYuan } from '../../../components/format'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { ProductStat, SubjectStat } from '../../../lib/apiTypes'
import { sumRow } from '../sumRow'
import { ProductOrders } from './ProductOrders'

const columnsOf = (onOpen: (product: ProductStat) => void): TableProps<ProductStat>['columns'] => [
  {
    title: '商品名称',
    dataIndex: 'courseName',
    render: (name: string, product) => <LinkButton onClick={() => onOpen(product)}>{name}</LinkButton>,
  },
  { title: '购买人数', dataIndex: 'userCount', width: 110, align: 'right', className: 'numeric', render: formatCount },
  {
    title: '销售金额（元）',
    dataIndex: 'amount',
    width: 160,
    align: 'right',
    className: 'numeric',
    render: formatYuan,
  },
]

/** The products of a subject; a product opens its orders in the same dialog. */
export function ProductStats(props: { subject: SubjectStat; range: RangeType; onClose: () => void }) {
  const { subject, range, onClose } = props
  const [product, setProduct] = useState<ProductStat | null>(null)
  const { query, data } = useApiQuery('GET /api/orders/statistics/subject/:s/product', {
    params: { s: subject.subjectCode },
    queryParams: { rangeType: range },
  })
  const rows = data?.rows ?? []
  return (
    <Dialog
      width={760}
      footer={null}
      title={`${product?.courseName ?? subject.subjectName} · ${RangeTypeText[range]}${product ? '订单' : '销售'}`}
      onCancel={onClose}
    >
      {product ? (
        <ProductOrders product={product} range={range} onBack={() => setProduct(null)} />
      ) : (
        <PageTable<ProductStat>
          noun="销售"
          rowKey="courseId"
          columns={columnsOf(setProduct)}
          dataSource={rows}
          loading={query.isFetching}
          error={query.error}
          onRetry={query.refetch}
          pagination={rows.length > 10 ? { defaultPageSize: 10 } : false}
          summary={() => sumRow(rows, [null, formatYuan], ({ amount }) => [null, amount])}
        />
      )}
    </Dialog>
  )
}
