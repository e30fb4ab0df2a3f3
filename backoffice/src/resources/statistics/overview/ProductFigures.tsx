import { RangeTypeText, type RangeType } from '@zhuxue/api/terms/statistics'
import { Modal, type TableProps } from 'antd'
import { count, yuan } from '../../../kit/format'
import { PageTable } from '../../../kit/list/PageTable'
import { useRead } from '../../../kit/useRead'
import type { ProductFigure, SubjectFigure } from '../../../lib/wire'
import { sumRow } from '../sumRow'

const columns: TableProps<ProductFigure>['columns'] = [
  { title: '商品名称', dataIndex: 'courseName' },
  {
    title: '购买人数',
    dataIndex: 'userCount',
    width: 110,
    align: 'right',
    className: 'figure',
    render: count,
  },
  {
    title: '销售金额（元）',
    dataIndex: 'amount',
    width: 160,
    align: 'right',
    className: 'figure',
    render: yuan,
  },
]

export function ProductFigures(props: {
  subject: SubjectFigure
  range: RangeType
  onClose: () => void
}) {
  const { subject, range, onClose } = props
  const { query, data } = useRead('GET /api/orders/statistics/subject/:s/product', {
    params: { s: subject.subjectCode },
    asked: { rangeType: range },
  })
  const rows = data?.rows ?? []
  return (
    <Modal
      open
      width={760}
      footer={null}
      title={`${subject.subjectName} · ${RangeTypeText[range]}销售`}
      onCancel={onClose}
    >
      <PageTable<ProductFigure>
        noun="销售"
        rowKey="courseId"
        columns={columns}
        dataSource={rows}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={rows.length > 10 ? { defaultPageSize: 10 } : false}
        summary={() => sumRow(rows, [null, yuan], ({ amount }) => [null, amount])}
      />
    </Modal>
  )
}
