import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Webhook } from 'standardwebhooks'
import { now, setClock } from '#core/time'
import { transaction } from '#core/transaction'
import { accountsOf } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import type { EventType } from '#messages/partner_events/terms'
import type ServiceAccount from '#partners/service_account'
import WebhookEndpoint from '#partners/webhook_endpoint'
import WebhookDelivery from '#partners/webhook_delivery'
import { publishWaitingEvents } from '#partners/webhooks/publish_events'
import { createSecret, sealSecret } from '#partners/webhook_secret'
import { sendDueDeliveries } from '#partners/webhooks/send_deliveries'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { allowPrivateHosts, startReceiver, type Receiver } from '#tests/functional/partners/receiver'
import { centre, emptyCentre, telephones } from '#tests/functional/learning/seats/training_centre'

async function endpointOf(
  account: ServiceAccount,
  { url }: Pick<Receiver, 'url'>,
  types: EventType[] = ['seat.assigned']
) {
  const secret = createSecret()
  const endpoint = await WebhookEndpoint.create({
    serviceAccountId: account.id,
    url,
    eventTypes: JSON.stringify(types),
    secretCipher: sealSecret(secret),
    failures: 0,
    lockVersion: 0,
  })
  return { endpoint, secret }
}

const invoiceOf = (owner: Pick<CreatedUser, 'user'>, invoiceId = 1) =>
  transaction((trx) =>
    queuePartnerEvents(trx, 'invoice.reversed', accountsOf(owner.user.id), () => [
      { subject: `invoice:${invoiceId}`, data: { invoiceId, orderNo: '1', amountFen: 100 } },
    ])
  )

async function send() {
  await publishWaitingEvents()
  await sendDueDeliveries()
}

function webhookGroup(name: string, define: (open: () => Promise<Receiver>) => void) {
  test.group(name, (group) => {
    group.tap((one) => one.tags(['@engine']))
    emptyCentre(group)
    const receivers: Receiver[] = []
    group.each.setup(async () => {
      for (const table of ['webhook_deliveries', 'webhook_endpoints', 'webhook_events', 'messages', 'mails']) {
        await db.from(table).delete()
      }
      const forbid = allowPrivateHosts('127.0.0.1')
      return async () => {
        forbid()
        setClock(null)
        for (const receiver of receivers.splice(0)) await receiver.stop()
      }
    })
    define(async () => {
      const receiver = await startReceiver()
      receivers.push(receiver)
      return receiver
    })
  })
}

webhookGroup('Events of service accounts', () => {
  test('an event that is rolled back leaves nothing', async ({ assert }) => {
    const owner = await createUser()
    await keyOf(owner)
    await assert.rejects(() =>
      transaction(async (trx) => {
        await queuePartnerEvents(trx, 'invoice.reversed', accountsOf(owner.user.id), () => [
          { subject: 'invoice:1', data: { invoiceId: 1, orderNo: '1', amountFen: 1 } },
        ])
        throw new Error('the work failed')
      })
    )
    assert.isNull(await db.from('webhook_events').first())
  })

  test('users without an enabled service account cause no rows', async ({ assert }) => {
    const [without, disabled] = [await createUser(), await createUser()]
    const { account } = await keyOf(disabled)
    await account.merge({ disabledAt: now() }).save()
    await invoiceOf(without)
    await invoiceOf(disabled)
    assert.isNull(await db.from('webhook_events').first())
  })

  test('the feed gives events once, in order, to their account only', async ({ client, assert }) => {
    const [own, other] = [await createUser(), await createUser()]
    const { key } = await keyOf(own)
    const { key: otherKey } = await keyOf(other)
    for (const id of [1, 2, 3]) await invoiceOf(own, id)
    await invoiceOf(other, 9)

    const page = (await callWith(client, key, '/events').qs({ limit: 2 })).body()
    const invoices = (events: any[]) => events.map(({ data }) => data.invoiceId)
    assert.deepEqual(invoices(page.data), [1, 2])
    const rest = (await callWith(client, key, '/events').qs({ cursor: page.nextCursor })).body()
    assert.deepEqual(invoices(rest.data), [3])
    assert.isNull(rest.nextCursor)

    await invoiceOf(own, 4)
    const later = (await callWith(client, key, '/events').qs({ cursor: rest.data.at(-1).cursor })).body()
    assert.deepEqual(invoices(later.data), [4])
    assert.deepEqual(invoices((await callWith(client, otherKey, '/events')).body().data), [9])
    const none = (await callWith(client, key, '/events').qs({ types: 'order.paid' })).body()
    assert.deepEqual(none.data, [])
  })
})

webhookGroup('Webhooks of service accounts', (open) => {
  test('a seat that a key assigns is sent, signed and masked', async ({ client, assert }) => {
    const [own, other] = [await centre(), await centre()]
    const { key, account } = await keyOf(own)
    const receiver = await open()
    const { secret } = await endpointOf(account, receiver)
    await endpointOf((await keyOf(other)).account, receiver)
    const [telephone] = telephones(1)
    const path = `/orders/${own.orderNo}/lines/${own.itemId}/seats`
    await callWith(client, key, path, 'POST')
      .header('idempotency-key', 'one')
      .json({ telephones: [telephone] })
    await send()

    assert.lengthOf(receiver.calls, 1)
    const [{ headers, body }] = receiver.calls
    const event: any = new Webhook(secret).verify(body, headers as Record<string, string>)
    assert.equal(event.type, 'seat.assigned')
    assert.include(event.data, { orderId: own.orderId, lineId: own.itemId, seatNo: 1, person: null })
    assert.equal(event.data.telephone, `${telephone.slice(0, 3)}****${telephone.slice(7)}`)
    assert.notInclude(body, telephone)
    const delivery = await WebhookDelivery.firstOrFail()
    assert.include(delivery.serialize(), { state: 'delivered', attempts: 1, lastStatus: 200, responseStart: 'ok' })
  })

  test('an endpoint gets only the types it chose', async ({ assert }) => {
    const owner = await createUser()
    const receiver = await open()
    await endpointOf((await keyOf(owner)).account, receiver, ['order.paid'])
    await invoiceOf(owner)
    await send()
    assert.isEmpty(receiver.calls)
  })

  test('a failing endpoint is tried ten times in three days', async ({ assert }) => {
    const owner = await createUser()
    const receiver = await open()
    receiver.state.answer = () => ({ status: 500, body: 'down' })
    await endpointOf((await keyOf(owner)).account, receiver, ['invoice.reversed'])
    await invoiceOf(owner)
    let moment = now()
    setClock(() => moment)
    const pauses: number[] = []
    for (;;) {
      await send()
      const { state, nextAttemptAt } = await WebhookDelivery.firstOrFail()
      if (state === 'failed') break
      pauses.push(nextAttemptAt!.diff(moment).as('seconds'))
      moment = nextAttemptAt!
    }

    const ids = new Set(receiver.calls.map(({ headers }) => headers['webhook-id']))
    assert.equal(ids.size, 1)
    assert.lengthOf(receiver.calls, 10)
    const planned = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
    for (const [at, pause] of pauses.entries()) assert.closeTo(pause, planned[at], planned[at] * 0.2 + 1)
  })

  test('an endpoint that answers 410 is disabled at once', async ({ assert }) => {
    const owner = await createUser()
    const receiver = await open()
    receiver.state.answer = () => ({ status: 410 })
    const { endpoint } = await endpointOf((await keyOf(owner)).account, receiver, ['invoice.reversed'])
    await invoiceOf(owner)
    await send()

    assert.include((await endpoint.refresh()).serialize(), { disabledReason: 'gone' })
    assert.include((await WebhookDelivery.firstOrFail()).serialize(), { state: 'failed' })
    const message = await db.from('messages').where('user_id', owner.user.id).firstOrFail()
    assert.equal(message.kind, 'webhookDisabled')
    assert.equal((await db.from('mails').firstOrFail()).recipient, 'hr@example.com')
  })

  test('Retry-After and busy answers pause the whole endpoint', async ({ assert }) => {
    const owner = await createUser()
    const receiver = await open()
    receiver.state.answer = () => ({ status: 429, headers: { 'retry-after': '120' } })
    const { endpoint } = await endpointOf((await keyOf(owner)).account, receiver, ['invoice.reversed'])
    const moment = now()
    setClock(() => moment)
    await invoiceOf(owner)
    await send()
    const delivery = await WebhookDelivery.firstOrFail()
    assert.closeTo(delivery.nextAttemptAt!.diff(moment).as('seconds'), 120, 1)
    await invoiceOf(owner, 2)
    await send()
    assert.lengthOf(receiver.calls, 1)

    receiver.state.answer = () => ({ status: 200 })
    setClock(() => moment.plus({ seconds: 121 }))
    await send()
    assert.lengthOf(receiver.calls, 3)
    assert.isNull((await endpoint.refresh()).failingSince)
  })

  test('an endpoint that fails for 72 hours is disabled', async ({ assert }) => {
    const owner = await createUser()
    const receiver = await open()
    receiver.state.answer = () => ({ status: 500 })
    const { endpoint } = await endpointOf((await keyOf(owner)).account, receiver, ['invoice.reversed'])
    await endpoint.merge({ failures: 19, failingSince: now().minus({ hours: 71 }) }).save()
    await invoiceOf(owner)
    await send()
    assert.isNull((await endpoint.refresh()).disabledAt)
    await endpoint.merge({ failingSince: now().minus({ hours: 73 }) }).save()
    await invoiceOf(owner, 2)
    await send()

    assert.include((await endpoint.refresh()).serialize(), { disabledReason: 'failing' })
    const states = await db.from('webhook_deliveries').select('state')
    assert.deepEqual(
      states.map(({ state }) => state),
      ['waiting', 'waiting']
    )
  })

  test('a delivery of a killed process is sent again with its id', async ({ assert }) => {
    const owner = await createUser()
    const receiver = await open()
    await endpointOf((await keyOf(owner)).account, receiver, ['invoice.reversed'])
    await invoiceOf(owner)
    await send()
    const lost = { state: 'sending', run_token: 'dead', delivered_at: null, leased_until: '2026-01-01 00:00:00' }
    await db.from('webhook_deliveries').update(lost)
    await send()

    const [first, second] = receiver.calls.map(({ headers }) => headers['webhook-id'])
    assert.equal(first, second)
    assert.equal((await WebhookDelivery.firstOrFail()).state, 'delivered')
  })

  test('a slow endpoint gets four calls at once and delays no other', async ({ assert }) => {
    const owner = await createUser()
    const { account } = await keyOf(owner)
    const [slow, quick] = [await open(), await open()]
    slow.state.answer = () => ({ status: 200, delayMs: 50 })
    await endpointOf(account, slow, ['invoice.reversed'])
    await endpointOf(account, quick, ['invoice.reversed'])
    for (let id = 1; id <= 10; id++) await invoiceOf(owner, id)
    await send()

    assert.lengthOf(slow.calls, 10)
    assert.lengthOf(quick.calls, 10)
    assert.isAtMost(slow.state.mostAtOnce, 4)
    assert.equal(new Set(slow.calls.map(({ headers }) => headers['webhook-id'])).size, 10)
  })
})

webhookGroup('Two processes that send webhooks', (open) => {
  test('events get one place each and are sent once', async ({ assert }) => {
    const owner = await createUser()
    const { account } = await keyOf(owner)
    const receiver = await open()
    await endpointOf(account, receiver, ['invoice.reversed'])
    for (let id = 1; id <= 12; id++) await invoiceOf(owner, id)
    await Promise.all([publishWaitingEvents(), publishWaitingEvents()])
    await Promise.all([sendDueDeliveries(), sendDueDeliveries()])

    const positions = await db.from('webhook_events').orderBy('position').select('position')
    assert.deepEqual(
      positions.map(({ position }) => position),
      Array.from({ length: 12 }, (_, at) => at + 1)
    )
    assert.lengthOf(receiver.calls, 12)
    assert.equal(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size, 12)
  })
})

webhookGroup('Management of webhooks', (open) => {
  test('a key creates, tests, changes and deletes its endpoints', async ({ client, assert }) => {
    const [own, other] = [await createUser(), await createUser()]
    const [{ key }, { key: otherKey }] = [await keyOf(own), await keyOf(other)]
    const receiver = await open()
    const form = { url: receiver.url, types: ['invoice.reversed'] }
    const made = (await callWith(client, key, '/webhooks', 'POST').json(form)).body()
    assert.match(made.secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.notInclude((await db.from('webhook_endpoints').firstOrFail()).secret_cipher, made.secret.slice(6))
    assert.equal((await callWith(client, key, '/webhooks', 'POST').json(form)).body().errors[0].field, 'url')
    const foreign = { ...form, types: ['statement.closed'] }
    const rejected = await callWith(client, key, '/webhooks', 'POST').json(foreign)
    assert.include(rejected.body(), { status: 422, detail: '这个服务账号收不到这种事件' })
    assert.equal(rejected.body().errors[0].field, 'types')

    const tested = (await callWith(client, key, `/webhooks/${made.id}/tests`, 'POST')).body()
    assert.include(tested, { status: 200, error: null, responseStart: 'ok' })
    const verified: any = new Webhook(made.secret).verify(tested.request.body, tested.request.headers)
    assert.equal(verified.type, 'webhook.test')

    const changed = (await callWith(client, key, `/webhooks/${made.id}/secrets`, 'POST')).body()
    await invoiceOf(own)
    await send()
    const { headers, body } = receiver.calls.at(-1)!
    for (const secret of [made.secret, changed.secret]) new Webhook(secret).verify(body, headers as any)

    for (const [path, method] of [
      [`/webhooks/${made.id}`, 'PATCH'],
      [`/webhooks/${made.id}`, 'DELETE'],
      [`/webhooks/${made.id}/secrets`, 'POST'],
      [`/webhooks/${made.id}/tests`, 'POST'],
    ]) {
      assert.equal((await callWith(client, otherKey, path, method).json({})).status(), 404, path)
    }
    const off = (await callWith(client, key, `/webhooks/${made.id}`, 'PATCH').json({ disabled: true })).body()
    assert.include(off, { disabled: true, disabledReason: 'admin' })
    await callWith(client, key, `/webhooks/${made.id}`, 'DELETE')
    assert.deepEqual((await callWith(client, key, '/webhooks')).body().data, [])
  })

  test('a replay sends events again with the same id', async ({ client, assert }) => {
    const owner = await createUser()
    const { key, account } = await keyOf(owner)
    const receiver = await open()
    const { endpoint } = await endpointOf(account, receiver, ['invoice.reversed'])
    await invoiceOf(owner)
    await send()
    const replay = (body: object) => callWith(client, key, `/webhooks/${endpoint.id}/replays`, 'POST').json(body)
    const range = { from: now().minus({ hours: 1 }).toISO(), to: now().plus({ hours: 1 }).toISO() }
    assert.equal((await replay(range)).body().events, 1)
    await send()
    const webhookIds = receiver.calls.map(({ headers }) => headers['webhook-id'])
    assert.lengthOf(webhookIds, 2)
    assert.equal(webhookIds[0], webhookIds[1])

    assert.equal((await replay({ ids: [webhookIds[0]] })).body().events, 1)
    const { key: otherKey } = await keyOf(await createUser())
    const path = `/webhooks/${endpoint.id}/replays`
    assert.equal((await callWith(client, otherKey, path, 'POST').json({ ids: [webhookIds[0]] })).status(), 404)
    assert.equal((await replay({ ids: ['msg_unknown'] })).status(), 422)
    assert.equal((await replay({ from: range.to, to: range.from })).status(), 422)
    assert.equal((await replay({})).status(), 422)
  })

  test('enabling an endpoint sends at once what waited', async ({ client, assert }) => {
    const [admin, owner] = [await createUser('admin'), await createUser()]
    const receiver = await open()
    receiver.state.answer = () => ({ status: 500 })
    const { endpoint } = await endpointOf((await keyOf(owner)).account, receiver, ['invoice.reversed'])
    await invoiceOf(owner)
    await send()
    const state = (disabled: boolean) =>
      client.put(`/api/admin/webhook-endpoints/${endpoint.id}/state`).json({ disabled }).as(admin)
    await state(true)
    receiver.state.answer = () => ({ status: 200 })
    await send()
    assert.lengthOf(receiver.calls, 1)
    await state(false)
    await send()
    assert.lengthOf(receiver.calls, 2)
    const log = await client.get(`/api/admin/webhook-endpoints/${endpoint.id}/deliveries`).as(admin)
    assert.include(log.body().deliveries[0], { eventType: 'invoice.reversed', state: 'delivered' })
  })
})
