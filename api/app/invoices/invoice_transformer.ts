import type Order from '#commerce/order'
import { toYuan } from '#core/money'
import { maskEmail, maskEnd, maskName, maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import { currentFiles, toInvoiceFile } from '#invoices/current_files'
import type Invoice from '#invoices/invoice'
import { toInvoiceFields } from '#invoices/invoice_form'
import { invoiceableFen } from '#invoices/request_invoice'
import { PayerType } from '#invoices/terms'

/** Needs `order` and `files` to be preloaded. */
export function toInvoice(invoice: Invoice) {
  return {
    invoiceId: invoice.id,
    orderId: invoice.order.orderNo,
    invoiceName: invoice.order.orderName,
    invoiceType: invoice.invoiceType,
    payerType: invoice.payerType,
    payerName: invoice.payerName,
    invoiceAmt: toYuan(invoice.amountFen),
    refundedAmt: toYuan(invoice.order.refundedFen),
    invoiceStatus: invoice.invoiceStatus,
    awaitsFile: Boolean(invoice.awaitsFile),
    inParcel: invoice.isInParcel,
    expressCompany: invoice.expressCompany,
    expressOrderNo: invoice.expressOrderNo,
    createTime: toWireTime(invoice.createdAt),
    requestTime: toWireTime(invoice.requestedAt),
    sendTime: invoice.awaitsFile ? null : toWireTime(invoice.sentAt),
    withdrawTime: toWireTime(invoice.withdrawnAt),
    reversal: invoice.reversal,
    files: currentFiles(invoice.files).map(toInvoiceFile),
  }
}

export function toInvoiceDetail(invoice: Invoice) {
  return {
    ...toInvoice(invoice),
    ...toInvoiceFields(invoice),
    needsReversalTime: toWireTime(invoice.needsReversalAt),
    reversedTime: toWireTime(invoice.reversedAt),
    order: invoiceableOrder(invoice.order),
    isConcealed: false,
  }
}

/** Personal numbers and addresses are masked; a company's published data is not (docs/threats.md T22). */
export function toMaskedInvoice(invoice: Invoice) {
  const whole = toInvoiceDetail(invoice)
  const isPerson = invoice.payerType === PayerType.Personal
  return {
    ...whole,
    payerName: isPerson ? maskName(whole.payerName ?? '') : whole.payerName,
    payerAccount: whole.payerAccount && maskEnd(whole.payerAccount),
    payerEmail: whole.payerEmail && maskEmail(whole.payerEmail),
    maillingName: whole.maillingName && maskName(whole.maillingName),
    maillingTelephone: whole.maillingTelephone && maskTelephone(whole.maillingTelephone),
    maillingAddress: null,
    isConcealed: true,
  }
}

export function invoiceableOrder(order: Order) {
  return {
    orderId: order.orderNo,
    orderName: order.orderName,
    orderStatus: order.orderStatus,
    orderAmt: toYuan(order.amountFen),
    refundedAmt: toYuan(order.refundedFen),
    amountToInvoice: toYuan(invoiceableFen(order)),
    createTime: toWireTime(order.createdAt),
    paidTime: toWireTime(order.paidAt),
  }
}
