import { Job } from '@adonisjs/queue'
import { expireHours } from '#certificates/expiry/expire_hours'

/** Does nothing while hours never expire. */
export default class ExpireHoursJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await expireHours()
  }
}
