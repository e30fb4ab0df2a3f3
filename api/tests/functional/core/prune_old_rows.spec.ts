import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { pruneOldRows } from '#core/prune_old_rows'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'

const ago = (days: number) => toStored(now().minus({ days }))
const notice = (days: number) => ({
  provider: 'local',
  notice_id: `n-${days}`,
  outcome: 'nothing',
  body: '{}',
  ip: '127.0.0.1',
  created_at: ago(days),
})
const login = (days: number) => ({
  login_name: `days-${days}`,
  login_type: 'password',
  event: 'login',
  succeeded: false,
  ip: '127.0.0.1',
  created_at: ago(days),
})
const session = (userId: number, days: number) => ({
  tokenable_id: userId,
  type: 'session',
  hash: `hash-${days}`,
  abilities: '["*"]',
  expires_at: ago(days),
})
const challenge = (days: number) => ({
  token_hash: `hash-${days}`,
  purpose: 'sign-in',
  expires_at: ago(days),
  created_at: ago(days),
})
const message = (days: number, readDays: number | null = null) => ({
  user_id: 1,
  kind: 'orderPaid',
  reference: `order:${days}:${readDays}`,
  facts: '{}',
  read_at: readDays === null ? null : ago(readDays),
  created_at: ago(days),
})

test.group('Old rows', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('rows are deleted after their retention, younger ones stay', async ({ assert }) => {
    await db.table('login_logs').multiInsert([login(364), login(366)])
    await db.table('payment_notices').multiInsert([notice(3649), notice(3651)])

    const removed = await pruneOldRows()

    assert.deepInclude(removed, { login_logs: 1, payment_notices: 1 })
    assert.deepEqual(
      (await db.from('login_logs')).map(({ login_name: name }) => name),
      ['days-364']
    )
    assert.deepEqual(
      (await db.from('payment_notices')).map(({ notice_id: id }) => id),
      ['n-3649']
    )
  })
  test('sessions are deleted a week after their end, open ones stay', async ({ assert }) => {
    const { user } = await createUser(Role.User)
    await db.from('access_tokens').where('tokenable_id', user.id).delete()
    await db.table('access_tokens').multiInsert([session(user.id, 8), session(user.id, 6)])
    await db.table('challenges').multiInsert([challenge(8), challenge(6)])

    const removed = await pruneOldRows()

    assert.deepInclude(removed, { access_tokens: 1, challenges: 1 })
    assert.deepEqual(
      (await db.from('access_tokens').where('tokenable_id', user.id)).map(({ hash }) => hash),
      ['hash-6']
    )
  })
  test('read messages are deleted earlier than unread ones', async ({ assert }) => {
    await db.table('messages').multiInsert([message(729), message(731), message(200, 179), message(201, 181)])

    const removed = await pruneOldRows()

    assert.deepInclude(removed, { messages: 1, readMessages: 1 })
    const left = await db.from('messages').orderBy('id')
    assert.deepEqual(
      left.map(({ reference }) => reference),
      ['order:729:null', 'order:200:179']
    )
  })
})
