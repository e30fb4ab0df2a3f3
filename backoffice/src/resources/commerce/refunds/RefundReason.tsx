import { RefundReasonMax, messages } from '@zhuxue/api/terms/commerce/refunds'
import { ReasonField } from '../../../components/fields/ReasonField'

export const RefundReason = ({ example }: { example: string }) => (
  <ReasonField
    name="reason"
    label="退款原因"
    needed={messages.reasonNeeded}
    maxCharacters={RefundReasonMax}
    rows={{ minRows: 2, maxRows: 4 }}
    placeholder={`例如：${example}`}
    tooltip="付款人会在支付平台的退款通知里看到这句话，它同时记入操作日志。"
  />
)
