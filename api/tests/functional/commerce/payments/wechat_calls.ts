import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import CloseStaleOrdersJob from '#commerce/payments/close_stale_orders_job'
import { messages as billSays } from '#commerce/reconciliation/terms'
import Refund from '#commerce/refunds/refund'
import { messages as refundSays } from '#commerce/refunds/terms'
import { messages } from '#commerce/terms'
import { Role } from '#core/roles'
import type { Notice } from '#tests/drivers/payment/fake_wechat_notices'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { refund } from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { notify, type WechatShop } from '#tests/functional/commerce/payments/wechat_shop'
import { processRefund, reconcileDay } from '#tests/functional/commerce/use_cases'

export interface Prepared {
  learner: CreatedUser
  admin: CreatedUser
  orderNo: string
  notice: Notice
}

/** One call of the shop to the payment provider. */
export interface ProviderCall {
  what: string
  /** Runs while the provider is well. */
  prepare(store: WechatShop, client: ApiClient): Promise<unknown>
  /** Runs while the provider fails. Returns the response or the row. */
  act(client: ApiClient, prepared: Prepared): Promise<unknown>
  expectedOutcome: unknown
  /** Tables that may have changed nevertheless. */
  changes?: string[]
}

async function unpaidOrder(client: ApiClient) {
  const learner = await createUser()
  const orderNo = await shop.ordered(client, learner, shop.one(await shop.course()))
  return { learner, orderNo }
}

async function paid(store: WechatShop, client: ApiClient) {
  const order = await store.waiting(client)
  await store.pay(order.merchantNo)
  return { ...order, admin: await createUser(Role.Admin) }
}

async function refundRow() {
  const { status, failure } = await db.from('refunds').firstOrFail()
  return { status, failure }
}

export const providerCalls: ProviderCall[] = [
  {
    what: 'opening an order',
    prepare: (_, client) => unpaidOrder(client),
    async act(client, { learner, orderNo }) {
      const answer = await client.get(`/api/public/orders/${orderNo}/qrcode`).as(learner)
      return [answer.status(), answer.body().msg]
    },
    expectedOutcome: [503, messages.walletDown],
    changes: ['payments'],
  },
  {
    what: 'querying an order',
    prepare: (store, client) => store.waiting(client),
    async act(client, { learner, orderNo }) {
      const answer = await client.get(`/api/orders/${orderNo}`).as(learner)
      return [answer.status(), answer.body().order.orderStatus]
    },
    expectedOutcome: [200, 1],
  },
  {
    what: 'closing an order',
    prepare: (store, client) => store.waiting(client),
    async act(client, { learner, orderNo }) {
      const answer = await client.delete(`/api/user/orders/${orderNo}`).as(learner)
      return answer.body().msg
    },
    expectedOutcome: messages.walletDown,
  },
  {
    what: 'refunding',
    prepare: paid,
    async act(client, { admin, orderNo }) {
      await refund(client, admin, { orderNo })
      return refundRow()
    },
    expectedOutcome: { status: 'requested', failure: refundSays.unanswered },
    // Entitlements end at once; the money follows when the provider answers.
    changes: ['orders', 'user_courses'],
  },
  {
    what: 'querying a refund',
    async prepare(store, client) {
      const { admin, orderNo } = await paid(store, client)
      await refund(client, admin, { orderNo })
    },
    async act() {
      await processRefund(await Refund.firstOrFail())
      return refundRow()
    },
    expectedOutcome: { status: 'processing', failure: refundSays.unanswered },
  },
  {
    what: 'fetching a provider report',
    prepare: paid,
    async act() {
      const { status, failure } = await reconcileDay('2026-01-02')
      return { status, failure }
    },
    expectedOutcome: { status: 'failed', failure: billSays.failed },
  },
  {
    what: 'receiving a webhook',
    async prepare(store, client) {
      const order = await store.waiting(client)
      store.fake.orders.pay(order.merchantNo)
      return { ...order, notice: store.fake.post.write({ transaction: order.merchantNo }) }
    },
    async act(client, { learner, orderNo, notice }) {
      const status = await notify(notice)
      const seen = await client.get(`/api/orders/${orderNo}`).as(learner)
      return [status, seen.body().order.orderStatus]
    },
    // A webhook is signed: settling it needs no query.
    expectedOutcome: [200, 2],
    changes: ['orders', 'payments', 'user_courses'],
  },
  {
    what: 'closing expired orders',
    async prepare(store, client) {
      const order = await store.waiting(client)
      await db.from('orders').update({ expires_at: '2026-01-01 00:00:00' })
      await db.from('payments').update({ created_at: '2026-01-01 00:00:00' })
      return order
    },
    async act(_, { orderNo }) {
      await CloseStaleOrdersJob.dispatch({})
      return shop.statusOf(orderNo)
    },
    expectedOutcome: 1,
  },
]
