import type { ApplicationService } from '@adonisjs/core/types'

/** Events of many requests start one run. */
const collectMs = 200

/** Sends events at once: the process that committed one starts the job. */
export default class PartnersProvider {
  #timer?: NodeJS.Timeout

  constructor(protected app: ApplicationService) {}

  async boot() {
    const { onPartnerEvent } = await import('#messages/partner_events/queue_partner_event')
    onPartnerEvent(() => {
      this.#timer ??= setTimeout(() => void this.#startJob(), collectMs).unref()
    })
  }

  /** The schedule sends what a process could not start. */
  async #startJob(): Promise<void> {
    this.#timer = undefined
    const { default: SendWebhooksJob } = await import('#partners/webhooks/send_webhooks_job')
    const { default: logger } = await import('@adonisjs/core/services/logger')
    await Promise.resolve(SendWebhooksJob.dispatch({})).catch((error) =>
      logger.warn({ err: error }, 'the job that sends webhooks was not started')
    )
  }
}
