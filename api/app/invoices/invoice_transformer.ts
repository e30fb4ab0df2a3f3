import type Order from '#commerce/order'
import { yuan } from '#core/money'
import { onWire } from '#core/time'
import type Invoice from '#invoices/invoice'
import { toInvoiceFields } from '#invoices/invoice_form'
import { fenToInvoice } from '#invoices/request_invoice'

/** Needs `order` to be loaded. */
export function toInvoice(invoice: Invoice) {
  return {
    invoiceId: invoice.id,
    orderId: invoice.order.orderNo,
    invoiceName: invoice.order.orderName,
    invoiceType: invoice.invoiceType,
    payerType: invoice.payerType,
    payerName: invoice.payerName,
    invoiceAmt: yuan(invoice.amountFen),
    invoiceStatus: invoice.invoiceStatus,
    expressCompany: invoice.expressCompany,
    expressOrderNo: invoice.expressOrderNo,
    createTime: onWire(invoice.createdAt),
    requestTime: onWire(invoice.requestedAt),
    sendTime: onWire(invoice.sentAt),
    withdrawTime: onWire(invoice.withdrawnAt),
    reversal: invoice.reversal,
  }
}

export function toInvoiceDetail(invoice: Invoice) {
  return {
    ...toInvoice(invoice),
    ...toInvoiceFields(invoice),
    needsReversalTime: onWire(invoice.needsReversalAt),
    reversedTime: onWire(invoice.reversedAt),
    order: orderToInvoice(invoice.order),
  }
}

export function orderToInvoice(order: Order) {
  return {
    orderId: order.orderNo,
    orderName: order.orderName,
    orderStatus: order.orderStatus,
    orderAmt: yuan(order.amountFen),
    refundedAmt: yuan(order.refundedFen),
    amountToInvoice: yuan(fenToInvoice(order)),
    createTime: onWire(order.createdAt),
    paidTime: onWire(order.paidAt),
  }
}
