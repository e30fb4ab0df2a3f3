import { messages } from '@zhuxue/api/terms/accounts/presence'
import type { ResponseOf } from '~/lib/http/apiTypes'

export type PresenceCheck = NonNullable<ResponseOf<'accounts.presence.open'>['check']>

/** What the dialog shows. */
export type Way = 'press' | 'face' | 'sms' | 'staff'

export const firstWay = ({ kind }: Pick<PresenceCheck, 'kind'>): Way => (kind === 'prompt' ? 'press' : 'face')

/** The way of users who do not want their faces compared. */
export const wayWithoutFace = ({ alternative }: Pick<PresenceCheck, 'alternative'>): Way =>
  alternative === 'sms' ? 'sms' : 'staff'

/** Three digits and a digit or X. */
export function idCardTailProblem(text: string): string | null {
  if (text.trim() === '') return messages.tailRequired
  return /^\d{3}[\dX]$/i.test(text.trim()) ? null : '身份证后四位是数字，最后一位可能是 X'
}
