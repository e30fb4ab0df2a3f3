import { DayStatus, messages, type DayStatus as Status } from '@zhuxue/api/terms/core/reconciliation'
import type { Tone } from '../list/StatusTag'

/** The result of a run as one message. @param counted the discrepancies with their unit, if there are any */
export function outcome(failure: string | null, counted: string | null) {
  if (failure) return { type: 'error' as const, content: failure }
  if (counted) return { type: 'warning' as const, content: messages.found(counted) }
  return { type: 'success' as const, content: messages.done }
}

/** The status of a day in a list: a failure outranks discrepancies. */
export function resultOf(status: Status, differences: string | null): { tone: Tone; text: string } {
  if (status === DayStatus.Failed) return { tone: 'error', text: messages.failed }
  if (differences) return { tone: 'warning', text: differences }
  return { tone: 'success', text: '一致' }
}
