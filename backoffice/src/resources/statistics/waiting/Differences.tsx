import { messages } from '@zhuxue/api/terms/statistics/waiting'
import { Button, type TableProps, Typography } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { count, moment, yuan } from '../../../kit/format'
import { PageTable } from '../../../kit/list/PageTable'
import { useCommand } from '../../../kit/hooks/useCommand'
import { useRead } from '../../../kit/hooks/useRead'
import type { SaleDifference } from '../../../lib/wire'
import { call } from '../../../providers/api'

const figure = { align: 'right', className: 'figure' } as const
const columns: TableProps<SaleDifference>['columns'] = [
  { title: '日期', dataIndex: 'day', className: 'figure' },
  { title: '原金额（元）', dataIndex: 'keptAmount', ...figure, render: yuan },
  { title: '订单金额（元）', dataIndex: 'countedAmount', ...figure, render: yuan },
  { title: '原数量', dataIndex: 'keptCopies', ...figure, render: count },
  { title: '订单数量', dataIndex: 'countedCopies', ...figure, render: count },
  { title: '原订单数', dataIndex: 'keptOrders', ...figure, render: count },
  { title: '现订单数', dataIndex: 'countedOrders', ...figure, render: count },
  { title: '付费学员差异', dataIndex: 'wrongBuyers', ...figure, render: count },
  { title: '漏记的更正', dataIndex: 'missedCorrections', ...figure, render: count },
  { title: '发现时间', dataIndex: 'foundTime', className: 'figure', render: moment },
]

/** What the nightly check found and counted anew, until an admin says that it was seen. */
export function Differences({ onClose, onSeen }: { onClose: () => void; onSeen: () => void }) {
  const { query, data } = useRead('GET /api/admin/sale-differences', {})
  const { run, busy } = useCommand(null)
  const newest = data?.rows[0]
  const see = async ({ saleDifferenceId }: SaleDifference) => {
    const done = await run(
      'see',
      () => call('POST /api/admin/sale-differences/views', { body: { saleDifferenceId } }),
      messages.seen
    )
    if (!done) return
    onSeen()
    onClose()
  }
  return (
    <Dialog
      width={1080}
      title={messages.differences}
      onCancel={onClose}
      footer={
        <Button type="primary" disabled={!newest} loading={busy !== null} onClick={() => newest && see(newest)}>
          确认已查看
        </Button>
      }
    >
      <Typography.Paragraph type="secondary">{messages.differencesHint}</Typography.Paragraph>
      <PageTable<SaleDifference>
        noun="差异"
        rowKey="saleDifferenceId"
        columns={columns}
        dataSource={data?.rows}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={false}
        scroll={{ x: 1000 }}
      />
    </Dialog>
  )
}
