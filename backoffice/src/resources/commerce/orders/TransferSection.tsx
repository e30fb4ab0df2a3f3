import { TransferStateText, type TransferState } from '@zhuxue/api/terms/commerce/bank_transfers'
import { useList } from '@refinedev/core'
import { Descriptions, Space } from 'antd'
import { Link } from 'react-router'
import { compactDescriptions } from '../../../components/compactDescriptions'
import { StatusTag, type Tone } from '../../../components/list/StatusTag'
import type { BankTransfer } from '../../../lib/apiTypes'
import { bankLinesOf } from '../paths'
import { Slip } from '../transfers/Slip'

const tone: Partial<Record<TransferState, Tone>> = {
  'waiting': 'warning',
  'slip-sent': 'warning',
  'arrived': 'processing',
  'paid': 'success',
}

export function TransferSection({ orderId }: { orderId: string }) {
  const { result } = useList<BankTransfer>({
    resource: 'bank-transfers',
    filters: [{ field: 'orderId', operator: 'eq', value: orderId }],
    errorNotification: false,
  })
  const [transfer] = result.data
  if (!transfer) return null
  const { transferId, transferCode, transferState, expireTime, hasSlip } = transfer
  return (
    <Descriptions {...compactDescriptions} title="对公转账">
      <Descriptions.Item label="状态">
        <StatusTag of={transferState} text={TransferStateText} tone={tone} />
      </Descriptions.Item>
      <Descriptions.Item label="付款码">
        <Space size={12}>
          <span className="numeric">{transferCode}</span>
          <Link to={bankLinesOf(orderId)}>银行流水</Link>
        </Space>
      </Descriptions.Item>
      <Descriptions.Item label="转账期限">{expireTime}</Descriptions.Item>
      <Descriptions.Item label="转账回单">
        {hasSlip ? <Slip transferId={transferId} /> : '买家没有上传'}
      </Descriptions.Item>
    </Descriptions>
  )
}
