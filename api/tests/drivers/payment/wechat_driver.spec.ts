import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { truncateBytes } from '#drivers/payment/truncate_bytes'
import { otherUser } from '#tests/drivers/payment/fake_wechat_keys'
import { attempt } from '#tests/drivers/payment/contract'
import { failure, wechatSetup } from '#tests/drivers/payment/wechat_setup'

test.group('WeChat Pay driver', (group) => {
  const wechat = wechatSetup(group)

  test('orders carry expiry and a truncated title', async ({ assert }) => {
    const expiresAt = DateTime.fromISO('2026-12-31T16:30:00Z', { zone: 'utc' })
    const order = { ...attempt({ title: `${'精讲'.repeat(30)}班` }), expiresAt }
    await wechat.driver().createCode(order)

    const { form } = wechat.fake.orders.all.get(order.merchantNo)!
    assert.equal(form.time_expire, '2027-01-01T00:30:00+08:00')
    assert.equal(form.description, '精讲'.repeat(21))
    assert.equal(form.notify_url, 'https://shop.example.com/api/pay/wechat/notify')
  })

  test('titles are cleaned and cut between characters', ({ assert }) => {
    assert.equal(truncateBytes('abc', 127), 'abc')
    assert.equal(truncateBytes('a造价师', 6), 'a造')
    assert.equal(truncateBytes('a😀b', 4), 'a')
    assert.equal(truncateBytes('a😀b', 5), 'a😀')
    assert.equal(truncateBytes(' 一行\r\n二行\u2028`三`\u0000 ', 127), '一行 二行 ’三’')
  })

  test('a request with a wrong key is rejected', async ({ assert }) => {
    const { rejectCode, message } = await failure(
      wechat.driver({ privateKey: otherUser.privateKey }).find(attempt().merchantNo)
    )
    assert.equal(rejectCode, 'SIGN_ERROR')
    assert.notInclude(message, 'mchid')
  })

  test('a rejection has the provider’s code, a timeout has none', async ({ assert }) => {
    const merchantNo = await wechat.open()
    const changed = { ...attempt(), merchantNo, amountFen: 1 }
    assert.equal((await failure(wechat.driver().createCode(changed))).rejectCode, 'INVALID_REQUEST')

    wechat.fake.switches.down = true
    assert.isNull((await failure(wechat.driver().find(merchantNo))).rejectCode)
  })

  test('a confirmed closing is checked by a query', async () => {
    const merchantNo = await wechat.open()
    wechat.fake.switches.instead = (path) => (path.endsWith('/close') ? { status: 204 } : null)
    await failure(wechat.driver().close(merchantNo))
  })

  test('an expired order closes without code or payment', async ({ assert }) => {
    const order = { ...attempt(), expiresAt: DateTime.utc().plus({ minutes: 2 }) }
    await wechat.driver().createCode(order)
    await wechat.fake.clock.advance(150)

    assert.equal((await failure(wechat.driver().createCode(order))).rejectCode, 'INVALID_REQUEST')
    assert.isNull(wechat.fake.orders.pay(order.merchantNo))
    assert.equal((await wechat.driver().close(order.merchantNo))!.state, 'closed')
  })

  test('the expiry is clamped between one minute and 90 days', async ({ assert }) => {
    const near = { ...attempt(), expiresAt: DateTime.utc() }
    const far = { ...attempt(), expiresAt: DateTime.utc().plus({ days: 100 }) }
    await wechat.driver().createCode(near)
    await wechat.driver().createCode(far)
    await wechat.fake.clock.advance(59)
    assert.isNotNull(wechat.fake.orders.pay(near.merchantNo))
    await wechat.fake.clock.advance(90 * 24 * 3600)
    assert.isNull(wechat.fake.orders.pay(far.merchantNo))
  })

  test('undeliverable refunds fail, abandoned ones are closed')
    .with([
      { state: 'ABNORMAL', says: 'failed' },
      { state: 'CLOSED', says: 'closed' },
    ] as const)
    .run(async ({ assert }, { state, says }) => {
      const merchantNo = await wechat.open({ amountFen: 100 })
      wechat.fake.orders.pay(merchantNo)
      const request = { merchantNo, refundNo: 'R-1', refundFen: 60, totalFen: 100, reason: '退款' }
      assert.equal((await wechat.driver().refund(request)).state, 'processing')

      await wechat.fake.post.finishRefunds(state)

      assert.equal((await wechat.driver().findRefund('R-1'))!.state, says)
      const { refund, event } = await wechat.driver().readNotice(wechat.fake.post.sent[0].notice)
      assert.equal(refund!.state, says)
      assert.equal(event, `REFUND.${state}`)
    })
})
