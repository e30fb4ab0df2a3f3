import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { transaction } from '#core/transaction'
import { describeMessage } from '#messages/terms'
import { writeMessage, type NewMessage } from '#messages/write_message'
import { createUser } from '#tests/factories/accounts'

const paid = (orderName: string): NewMessage => ({
  kind: 'orderPaid',
  reference: 'order:1',
  facts: { orderNo: '20261123000001', orderName },
})

test.group('Message writer', (group) => {
  group.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    await db.from('messages').delete()
  })

  test('a user is notified of one event once', async ({ assert }) => {
    const [{ user }, { user: other }] = [await createUser(), await createUser()]
    const write = (id: number) => transaction((trx) => writeMessage(trx, id, paid('施工员')))

    assert.deepEqual([await write(user.id), await write(user.id)], [true, false])
    assert.isTrue(await write(other.id))
    const rows = await db.from('messages').orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.user_id, row.kind, row.reference, row.read_at]),
      [
        [user.id, 'orderPaid', 'order:1', null],
        [other.id, 'orderPaid', 'order:1', null],
      ]
    )
  })

  test('the transaction continues after a repeat', async ({ assert }) => {
    const { user } = await createUser()
    await transaction(async (trx) => {
      await writeMessage(trx, user.id, paid('施工员'))
      await writeMessage(trx, user.id, paid('施工员'))
      await writeMessage(trx, user.id, { ...paid('施工员'), reference: 'order:2' })
    })
    assert.lengthOf(await db.from('messages'), 2)
  })

  test('no message is written when the event is rolled back', async ({ assert }) => {
    const { user } = await createUser()
    const failing = transaction(async (trx) => {
      await writeMessage(trx, user.id, paid('施工员'))
      throw new Error('no')
    })
    await assert.rejects(() => failing, 'no')
    assert.isEmpty(await db.from('messages'))
  })

  test('a name that makes its line too long is truncated', async ({ assert }) => {
    const { user } = await createUser()
    await transaction((trx) => writeMessage(trx, user.id, paid('砼'.repeat(200))))
    const { facts } = await db.from('messages').firstOrFail()
    const { text, link } = describeMessage('orderPaid', JSON.parse(facts))
    assert.equal(text, `“${'砼'.repeat(59)}…”支付成功`)
    assert.equal(link, '/index/submitted-order-info/20261123000001')
  })
})
