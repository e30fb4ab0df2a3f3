import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { notifyOwner } from '#partners/notify_owner'
import ServiceAccount from '#partners/service_account'
import type WebhookEndpoint from '#partners/webhook_endpoint'
import { DisabledReasonText } from '#partners/webhooks/terms'

export async function notifyDisabled(trx: Trx, endpoint: WebhookEndpoint): Promise<void> {
  const account = await ServiceAccount.findOrFail(endpoint.serviceAccountId, { client: trx })
  await notifyOwner(trx, account, {
    kind: 'webhookDisabled',
    reference: `webhook-endpoint:${endpoint.id}:${toStored(now())}`,
    facts: {
      accountName: account.accountName,
      host: endpoint.host,
      reason: DisabledReasonText[endpoint.disabledReason!],
    },
  })
}
