import type { ReportDiscrepancy } from '@zhuxue/api/terms/commerce/reconciliation'
import type { Tone } from '../../../components/list/StatusTag'
import { outcome, resultOf } from '../../../components/reconciliation/outcome'
import type { ReconciledDay, Reconciliation } from '../../../lib/apiTypes'

export const differenceTone: Record<ReportDiscrepancy, Tone> = {
  'wallet-only': 'error',
  'ours-only': 'error',
  'amount': 'error',
  'state': 'warning',
}

export const resultOfDay = ({ billStatus, differences }: ReconciledDay) =>
  resultOf(billStatus, differences > 0 ? `${differences} 笔差异` : null)

export const outcomeOfRun = ({ failure, differences }: Reconciliation) =>
  outcome(failure, differences > 0 ? `${differences}笔` : null)
