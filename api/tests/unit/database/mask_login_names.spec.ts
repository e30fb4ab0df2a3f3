import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { now, toStored } from '#core/time'
import MaskLoginNames from '@zhuxue/database/migrations/20261122182923_mask_login_names'

const entry = { login_type: 'password', event: 'login', succeeded: false, ip: '127.0.0.1' }

test.group('Migration of the login log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('masks numbers that are stored whole, and nothing else', async ({ assert }) => {
    const typed = ['370102199001017879', '138 0000 0101', '3701**********7879', 'luojianping']
    const at = { created_at: toStored(now()) }
    await db
      .table('login_logs')
      .multiInsert(typed.map((name) => ({ ...entry, ...at, login_name: name })))
    const migrate = () => new MaskLoginNames(db.connection(), 'mask_login_names', false).execUp()

    await migrate()
    await migrate()

    const rows = await db.from('login_logs').orderBy('id', 'desc').limit(typed.length)
    const expected = ['3701**********7879', '138****0101', '3701**********7879', 'luojianping']
    assert.deepEqual(rows.map((row) => row.login_name).reverse(), expected)
  })
})
