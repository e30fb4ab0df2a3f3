import type { AssignOutcome } from '@zhuxue/api/terms/learning'
import type { Tone } from '../../../../kit/list/StatusTag'
import type { AssignResult } from '../calls'

export const outcomeTone: Record<AssignOutcome, Tone> = {
  assigned: 'success',
  waiting: 'processing',
  had: 'default',
  lacking: 'warning',
  invalid: 'error',
}

/** Telephone and code a line, with a tab between them: two columns where they are pasted. */
export const asLines = (results: AssignResult[]) =>
  results
    .filter(({ liveCode }) => liveCode !== null)
    .map(({ telephone, liveCode }) => `${telephone}\t${liveCode}`)
    .join('\n')
