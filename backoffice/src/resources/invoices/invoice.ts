import {
  ReversalState,
  ReversalText,
  type InvoiceField,
  type InvoiceStatus,
  type InvoiceType,
  type PayerType,
} from '@zhuxue/api/terms/invoices'
import type { Tone } from '../../kit/list/StatusTag'

/** An invoice as the list carries it; amounts in yuan. */
export interface Invoice {
  invoiceId: number
  orderId: string
  invoiceName: string
  invoiceType: InvoiceType
  payerType: PayerType
  payerName: string
  invoiceAmt: number
  invoiceStatus: InvoiceStatus
  expressCompany: string | null
  expressOrderNo: string | null
  createTime: string
  requestTime: string | null
  sendTime: string | null
  withdrawTime: string | null
  reversal: ReversalState
}

export interface InvoiceDetail extends Invoice, Record<InvoiceField, string | null> {
  payerName: string
  needsReversalTime: string | null
  reversedTime: string | null
  order: {
    orderName: string
    orderAmt: number
    refundedAmt: number
    amountToInvoice: number
    paidTime: string | null
  }
}

export const statusTone: Record<InvoiceStatus, Tone> = {
  0: 'default',
  1: 'warning',
  2: 'success',
}

/** What a refund made of an invoice, where it made anything of it. */
export function markOf({ withdrawTime, reversal }: Invoice): { text: string; tone: Tone } | null {
  if (withdrawTime) return { text: '已撤回', tone: 'default' }
  if (reversal === ReversalState.None) return null
  return {
    text: ReversalText[reversal],
    tone: reversal === ReversalState.Needed ? 'error' : 'default',
  }
}

/** It waits for an admin to make it out and send it. */
export const canSend = ({ invoiceStatus, withdrawTime }: Invoice) =>
  invoiceStatus === 1 && withdrawTime === null

export const canReverse = ({ reversal }: Invoice) => reversal === ReversalState.Needed
