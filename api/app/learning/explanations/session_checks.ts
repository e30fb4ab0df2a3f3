import PresenceCheck from '#accounts/presence/presence_check'
import { checkText } from '#accounts/presence/terms'
import { toWireTime } from '#core/time'

export interface SessionCheck {
  presenceCheckId: number
  time: string
  words: string
}

/** The checks of play sessions in the order asked. */
export async function sessionChecks(sessionIds: number[]): Promise<Map<number, SessionCheck[]>> {
  const checks = await PresenceCheck.query().whereIn('playSessionId', sessionIds).orderBy('id')
  const bySession = new Map<number, SessionCheck[]>()
  for (const check of checks) {
    const { id, playSessionId, kind, state, way, askedAt, answeredAt } = check
    const answerSeconds = answeredAt && answeredAt.diff(askedAt, 'seconds').seconds
    const row = {
      presenceCheckId: id,
      time: toWireTime(answeredAt ?? askedAt)!,
      words: checkText({ kind, state, way, answerSeconds }),
    }
    bySession.set(playSessionId!, [...(bySession.get(playSessionId!) ?? []), row])
  }
  return bySession
}
