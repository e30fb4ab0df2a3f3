import { now, toRfc3339, toStored, toWireDay } from '#core/time'
import { transaction } from '#core/transaction'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import { notifyOwner } from '#partners/notify_owner'
import ServiceAccount from '#partners/service_account'
import ServiceKey from '#partners/service_key'
import { KeyState, WarnDays } from '#partners/terms'

/** Warns once per step, with the last step that was reached. A key that was replaced needs no warning. */
export async function warnOfEndingKeys(): Promise<void> {
  const keys = await ServiceKey.query()
    .where('expiresAt', '>', toStored(now()))
    .where('expiresAt', '<=', toStored(now().plus({ days: WarnDays[0] })))
    .orderBy('id')
  for (const key of keys) if (key.state === KeyState.Active) await warn(key)
}

async function warn({ id, serviceAccountId, keyName, keyHint, expiresAt }: ServiceKey): Promise<void> {
  const left = expiresAt.diff(now()).as('days')
  const days = WarnDays.findLast((step) => left <= step)!
  await transaction(async (trx) => {
    const account = await ServiceAccount.findOrFail(serviceAccountId, { client: trx })
    if (account.disabledAt) return
    const isNew = await notifyOwner(trx, account, {
      kind: 'serviceKeyEnding',
      reference: `service-key:${id}:${days}`,
      facts: { accountName: account.accountName, keyName, endsOn: toWireDay(expiresAt.minus({ seconds: 1 })) },
    })
    if (!isNew) return
    await queuePartnerEvents(
      trx,
      'service_key.expiring',
      async () => [account.id],
      () => [{ subject: `service-key:${id}`, data: { keyName, keyHint, expiresAt: toRfc3339(expiresAt)!, days } }]
    )
  })
}
