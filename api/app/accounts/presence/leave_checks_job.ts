import { Job } from '@adonisjs/queue'
import PresenceCheck from '#accounts/presence/presence_check'
import { BusinessZone, now, toStored } from '#core/time'

const batchSize = 500

/** Checks that nobody answered on their business day; reads treat them as left already. */
export default class LeaveChecksJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    const dayBegan = toStored(now().setZone(BusinessZone).startOf('day'))
    for (;;) {
      const unanswered = await PresenceCheck.query()
        .whereNotNull('openKey')
        .where('askedAt', '<', dayBegan)
        .orderBy('askedAt')
        .limit(batchSize)
      for (const check of unanswered) await check.leave()
      if (unanswered.length < batchSize) return
    }
  }
}
