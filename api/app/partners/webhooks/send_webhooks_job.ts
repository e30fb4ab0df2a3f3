import { Job } from '@adonisjs/queue'
import { publishWaitingEvents } from '#partners/webhooks/publish_events'
import { secondsUntilNext, sendDueDeliveries } from '#partners/webhooks/send_deliveries'

/** A run ends, so that other jobs of the queue run in between. */
const runMs = 45_000

export default class SendWebhooksJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await publishWaitingEvents()
    await sendDueDeliveries(performance.now() + runMs)
    const seconds = await secondsUntilNext()
    if (seconds !== null) await SendWebhooksJob.dispatch({}).in(`${seconds}s`)
  }
}
