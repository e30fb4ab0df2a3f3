import { foundDifferences, messages } from '@zhuxue/api/terms/certificates/reconciliation'
import type { Tone } from '../../../kit/list/StatusTag'
import type { RegistryDay } from '../../../lib/wire'

export const differenceTone = {
  'province-only': 'error',
  'ours-only': 'error',
  'minutes': 'error',
  'state': 'warning',
} as const

export const statusTone = {
  open: 'warning',
  mended: 'success',
  explained: 'default',
  gone: 'success',
} as const

export function resultOf({ registryDayStatus, openDifferences }: RegistryDay): {
  tone: Tone
  text: string
} {
  if (registryDayStatus === 'failed') return { tone: 'error', text: '对账失败' }
  if (openDifferences > 0) return { tone: 'warning', text: `${openDifferences} 条差异待处理` }
  return { tone: 'success', text: '一致' }
}

/** What a run found, to say it once. */
export function outcome({ failure, openDifferences }: RegistryDay) {
  if (failure) return { type: 'error' as const, content: failure }
  if (openDifferences)
    return { type: 'warning' as const, content: foundDifferences(openDifferences) }
  return { type: 'success' as const, content: messages.done }
}
