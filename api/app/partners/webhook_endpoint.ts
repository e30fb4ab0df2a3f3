import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { WebhookEndpointSchema } from '#core/schema'
import { now } from '#core/time'
import type { EventType } from '#messages/partner_events/terms'
import ServiceAccount from '#partners/service_account'
import { openSecret } from '#partners/webhook_secret'
import type { DisabledReason } from '#partners/webhooks/terms'

/** An address of a partner's system that gets events. */
export default class WebhookEndpoint extends WebhookEndpointSchema {
  declare disabledReason: DisabledReason | null

  @belongsTo(() => ServiceAccount)
  declare serviceAccount: BelongsTo<typeof ServiceAccount>

  get types(): EventType[] {
    return JSON.parse(this.eventTypes)
  }

  get host(): string {
    return new URL(this.url).host
  }

  /** Newest first; for a day after a change two of them sign. */
  get secrets(): string[] {
    const { secretCipher, previousSecretCipher, previousSecretEndsAt } = this
    const hasPrevious = previousSecretCipher && previousSecretEndsAt && previousSecretEndsAt > now()
    return [secretCipher, ...(hasPrevious ? [previousSecretCipher] : [])].map(openSecret)
  }

  auditRecord() {
    const { url, types, disabledAt } = this
    return { url, eventTypes: types, disabled: Boolean(disabledAt) }
  }
}
