import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import * as billing from './invoice_helpers.js'

const trackingNo = 'SF1234567890123'

test.group('Delivery of an order', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let learner: CreatedUser
  let admin: CreatedUser
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
    admin = await createUser(Role.Admin)
  })

  const orderOf = async (client: ApiClient, orderNo: string) =>
    (await client.get(`/api/orders/${orderNo}`).as(learner)).body().order

  test('a tracking number is saved with its courier and audited', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner, { book: true })

    const answer = await billing.deliver(client, admin, orderNo, { trackingNo })

    assert.include(answer.body(), { code: '200', msg: '保存成功', invoiceSent: false })
    assert.include(await orderOf(client, orderNo), { expressCompany: '顺丰速运', trackingNo })
    assert.include(await billing.lastAudit(), { action: 'order.deliver', object: `order:${orderNo}` })
  })

  test('an order’s requested {0} invoice is sent with its parcel')
    .with([
      ['electronic', billing.company, null, '电子发票已标记为已发送，请上传发票文件，上传后买家会收到消息'],
      ['paper', billing.paper, trackingNo, '纸质发票随包裹寄出'],
    ] as const)
    .run(async ({ client, assert }, [, invoice, number, invoiceNote]) => {
      const orderNo = await billing.paidOrder(client, learner, { book: true, invoice })

      const answer = await billing.deliver(client, admin, orderNo, { trackingNo })

      assert.include(answer.body(), { invoiceSent: true, invoiceNote })
      assert.include(await billing.rowOf(orderNo), {
        invoice_status: 2,
        sent_by: admin.user.id,
        express_order_no: number,
      })
    })

  test('a shipped paper invoice is announced, an electronic one not', async ({ client, assert }) => {
    const textsOf = async (buyer: CreatedUser) =>
      (await client.get('/api/user/messages').as(buyer)).body().rows.map(({ text }: { text: string }) => text)
    const other = await createUser()
    const byPost = await billing.paidOrder(client, other, { book: true, invoice: billing.paper })
    const byMail = await billing.paidOrder(client, learner, { book: true, invoice: billing.company })

    await billing.deliver(client, admin, byPost, { trackingNo })
    await billing.deliver(client, admin, byMail, { trackingNo })

    assert.include(await textsOf(other), `订单${byPost}的纸质发票已随包裹寄出`)
    const electronic = await textsOf(learner)
    assert.isFalse(electronic.some((text: string) => text.includes('发票')))
    assert.isTrue(electronic.some((text: string) => /^“.+”已由顺丰速运发出，单号SF1234567890123/.test(text)))
    const [mine, theirs] = await Promise.all([
      billing.invoiceOf(client, learner, byMail),
      billing.invoiceOf(client, other, byPost),
    ])
    assert.include(mine.body().invoice, { invoiceStatus: 2, awaitsFile: true, sendTime: null, inParcel: false })
    assert.include(theirs.body().invoice, { invoiceStatus: 2, awaitsFile: false, inParcel: true })
  })

  test('a corrected tracking number also changes the enclosed paper invoice', async ({ client, assert }) => {
    const invoice = billing.paper
    const orderNo = await billing.paidOrder(client, learner, { book: true, invoice })
    await billing.deliver(client, admin, orderNo, { trackingNo })

    const answer = await billing.deliver(client, admin, orderNo, {
      trackingNo: 'JD0000000001',
      expressCompany: '京东物流',
    })

    assert.isFalse(answer.body().invoiceSent)
    assert.include(await orderOf(client, orderNo), { trackingNo: 'JD0000000001' })
    assert.include(await billing.rowOf(orderNo), { express_company: '京东物流', express_order_no: 'JD0000000001' })
    const { before, after } = await billing.lastAudit()
    assert.equal(JSON.parse(before).trackingNo, trackingNo)
    assert.equal(JSON.parse(after).trackingNo, 'JD0000000001')
  })

  test('an invoice that was sent separately keeps its tracking number', async ({ client, assert }) => {
    const invoice = billing.paper
    const orderNo = await billing.paidOrder(client, learner, { book: true, invoice })
    const { id } = await billing.rowOf(orderNo)
    await billing.send(client, admin, id, { expressOrderNo: 'SF777' })

    await billing.deliver(client, admin, orderNo, { trackingNo })
    await billing.deliver(client, admin, orderNo, { trackingNo: 'SF888' })

    assert.equal((await billing.rowOf(orderNo)).express_order_no, 'SF777')
  })

  test('an order cannot be shipped: {0}')
    .with(['not paid', 'nothing to ship', 'refunded'] as const)
    .run(async ({ client, assert }, why) => {
      const orderNo =
        why === 'not paid'
          ? await shop.ordered(client, learner, shop.one(await shop.course()))
          : await billing.paidOrder(client, learner, { book: why === 'refunded' })
      if (why === 'refunded') await billing.refundAllItems(orderNo)

      const answer = await billing.deliver(client, admin, orderNo, { trackingNo })

      const result = {
        'not paid': '订单支付后才可以发货',
        'nothing to ship': '该订单没有需要发货的商品',
        'refunded': '需要发货的商品已全部退款，不能发货',
      }
      assert.equal(answer.body().msg, result[why])
      assert.isNull((await orderOf(client, orderNo)).trackingNo)
    })

  test('a tracking number is validated: {0}')
    .with([
      ['', '请输入快递单号'],
      [undefined, '请输入快递单号'],
      ['SF 123', '快递单号为20位以内的数字、字母或短横线'],
      ['1'.repeat(21), '快递单号为20位以内的数字、字母或短横线'],
    ] as const)
    .run(async ({ client, assert }, [typed, result]) => {
      const orderNo = await billing.paidOrder(client, learner, { book: true })

      const answer = await billing.deliver(client, admin, orderNo, { trackingNo: typed })

      assert.equal(answer.body().msg, result)
      assert.equal(answer.body().errors[0].field, 'trackingNo')
    })

  test('an order that does not exist gets 404', async ({ client }) => {
    const answer = await billing.deliver(client, admin, '26010100000000000000', { trackingNo })

    answer.assertStatus(404)
  })
})
