import { Job } from '@adonisjs/queue'
import { pursueRefunds } from '#commerce/refunds/pursue_refunds'

/** Every minute: refunds that the wallet has not finished, when their time has come. */
export default class PursueRefundsJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await pursueRefunds()
  }
}
