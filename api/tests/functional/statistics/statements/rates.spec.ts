import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { newPartner } from '#tests/functional/statistics/statements/channel_fixture'

/** Late on the last day of October in Shanghai. */
const october = DateTime.fromISO('2026-10-31T15:30:00Z', { zone: 'utc' })

async function partnerForm(client: ApiClient) {
  const { own } = await newPartner('ZXF001')
  const ratesAt = async (time: DateTime, commissionPercent?: unknown) => {
    setClock(() => time)
    const admin = await createUser(Role.Admin)
    const form = { userId: own.user.id, userName: '渠道', loginName: own.user.loginName }
    const saved = await client
      .post('/api/admin/channels')
      .as(admin)
      .json({ ...form, commissionPercent, reason: '按新的合作协议' })
    if (saved.body().code !== '200') return saved.body()
    const shown = await client.get(`/api/admin/channels/${own.user.id}`).as(admin)
    return shown.body().channel.commissionRates
  }
  return ratesAt
}

test.group('The rate of a channel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => setClock(null))

  test('a first rate counts for all months, a change from the next', async ({ client, assert }) => {
    const ratesAt = await partnerForm(client)
    assert.deepEqual(await ratesAt(october), [])
    assert.deepEqual(await ratesAt(october, 50), [{ fromMonth: null, percent: 50 }])
    assert.deepEqual(await ratesAt(october, 5.25), [{ fromMonth: null, percent: 5.25 }])

    // Half an hour later it is November in Shanghai.
    const november = october.plus({ minutes: 30 })
    const changed = [
      { fromMonth: null, percent: 5.25 },
      { fromMonth: '2026-12', percent: 8 },
    ]
    assert.deepEqual(await ratesAt(november, 8), changed)
    assert.deepEqual(await ratesAt(november), changed)
    assert.containsSubset(await ratesAt(november, 9), [{ fromMonth: '2026-12', percent: 9 }])
  })

  test('rate {$self} is rejected at its field')
    .with([-1, 100.01, 1.234, 'ten'])
    .run(async ({ client, assert }, wrong) => {
      const result = await (await partnerForm(client))(october, wrong)
      assert.containsSubset(result.errors, [{ field: 'commissionPercent' }])
    })

  test('the audit log has the former and the new rate', async ({ client, assert }) => {
    const ratesAt = await partnerForm(client)
    await ratesAt(october, 10)
    await ratesAt(october.plus({ days: 3 }), 12)
    const entry = await db.from('audit_logs').where('action', 'channel.update').orderBy('id', 'desc').first()
    assert.include(entry.before, '"rateBp":1000')
    assert.include(entry.after, '"rateBp":1200')
    assert.equal(entry.reason, '按新的合作协议')
  })
})
