import { TransferState, TransferStateText } from '@zhuxue/api/terms/commerce/bank_transfers'
import { useList } from '@refinedev/core'
import { Button, List, Typography } from 'antd'
import type { BankLine, BankTransfer } from '../../../lib/apiTypes'

const isOver: TransferState[] = [TransferState.Paid, TransferState.Replaced]

/** Orders of the same amount whose buyer chose a transfer. */
export function Candidates({ line, onChoose }: { line: BankLine; onChoose: (reference: string) => void }) {
  const { result, query } = useList<BankTransfer>({
    resource: 'bank-transfers',
    filters: [{ field: 'orderAmt', operator: 'eq', value: line.amount }],
    pagination: { pageSize: 50 },
    errorNotification: false,
  })
  if (query.isError) return <Typography.Text type="secondary">可能的订单没有加载出来，请直接填写。</Typography.Text>
  return (
    <List
      size="small"
      loading={query.isPending}
      header={<Typography.Text strong>金额相同的对公转账订单</Typography.Text>}
      dataSource={result.data.filter(({ transferState }) => !isOver.includes(transferState))}
      locale={{ emptyText: '没有金额相同的订单' }}
      renderItem={({ orderId, orderName, transferState, transferCode, userName }) => (
        <List.Item
          actions={[
            <Button key="choose" size="small" aria-label={`选择 ${orderId}`} onClick={() => onChoose(transferCode)}>
              选择
            </Button>,
          ]}
        >
          <List.Item.Meta
            title={<span className="numeric">{orderId}</span>}
            description={`${userName}，${orderName}，${TransferStateText[transferState]}`}
          />
        </List.Item>
      )}
    />
  )
}
