import app from '@adonisjs/core/services/app'
import type { Group } from '@japa/runner/core'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'

import { setClock } from '#core/time'
import { PaymentGateway } from '#drivers/payment/payment_gateway'
import WechatPay from '#drivers/payment/wechat/pay'
import { openFakeWechat, type FakeWechat } from '#tests/drivers/payment/fake_wechat'
import { wechatMerchant } from '#tests/drivers/payment/fake_wechat_keys'
import type { Notice } from '#tests/drivers/payment/fake_wechat_notices'
import { createUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'

/** A shop with WeChat Pay: the real driver and a fake provider on loopback that sends webhooks. */
export function wechatShop(group: Group) {
  const store = {
    fake: undefined as unknown as FakeWechat,

    async waiting(client: ApiClient) {
      const learner = await createUser()
      const courseId = await shop.course({ price: 100_00 })
      const orderNo = await shop.ordered(client, learner, shop.one(courseId))
      const merchantNo = await shop.shown(client, learner, orderNo)
      return { learner, courseId, orderNo, merchantNo }
    },

    /** Moves the provider to another origin. */
    meet(origin: string, changes: object = {}) {
      const { now } = store.fake.clock
      const driver = new WechatPay({ ...wechatMerchant, origins: [origin], accountOrigin: origin, now, ...changes })
      app.container.swap(PaymentGateway, () => driver)
    },

    /** The buyer pays; WeChat repeats its webhook until it is confirmed. */
    async pay(merchantNo: string) {
      store.fake.orders.pay(merchantNo)
      await store.fake.post.sendNotice({ transaction: merchantNo })
    },

    /** Advances the clocks of provider and shop together. */
    async later(seconds: number) {
      await store.fake.clock.advance(seconds)
      setClock(() => DateTime.fromMillis(store.fake.clock.now(), { zone: 'utc' }))
    },
  }
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    store.fake = await openFakeWechat()
    store.fake.post.to = async (notice) => (await notify(notice)) < 300
    store.meet(store.fake.origin)
    return async () => {
      setClock(null)
      app.container.restore(PaymentGateway)
      await store.fake.close()
    }
  })
  return store
}

export type WechatShop = ReturnType<typeof wechatShop>

/** Returns the status of a webhook; the provider ignores the body. */
export async function notify({ headers, body }: Notice): Promise<number> {
  const address = `http://127.0.0.1:${process.env.PORT}/api/pay/wechat/notify`
  const answer = await fetch(address, { method: 'POST', headers, body })
  await answer.body?.cancel()
  return answer.status
}
