import type { AssignOutcome } from '@zhuxue/api/terms/learning'
import type { Tone } from '../../../../components/list/StatusTag'
import type { AssignmentResult } from '../../../../lib/apiTypes'

export const outcomeTone: Record<AssignOutcome, Tone> = {
  assigned: 'success',
  waiting: 'processing',
  had: 'default',
  lacking: 'warning',
  invalid: 'error',
}

export const asLines = (results: Pick<AssignmentResult, 'telephone' | 'liveCode'>[]) =>
  results
    .filter(({ liveCode }) => liveCode !== null)
    .map(({ telephone, liveCode }) => `${telephone}\t${liveCode}`)
    .join('\n')
