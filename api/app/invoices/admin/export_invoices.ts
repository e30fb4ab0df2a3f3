import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { toYuan } from '#core/money'
import { Refusal } from '#core/http/refusal'
import { MostExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { filteredInvoices, type InvoiceFilters } from '#invoices/admin/invoice_list'
import type Invoice from '#invoices/invoice'
import {
  InvoiceStatusText,
  InvoiceTypeText,
  PayerTypeText,
  ReversalState,
  ReversalText,
  messages,
} from '#invoices/terms'

const batch = 500

/** The audit entry, with the filters, is written before the first row is sent (docs/threats.md T22). */
export async function exportInvoices(ctx: HttpContext, filters: InvoiceFilters): Promise<Sheet> {
  const [{ $extras: found }] = await filteredInvoices(filters).count('* as total')
  if (Number(found.total) > MostExportRows) throw new Refusal(messages.tooManyRows)
  await transaction((trx) =>
    audit(trx, ctx, { action: 'invoice.export', object: 'invoices', after: { ...filters } })
  )
  return { name: '发票列表', columns, rows: rows(filters) }
}

const columns = [
  { title: '订单号', width: 24 },
  { title: '订单名称', width: 36 },
  { title: '发票类型', width: 10 },
  { title: '抬头类型', width: 10 },
  { title: '发票抬头', width: 30 },
  { title: '统一社会信用代码', width: 22 },
  { title: '开户银行', width: 24 },
  { title: '银行账号', width: 24 },
  { title: '单位地址', width: 30 },
  { title: '发票金额（元）', width: 14 },
  { title: '电子邮箱', width: 24 },
  { title: '联系人', width: 12 },
  { title: '联系电话', width: 14 },
  { title: '邮寄地址', width: 30 },
  { title: '状态', width: 10 },
  { title: '申请时间', width: 20 },
  { title: '发送时间', width: 20 },
  { title: '快递公司', width: 12 },
  { title: '快递单号', width: 22 },
  { title: '冲红', width: 10 },
]

async function* rows(filters: InvoiceFilters): AsyncGenerator<Cell[]> {
  let [after, left] = [0, MostExportRows]
  while (left > 0) {
    const found = await filteredInvoices(filters)
      .where('id', '>', after)
      .preload('order')
      .orderBy('id')
      .limit(Math.min(batch, left))
    for (const invoice of found) yield asRow(invoice)
    if (found.length < batch) return
    after = found.at(-1)!.id
    left -= found.length
  }
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
    invoice.reversal === ReversalState.None ? null : ReversalText[invoice.reversal],
  ]
}
