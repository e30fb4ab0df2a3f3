import type { BillDifference } from '@zhuxue/api/terms/commerce/reconciliation'
import type { Tone } from '../../../kit/list/StatusTag'
import type { BillDay } from '../../../lib/wire'

export const differenceTone: Record<BillDifference, Tone> = {
  'wallet-only': 'error',
  'ours-only': 'error',
  'amount': 'error',
  'state': 'warning',
}

export function resultOf({ billStatus, differences }: BillDay): { tone: Tone; text: string } {
  if (billStatus === 'failed') return { tone: 'error', text: '对账失败' }
  if (differences > 0) return { tone: 'warning', text: `${differences} 笔差异` }
  return { tone: 'success', text: '一致' }
}
