import { toYuan } from '#core/money'
import { admin } from '#core/http/access_policies'
import type { Cell, Sheet } from '#core/spreadsheet'
import { toWireTime } from '#core/time'
import { rangeWords, type ExportKind } from '#exports/export_kind'
import { filteredInvoices, type InvoiceFilters } from '#invoices/admin/invoice_list'
import { invoiceExportValidator } from '#invoices/admin/validators'
import Invoice from '#invoices/invoice'
import { isPartlyReversed } from '#invoices/invoice_transformer'
import {
  InvoiceStatusText,
  InvoiceTypeText,
  PartlyReversedText,
  PayerTypeText,
  ReversalState,
  ReversalText,
  messages,
  type InvoiceStatus,
  type InvoiceType,
} from '#invoices/terms'

const columns: Sheet['columns'] = [
  { title: '订单号', width: 24, format: 'text' },
  { title: '订单名称', width: 36 },
  { title: '发票类型', width: 10 },
  { title: '抬头类型', width: 10 },
  { title: '发票抬头', width: 30 },
  { title: '统一社会信用代码', width: 22, format: 'text' },
  { title: '开户银行', width: 24 },
  { title: '银行账号', width: 24, format: 'text' },
  { title: '单位地址', width: 30 },
  { title: '发票金额（元）', width: 14, format: 'money' },
  { title: '电子邮箱', width: 24 },
  { title: '联系人', width: 12 },
  { title: '联系电话', width: 14, format: 'text' },
  { title: '邮寄地址', width: 30 },
  { title: '状态', width: 10 },
  { title: '申请时间', width: 20, format: 'time' },
  { title: '发送时间', width: 20, format: 'time' },
  { title: '快递公司', width: 12 },
  { title: '快递单号', width: 22, format: 'text' },
  { title: '冲红', width: 10 },
  { title: '发票号码', width: 24, format: 'text' },
  { title: '红字发票号码', width: 24, format: 'text' },
]

const invoiceWords = (filters: InvoiceFilters) => ({
  申请日期: rangeWords(filters.requestedFrom, filters.requestedTo),
  状态: filters.invoiceStatus?.map((status) => InvoiceStatusText[status as InvoiceStatus]).join('、'),
  发票类型: filters.invoiceTypes?.map((type) => InvoiceTypeText[type as InvoiceType]).join('、'),
  订单号: filters.orderId,
  发票抬头: filters.payerName,
  冲红: filters.reversal && ReversalText[filters.reversal],
})

/** Contains unmasked telephone numbers and bank accounts (docs/threats.md T22). */
export const invoiceExport: ExportKind<InvoiceFilters> = {
  name: 'invoices',
  policy: admin,
  validator: invoiceExportValidator,
  sheetName: '发票列表',
  columns,
  action: 'invoice.export',
  object: 'invoices',
  words: invoiceWords,
  found: (filters, maxRows) =>
    filteredInvoices(filters).select('id').orderBy('id').limit(maxRows).pojo<{ id: number }>(),
  cells: async (ids) => {
    const found = await Invoice.query().whereIn('id', ids).preload('order').preload('redInvoices').orderBy('id')
    return found.map(asRow)
  },
  tooMany: messages.tooManyRows,
}

function reversalText(invoice: Invoice): string | null {
  if (invoice.reversal === ReversalState.None) return null
  return isPartlyReversed(invoice) ? PartlyReversedText : ReversalText[invoice.reversal]
}

function asRow(invoice: Invoice): Cell[] {
  return [
    invoice.order.orderNo,
    invoice.order.orderName,
    InvoiceTypeText[invoice.invoiceType],
    PayerTypeText[invoice.payerType],
    invoice.payerName,
    invoice.payerId,
    invoice.payerBank,
    invoice.payerAccount,
    invoice.payerAddress,
    toYuan(invoice.amountFen),
    invoice.payerEmail,
    invoice.mailingName,
    invoice.mailingTelephone,
    invoice.mailingAddress,
    invoice.isWithdrawn ? '已撤回' : InvoiceStatusText[invoice.invoiceStatus],
    toWireTime(invoice.requestedAt),
    toWireTime(invoice.sentAt),
    invoice.expressCompany,
    invoice.expressOrderNo,
    reversalText(invoice),
    invoice.number,
    invoice.redInvoices.flatMap(({ number }) => number ?? []).join('、') || null,
  ]
}
