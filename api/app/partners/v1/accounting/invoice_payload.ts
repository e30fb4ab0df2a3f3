import type OrderItem from '#commerce/order_item'
import { toRfc3339 } from '#core/time'
import type Invoice from '#invoices/invoice'
import { InvoiceStatus, InvoiceType, PayerType } from '#invoices/terms'

type State = 'requested' | 'issuing' | 'awaiting-file' | 'issued' | 'withdrawn'

export function toInvoiceState(invoice: Invoice): State {
  if (invoice.isWithdrawn) return 'withdrawn'
  if (invoice.isInFlight) return 'issuing'
  if (invoice.invoiceStatus !== InvoiceStatus.Sent) return 'requested'
  return invoice.awaitsFile ? 'awaiting-file' : 'issued'
}

/** Needs `order` and `redInvoices`. */
export function toInvoice(invoice: Invoice, items: OrderItem[]) {
  const { order } = invoice
  return {
    id: invoice.id,
    orderId: invoice.orderId,
    orderNo: order.orderNo,
    state: toInvoiceState(invoice),
    reversal: invoice.reversal,
    medium: invoice.invoiceType === InvoiceType.Electronic ? ('electronic' as const) : ('paper' as const),
    amountFen: invoice.amountFen,
    number: invoice.number,
    payer: toPayer(invoice),
    order: {
      paidAt: toRfc3339(order.paidAt),
      amountFen: order.amountFen,
      freightFen: order.freightFen,
      refundedFen: order.refundedFen,
      lines: items.map(toLine),
    },
    redInvoices: invoice.redInvoices.map(({ id, state, reason, amountFen, number, issuedAt }) => ({
      id,
      state,
      reason,
      amountFen,
      number,
      issuedAt: toRfc3339(issuedAt),
    })),
    requestedAt: toRfc3339(invoice.requestedAt),
    issuedAt: toRfc3339(invoice.issuedAt),
    sentAt: toRfc3339(invoice.sentAt),
    updatedAt: toRfc3339(invoice.updatedAt ?? invoice.createdAt)!,
  }
}

function toPayer(invoice: Invoice) {
  return {
    kind: invoice.payerType === PayerType.Personal ? ('person' as const) : ('company' as const),
    name: invoice.payerName,
    taxNo: invoice.payerId,
    bank: invoice.payerBank,
    bankAccount: invoice.payerAccount,
    address: invoice.payerAddress,
    email: invoice.payerEmail,
  }
}

function toLine({ id, courseId, itemName, courseCount, amountFen }: OrderItem) {
  return { id, courseId, name: itemName, copies: courseCount, amountFen }
}
