import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as billing from '#tests/functional/invoices/invoice_helpers'

interface Event {
  time: string
  kind: string
  text: string
  detail: string | null
  actor: string | null
}

test.group('Order history', (group) => {
  let buyer: CreatedUser
  let admin: CreatedUser
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    buyer = await createUser()
    admin = await createUser(Role.Admin)
  })

  const history = async (client: ApiClient, orderNo: string): Promise<Event[]> => {
    const path = `/api/admin/orders/${orderNo}/history`
    return (await client.get(path).as(admin)).body().rows
  }
  const write = (client: ApiClient, orderNo: string, note: unknown) =>
    client.post(`/api/admin/orders/${orderNo}/notes`).as(admin).json({ note })

  test('the history shows actions of buyer, staff and jobs, newest first', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, buyer, { book: true })
    const invoiceId = await billing.requestInvoice(client, buyer, orderNo)
    await billing.send(client, admin, invoiceId)
    const parcel = { expressCompany: '顺丰速运', trackingNo: 'SF1234567890123' }
    await billing.deliver(client, admin, orderNo, parcel)
    await write(client, orderNo, '  买家来电，改寄公司地址 ')

    const events = await history(client, orderNo)

    assert.sameMembers(
      events.map(({ kind, text }) => `${kind} ${text}`),
      [
        'order 提交订单',
        'money 发起支付',
        'money 支付成功',
        'invoice 申请发票',
        'invoice 发票已发送',
        'parcel 发货',
        'staff 保存快递单号',
        'note 买家来电，改寄公司地址',
      ]
    )
    const times = events.map(({ time }) => time)
    assert.deepEqual(times, times.toSorted().toReversed())
    const about = (kind: string) => events.find((event) => event.kind === kind)!
    const started = events.find(({ text }) => text === '发起支付')!
    assert.match(started.detail!, /^本机钱包（扫码支付），商户单号 /)
    assert.equal(about('parcel').detail, '顺丰速运 SF1234567890123')
    assert.equal(about('staff').actor, admin.user.loginName)
    assert.equal(about('note').actor, admin.user.userName)
  })

  test('a note needs 1 to 500 characters and an existing order', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, buyer)
    for (const [note, message] of [
      ['', '请输入备注'],
      ['   ', '请输入备注'],
      ['长'.repeat(501), '备注最多500个字符'],
    ]) {
      const { errors } = (await write(client, orderNo, note)).body()
      assert.include(errors[0], { field: 'note', msg: message })
    }
    assert.equal((await write(client, orderNo, '长'.repeat(500))).body().msg, '备注已添加')
    assert.equal((await write(client, '20260101000000000000', '备注')).status(), 404)
  })

  test('a buyer sees neither notes nor history', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, buyer)
    await write(client, orderNo, '疑似重复购买')
    const own = await client.get(`/api/orders/${orderNo}`).as(buyer)
    const foreign = await client.get(`/api/admin/orders/${orderNo}/history`).as(buyer)

    assert.notInclude(own.text(), '疑似重复购买')
    assert.equal(foreign.status(), 403)
  })
})
