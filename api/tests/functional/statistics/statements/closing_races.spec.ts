import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import {
  closings,
  release,
  itemsOf,
  newPartner,
  shanghai,
  statementsPath,
} from '#tests/functional/statistics/statements/channel_fixture'

test.group('Races of closing a statement', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.setup(() => testUtils.db().truncate())
  group.each.setup(() => {
    setClock(() => DateTime.fromISO('2026-11-10T04:00:00Z', { zone: 'utc' }))
    return () => setClock(null)
  })

  test('two closings concurrent with a refund close once', async ({ client, assert }) => {
    const { own, channelId } = await newPartner('ZXR001', 1_000)
    const [one, other, buyer] = [await createUser(Role.Admin), await createUser(Role.Admin), await createUser()]
    const orderId = await soldOrder({
      userId: buyer.user.id,
      channelId,
      paidAt: shanghai('2026-10-02T12:00:00'),
      lines: [{ courseId: await course({}), count: 2, amountFen: 9_000 }],
    })
    const [item] = await itemsOf(orderId)
    const closeStatement = ({ token }: typeof one) => client.post(closings(own, '2026-10')).as(token)
    const [first, second] = await Promise.all([closeStatement(one), closeStatement(other), release(item, 1, 4_500)])

    assert.equal(first.body().code, '200', first.text())
    assert.equal(first.body().statementNo, second.body().statementNo)
    assert.lengthOf(await db.from('statements').where('channel_id', channelId), 1)
    const entries = await db.from('audit_logs').where('action', 'statement.close')
    assert.lengthOf(entries, 1)
    const { rows } = (await client.get(`${statementsPath}/${own.user.id}`).as(own)).body()
    const net = rows.reduce((sum: number, row: { netAmount: number }) => sum + row.netAmount, 0)
    assert.equal(net, 45)
  })
})
