import logger from '@adonisjs/core/services/logger'
import { now, toWireDay } from '#core/time'
import { transaction } from '#core/transaction'
import { notifyOwner } from '#partners/notify_owner'
import ServiceAccount from '#partners/service_account'
import type ServiceKey from '#partners/service_key'

/** By key, the last day that this process reported. The message is unique, so other processes change nothing. */
const reported = new Map<number, string>()

/** Reports to the owner once a day that a replaced or revoked key is still used. The call is refused in any case. */
export async function reportRefusedKey({ id, keyName, serviceAccountId }: ServiceKey): Promise<void> {
  const day = toWireDay(now())
  if (reported.get(id) === day) return
  reported.set(id, day)
  try {
    await transaction(async (trx) => {
      const account = await ServiceAccount.findOrFail(serviceAccountId, { client: trx })
      await notifyOwner(trx, account, {
        kind: 'serviceKeyRefused',
        reference: `service-key:${id}:used:${day}`,
        facts: { accountName: account.accountName, keyName },
      })
    })
  } catch (error) {
    reported.delete(id)
    logger.warn({ err: error, serviceKeyId: id }, 'the use of a retired key was not reported')
  }
}
