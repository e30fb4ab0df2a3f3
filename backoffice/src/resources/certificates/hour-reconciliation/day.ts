import { outcome, resultOf } from '../../../components/reconciliation/outcome'
import type { RegistryDay } from '../../../lib/apiTypes'

export const differenceTone = {
  'province-only': 'error',
  'ours-only': 'error',
  'minutes': 'error',
  'state': 'warning',
} as const

export const statusTone = { open: 'warning', corrected: 'success', explained: 'default', gone: 'success' } as const

export const resultOfDay = ({ registryDayStatus, openDifferences }: RegistryDay) =>
  resultOf(registryDayStatus, openDifferences > 0 ? `${openDifferences} 条差异待处理` : null)

export const outcomeOfRun = ({ failure, openDifferences }: RegistryDay) =>
  outcome(failure, openDifferences > 0 ? `${openDifferences}条` : null)
