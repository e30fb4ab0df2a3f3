import type { Group } from '@japa/runner/core'
import { DriverFailure } from '#drivers/driver_failure'
import WechatPay from '#drivers/payment/wechat/pay'
import { openFakeWechat, type FakeWechat } from '#tests/drivers/payment/fake_wechat'
import { wechatMerchant } from '#tests/drivers/payment/fake_wechat_keys'
import { attempt } from '#tests/drivers/payment/contract'

/** A new fake provider with our driver for each test of a group. */
export function wechatSetup(group: Group) {
  const wechat = {
    fake: undefined as unknown as FakeWechat,

    driver: (changes: object = {}) =>
      new WechatPay({
        ...wechatMerchant,
        origins: [wechat.fake.origin],
        accountOrigin: wechat.fake.origin,
        now: wechat.fake.clock.now,
        ticks: wechat.fake.clock.now,
        ...changes,
      }),

    /** Creates an open order. @returns its payment number */
    async open(given: Parameters<typeof attempt>[0] = {}): Promise<string> {
      const order = attempt(given)
      await wechat.driver().createCode(order)
      return order.merchantNo
    },
  }
  group.each.setup(async () => {
    wechat.fake = await openFakeWechat()
    return () => wechat.fake.close()
  })
  return wechat
}

/** The DriverFailure of the work; any other outcome fails the test. */
export async function failure(work: Promise<unknown>): Promise<DriverFailure> {
  const error = await work.then(() => null).catch((given: unknown) => given)
  if (!(error instanceof DriverFailure)) throw new Error(`no DriverFailure but ${error}`)
  return error
}
