import { ExpressLength, InvoiceNumberLength, InvoiceTypeText, PayerTypeText } from '#invoices/terms'
import { payerColumns } from '#invoices/transfer/payer_columns'
import { fileFault } from '#media/transfer/file_fault'

/** Withdrawn requests, and those of unpaid orders, do not move. */
export const TransferredInvoiceStatus = {
  Requested: 'requested',
  Sent: 'sent',
  /** After a refund; the credit note is missing. */
  ToReverse: 'to_reverse',
  Reversed: 'reversed',
} as const
export type TransferredInvoiceStatus = (typeof TransferredInvoiceStatus)[keyof typeof TransferredInvoiceStatus]

const invoiceNumber = new RegExp(`^\\d{${InvoiceNumberLength}}$`)

export const invoiceColumns = {
  order: {
    title: '订单',
    type: 'ref',
    required: true,
    ref: 'orders',
    example: 'o-1',
    description: '订单在 orders.csv 中的编号；每张订单一张发票。',
    change: 'hard',
  },
  invoice_type: {
    title: '发票类型',
    type: 'choice',
    required: true,
    values: InvoiceTypeText,
    example: '1',
    description: '1 电子发票，2 纸质发票。',
    change: 'hard',
  },
  payer_type: {
    title: '抬头类型',
    type: 'choice',
    required: true,
    values: PayerTypeText,
    example: '2',
    description: '1 个人，2 单位。',
    change: 'hard',
  },
  amount_yuan: {
    title: '金额',
    type: 'yuan',
    required: true,
    isSummed: true,
    example: '120.00',
    description: '元，等于订单金额减退款；待冲红和已冲红的发票为开票时的金额。',
    change: 'hard',
  },
  ...payerColumns,
  status: {
    title: '状态',
    type: 'choice',
    required: true,
    values: { requested: '开票中', sent: '已发送', to_reverse: '待冲红', reversed: '已冲红' },
    example: 'sent',
    description: 'requested 开票中，sent 已发送，to_reverse 待冲红，reversed 已冲红。',
    change: 'hard',
  },
  requested_at: {
    title: '申请时间',
    type: 'time',
    example: '2026-03-03 10:00:00',
    description: '不填时为发送时间。',
    change: 'hard',
  },
  sent_at: {
    title: '发送时间',
    type: 'time',
    example: '2026-03-03 10:00:00',
    description: '除开票中以外必填。',
    change: 'hard',
  },
  reversed_at: {
    title: '冲红时间',
    type: 'time',
    example: '2026-03-03 10:00:00',
    description: '已冲红的发票必填。',
    change: 'hard',
  },
  number: {
    title: '发票号码',
    type: 'text',
    max: InvoiceNumberLength,
    pattern: invoiceNumber,
    example: '26372000000012345678',
    description: '数电票的 20 位数字；开票中的发票不填。',
    change: 'hard',
  },
  issued_at: {
    title: '开票时间',
    type: 'time',
    example: '2026-03-03 10:00:00',
    description: '与发票号码一起填写；不填时为发送时间。',
    change: 'hard',
  },
  red_number: {
    title: '红字发票号码',
    type: 'text',
    max: InvoiceNumberLength,
    pattern: invoiceNumber,
    example: '26372000000087654321',
    description: '20 位数字；只用于已冲红的发票。多次冲红时为最后一张。',
    change: 'hard',
  },
  express_company: {
    title: '快递公司',
    type: 'text',
    max: ExpressLength.company,
    example: '顺丰速运',
    description: '纸质发票填写。',
    change: 'soft',
  },
  express_no: {
    title: '快递单号',
    type: 'text',
    max: ExpressLength.number,
    example: 'SF1234567890123',
    description: '已发送的纸质发票必填。',
    change: 'soft',
  },
  file: {
    title: '发票文件',
    type: 'file',
    fileFault: fileFault('invoice'),
    example: 'invoices/file.pdf',
    description: 'files 文件夹中的 PDF 或 OFD，不超过 10 MB。',
    change: 'hard',
  },
  reversal_file: {
    title: '红字发票文件',
    type: 'file',
    fileFault: fileFault('invoice'),
    example: 'invoices/reversal_file.pdf',
    description: 'files 文件夹中的 PDF 或 OFD，不超过 10 MB。',
    change: 'hard',
  },
} as const
