import type Order from '#commerce/order'
import { toYuan } from '#core/money'
import { maskEmail, maskEnd, maskName, maskTelephone } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import { currentFiles, toInvoiceFile } from '#invoices/current_files'
import type Invoice from '#invoices/invoice'
import { toInvoiceFields } from '#invoices/invoice_form'
import { invoiceableFen } from '#invoices/request_invoice'
import type RedInvoice from '#invoices/red_invoice'
import { canBeWrong, sumFen } from '#invoices/reversible'
import { OpenRed, PayerType, RedState, ReversalState } from '#invoices/terms'

/** Needs `order`, `files` and `redInvoices` to be preloaded. */
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
    issueState: invoice.issueState,
    invoiceNumber: invoice.number,
    issueTime: toWireTime(invoice.issuedAt),
    /** What the buyer has to correct. */
    failField: invoice.failField,
    failReason: invoice.failField && invoice.failReason,
    isPartlyReversed: isPartlyReversed(invoice),
    isReplaced: invoice.isReplaced,
    redInvoices: invoice.redInvoices.map(toRedInvoice),
    files: currentFiles(invoice.files).map(toInvoiceFile),
  }
}

/** A refund took a part; the rest stays valid. */
export function isPartlyReversed({ reversal, redInvoices, amountFen }: Invoice): boolean {
  if (reversal !== ReversalState.Done) return false
  const reversedFen = sumFen(redInvoices.filter(({ state }) => state === RedState.Issued))
  return reversedFen > 0 && reversedFen < amountFen
}

/** With what only staff need to act on. */
export function toStaffInvoice(invoice: Invoice) {
  return {
    ...toInvoice(invoice),
    isIssuable: invoice.isIssuable,
    isByProvider: invoice.isIssuedByProvider,
    isReversible: isReversible(invoice),
    ...amountsToReverse(invoice),
    failReason: invoice.failReason,
    redInvoices: invoice.redInvoices.map((red) => ({
      ...toRedInvoice(red),
      failReason: red.failReason,
      mayEnterNumber: !red.isByProvider,
    })),
    files: currentFiles(invoice.files, 'staff').map(toInvoiceFile),
  }
}

/** Of the next red invoice: staff enter it on the tax platform. */
function amountsToReverse({ amountFen, order, redInvoices }: Invoice) {
  const validFen = amountFen - sumFen(redInvoices.filter(({ state }) => state === RedState.Issued))
  return { validAmt: toYuan(validFen), refundToReverseAmt: toYuan(Math.max(0, validFen - invoiceableFen(order))) }
}

/** Its refunds, or all of it if it is wrong. */
function isReversible(invoice: Invoice): boolean {
  const { redInvoices, amountFen, reversal } = invoice
  if (redInvoices.some(({ state }) => OpenRed.includes(state))) return false
  const reversedFen = sumFen(redInvoices.filter(({ state }) => state === RedState.Issued))
  return reversal === ReversalState.Needed || (canBeWrong(invoice) && reversedFen < amountFen)
}

function toRedInvoice({ id, state, reason, amountFen, number, noteNo, noteState, issuedAt }: RedInvoice) {
  return {
    redInvoiceId: id,
    redState: state,
    redReason: reason,
    redAmt: toYuan(amountFen),
    redNumber: number,
    noteNo,
    noteState,
    redIssueTime: toWireTime(issuedAt),
    failReason: null as string | null,
    mayEnterNumber: false,
  }
}

export function toInvoiceDetail(invoice: Invoice, viewer: 'buyer' | 'staff' = 'buyer') {
  return {
    ...(viewer === 'staff'
      ? toStaffInvoice(invoice)
      : {
          ...toInvoice(invoice),
          isIssuable: invoice.isIssuable,
          isByProvider: invoice.isIssuedByProvider,
          isReversible: false,
          ...amountsToReverse(invoice),
        }),
    ...toInvoiceFields(invoice),
    needsReversalTime: toWireTime(invoice.needsReversalAt),
    reversedTime: toWireTime(invoice.reversedAt),
    order: invoiceableOrder(invoice.order),
    isConcealed: false,
  }
}

/** Personal numbers and addresses are masked; a company's published data is not (docs/threats.md T22). */
export function toMaskedInvoice(invoice: Invoice) {
  const whole = toInvoiceDetail(invoice, 'staff')
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
