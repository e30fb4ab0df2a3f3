import {
  IssueState,
  OpenRed,
  PartlyReversedText,
  ReversalState,
  ReversalText,
  InvoiceStatus,
  issueAdvice,
} from '@zhuxue/api/terms/invoices'
import type { Tone } from '../../components/list/StatusTag'
import type { Invoice } from '../../lib/apiTypes'

export const statusTone: Record<InvoiceStatus, Tone> = { 0: 'default', 1: 'warning', 2: 'success' }

export function markOf({ withdrawTime, reversal, isPartlyReversed }: Invoice): { text: string; tone: Tone } | null {
  if (withdrawTime) return { text: '已撤回', tone: 'default' }
  if (reversal === ReversalState.None) return null
  const text = isPartlyReversed ? PartlyReversedText : ReversalText[reversal]
  return { text, tone: reversal === ReversalState.Needed ? 'error' : 'default' }
}

export const canSend = ({ invoiceStatus, withdrawTime }: Invoice) => invoiceStatus === 1 && withdrawTime === null

export const canReverse = ({ reversal }: Invoice) => reversal === ReversalState.Needed

export const isIssuing = ({ issueState }: Invoice) =>
  issueState === IssueState.Sending || issueState === IssueState.Issuing

/** 开具, or 重试 after the provider refused it. */
export const issueVerb = ({ issueState }: Invoice) => (issueState === IssueState.None ? '开具' : '重试')

/** Its provider makes the red letter; other invoices are reversed elsewhere. */
export const isReversedByProvider = ({ isByProvider }: Invoice, hasIssuer: boolean) => hasIssuer && isByProvider

/** Staff enter the number of an invoice that they issued elsewhere. */
export const canEnterNumber = ({ invoiceStatus, isByProvider }: Invoice) =>
  invoiceStatus === InvoiceStatus.Sent && !isByProvider

export const openRedOf = ({ redInvoices }: Invoice) => redInvoices.find(({ redState }) => OpenRed.includes(redState))

/** Why an invoice is not issued, and what staff can do. */
export function problemOf({ issueState, failField, failReason }: Invoice): string | null {
  if (issueState === IssueState.Failed) {
    return [failReason, failField || !failReason ? issueAdvice.buyer : issueAdvice.failed].filter(Boolean).join('。')
  }
  return issueState === IssueState.Blocked ? `${failReason}。${issueAdvice.blocked}` : null
}
