import { ReversalState, ReversalText, type InvoiceStatus } from '@zhuxue/api/terms/invoices'
import type { Tone } from '../../components/list/StatusTag'
import type { Invoice } from '../../lib/apiTypes'

export const statusTone: Record<InvoiceStatus, Tone> = { 0: 'default', 1: 'warning', 2: 'success' }

export function markOf({ withdrawTime, reversal }: Invoice): { text: string; tone: Tone } | null {
  if (withdrawTime) return { text: '已撤回', tone: 'default' }
  if (reversal === ReversalState.None) return null
  return { text: ReversalText[reversal], tone: reversal === ReversalState.Needed ? 'error' : 'default' }
}

export const canSend = ({ invoiceStatus, withdrawTime }: Invoice) => invoiceStatus === 1 && withdrawTime === null

export const canReverse = ({ reversal }: Invoice) => reversal === ReversalState.Needed
