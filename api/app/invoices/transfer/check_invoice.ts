import { OrderStatus } from '#commerce/terms'
import { toYuan } from '#core/money'
import type { Values } from '#core/transfer/columns'
import { type invoiceColumns, TransferredInvoiceStatus } from '#invoices/transfer/invoice_columns'
import { InvoiceType, messages, PayerType } from '#invoices/terms'

type Cells = Values<typeof invoiceColumns, number | null>

interface InvoicedOrder {
  order_status: number
  amount_fen: number
  refunded_fen: number
}

export function checkInvoice(values: Cells, order?: InvoicedOrder): { column: string; sentence: string } | null {
  const { status, sent_at: sentAt, requested_at: requestedAt, reversed_at: reversedAt } = values
  const isSent = status !== TransferredInvoiceStatus.Requested
  if (Number(values.payer_type) === PayerType.Company && !values.payer_id) {
    return { column: 'payer_id', sentence: '单位发票要填写统一社会信用代码' }
  }
  if (isSent !== (sentAt !== null)) return { column: 'sent_at', sentence: '发送时间与状态不一致' }
  if (!isSent && requestedAt === null) return { column: 'requested_at', sentence: '申请时间不能为空' }
  if (sentAt && requestedAt && sentAt < requestedAt) return { column: 'sent_at', sentence: '发送时间早于申请时间' }
  if ((status === TransferredInvoiceStatus.Reversed) !== (reversedAt !== null)) {
    return { column: 'reversed_at', sentence: '冲红时间与状态不一致' }
  }
  const fault = numberFault(values, isSent)
  if (fault) return fault
  if (isSent && Number(values.invoice_type) === InvoiceType.Paper && !values.express_no) {
    return { column: 'express_no', sentence: '已发送的纸质发票要填写快递单号' }
  }
  return order ? amountFault(values, order) : null
}

function numberFault({ status, number, issued_at: issuedAt, red_number: redNumber }: Cells, isSent: boolean) {
  if (number && !isSent) return { column: 'number', sentence: '开票中的发票没有号码' }
  if (issuedAt && !number) return { column: 'issued_at', sentence: '有开票时间的发票要填写发票号码' }
  if (redNumber && status !== TransferredInvoiceStatus.Reversed) {
    return { column: 'red_number', sentence: '只有已冲红的发票有红字发票号码' }
  }
  return redNumber && redNumber === number ? { column: 'red_number', sentence: messages.numberUsed } : null
}

function amountFault({ status, amount_yuan: fen }: Cells, order: InvoicedOrder) {
  if (order.order_status !== OrderStatus.Paid) return { column: 'order', sentence: '订单没有支付' }
  const isOpen = status === TransferredInvoiceStatus.Requested || status === TransferredInvoiceStatus.Sent
  const rest = order.amount_fen - order.refunded_fen
  const isRight = fen > 0 && (isOpen ? fen === rest : fen <= order.amount_fen)
  if (isRight) return null
  return { column: 'amount_yuan', sentence: `发票金额应为${toYuan(isOpen ? rest : order.amount_fen).toFixed(2)}元` }
}
