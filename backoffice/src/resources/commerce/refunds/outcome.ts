import { formatYuan } from '../../../components/format'
import type { Refund } from '../../../lib/apiTypes'

/** The message and its level for the payment provider's response. */
export function refundOutcome({ refundStatus, refundAmt, failure, needsSerial }: Refund): {
  type: 'success' | 'info' | 'error'
  content: string
} {
  if (refundStatus === 'done') {
    const money = refundAmt > 0 ? `，${formatYuan(refundAmt)} 元已退回付款账户` : ''
    return { type: 'success', content: `退款成功${money}` }
  }
  if (refundStatus === 'failed') return { type: 'error', content: failure ?? '退款失败' }
  if (needsSerial) return { type: 'info', content: '退款已提交，请通过网上银行退回付款账户，再登记流水号' }
  return { type: 'info', content: failure ?? '退款已提交，支付平台处理完成后会自动更新状态' }
}
