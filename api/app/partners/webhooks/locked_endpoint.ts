import { NotFound } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import ServiceAccount from '#partners/service_account'
import WebhookEndpoint from '#partners/webhook_endpoint'

/** A key reaches the endpoints of its account only. */
export interface EndpointKey {
  id: number
  serviceAccountId?: number
}

/** @throws NotFound, also for the endpoint of another account */
export async function findEndpoint({ id, serviceAccountId }: EndpointKey): Promise<WebhookEndpoint> {
  const query = WebhookEndpoint.query().where('id', id)
  if (serviceAccountId !== undefined) void query.where('serviceAccountId', serviceAccountId)
  const endpoint = await query.first()
  if (!endpoint) throw new NotFound()
  return endpoint
}

/** The account is locked first, so that two calls for one account wait for each other. @throws NotFound */
export async function withLockedEndpoint<T>(
  key: EndpointKey,
  work: (trx: Trx, locked: { endpoint: WebhookEndpoint; account: ServiceAccount }) => Promise<T>
): Promise<T> {
  const { id, serviceAccountId } = await findEndpoint(key)
  return transaction(async (trx) => {
    const account = await ServiceAccount.locked(trx, serviceAccountId)
    const endpoint = await WebhookEndpoint.query({ client: trx }).where('id', id).forUpdate().first()
    if (!endpoint) throw new NotFound()
    return work(trx, { endpoint, account })
  })
}
