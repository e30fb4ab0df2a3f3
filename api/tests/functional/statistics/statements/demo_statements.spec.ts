import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { seedDemo } from '@zhuxue/database/demo/seeder'
import Channel from '#channels/channel'
import { setClock } from '#core/time'
import { closeDemoStatements } from '#start/demo_statements'
import { findStatement, statementsOf } from '#statistics/statements/statement_list'
import { demoTools } from '#tests/demo_tools'

test.group('Statements of the demo academy', (group) => {
  group.setup(() => testUtils.db().truncate())
  group.each.setup(() => () => setClock(null))

  test('demo statements are closed until two months ago', async ({ assert }) => {
    const now = DateTime.fromISO('2026-11-21T02:00:00Z', { zone: 'utc' })
    setClock(() => now)
    await seedDemo(db.connection(), demoTools(now.toJSDate()))
    await closeDemoStatements()

    const channel = await Channel.query().preload('user').orderBy('id').firstOrFail()
    const states = (await statementsOf(channel)).map(({ month, state }) => [month, state])
    assert.deepEqual(states, [
      ['2026-11', 'running'],
      ['2026-10', 'open'],
      ['2026-09', 'closed'],
      ['2026-08', 'closed'],
    ])
    const october = await findStatement(channel, '2026-10')
    assert.deepEqual(
      october.months.map(({ month }) => month),
      ['2026-09', '2026-10']
    )
  })
})
