import type {
  BillDayStatus,
  BillDifference,
  BillKind,
} from '@zhuxue/api/terms/commerce/reconciliation'
import type { Tone } from '../../../kit/list/StatusTag'

/** One day of the wallet's bill beside our books; amounts in yuan. */
export interface BillDay {
  day: string
  billStatus: BillDayStatus
  walletPayments: number
  walletPaidAmt: number
  walletRefunds: number
  walletRefundedAmt: number
  ourPayments: number
  ourPaidAmt: number
  ourRefunds: number
  ourRefundedAmt: number
  differences: number
  /** Payments that nobody had told us of, booked by the comparison. */
  booked: number
  byHand: boolean
  failure: string | null
  ranTime: string | null
}

export interface BillLine {
  billLineId: number
  kind: BillKind
  merchantNo: string | null
  transactionId: string | null
  refundNo: string | null
  walletAmt: number | null
  ourAmt: number | null
  difference: BillDifference | null
  hint: string | null
  orderId: string | null
  paymentExceptionId: number | null
  exceptionStatusText: string | null
  refundId: number | null
  time: string | null
}

export interface Reconciliation extends BillDay {
  lines: BillLine[]
  /** How many lines came; a long day is cut after the first 500. */
  shown: number
}

export const differenceTone: Record<BillDifference, Tone> = {
  'wallet-only': 'error',
  'ours-only': 'error',
  'amount': 'error',
  'state': 'warning',
}

/** How a day ended, in one word and a tone: a day that differs is no good day. */
export function verdict({ billStatus, differences }: BillDay): { tone: Tone; text: string } {
  if (billStatus === 'failed') return { tone: 'error', text: '对账失败' }
  if (differences > 0) return { tone: 'warning', text: `${differences} 笔差异` }
  return { tone: 'success', text: '一致' }
}
