import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { failureOf, clearDiskFull } from '#core/http/outages'
import { createUser } from '#tests/factories/accounts'

const onSqlite = db.connection().dialect.name !== 'mysql'

const wordy = {
  login_name: 'x'.repeat(40),
  login_type: 'password',
  succeeded: false,
  ip: '127.0.0.1',
  user_agent: 'x'.repeat(255),
  created_at: '2026-01-01 00:00:00',
}

const short = {
  name: '李',
  telephone: '13911112222',
  province: '京',
  city: '京',
  area: '京',
  address: '京',
  province_code: '110000',
  city_code: '110100',
  area_code: '110101',
  created_at: '2026-01-01 00:00:00',
}

/** Uses up all free pages of the database, including the free space on the pages of addresses. */
async function fill(userId: number): Promise<void> {
  const full = /database or disk is full/
  const rows = Array.from({ length: 10 }, () => wordy)
  await insertUntil(full, () => db.table('login_logs').multiInsert(rows))
  await insertUntil(full, () => db.table('addresses').insert({ ...short, user_id: userId }))
}

async function insertUntil(refusal: RegExp, insert: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await insert()
    } catch (error) {
      if (refusal.test(String(error))) return
      throw error
    }
  }
}

test.group('Full disk', (group) => {
  group.each.setup(async () => {
    await testUtils.db().truncate()
    return testUtils.db().truncate()
  })
  group.each.teardown(() => clearDiskFull())

  test('a write answers 507 while reads still work', async ({ client, assert, cleanup }) => {
    const { token } = await createUser()
    const { user: neighbour } = await createUser()
    const [{ page_count: pages }] = await db.rawQuery('pragma page_count')
    cleanup(() => db.rawQuery('pragma max_page_count = 4294967294'))
    await db.rawQuery(`pragma max_page_count = ${pages}`)

    const write = () =>
      client
        .post('/api/user/addresses')
        .as(token)
        .json({
          name: '张三',
          telephone: '13911112222',
          region: ['370000', '370100', '370102'],
          address: '泉'.repeat(40),
        })
    await fill(neighbour.id)
    const answer = await write()

    answer.assertStatus(507)
    answer.assertBody({ code: '507', msg: '服务器存储空间不足，请稍后重试' })
    answer.assertHeader('retry-after', '5')
    const read = await client.get('/api/user/addresses').as(token)
    read.assertStatus(200)
    const ready = await client.get('/health/ready')
    ready.assertStatus(503)
    assert.equal(ready.body().msg, '存储空间不足')
    const live = await client.get('/health/live')
    live.assertStatus(200)
  }).skip(!onSqlite, 'the size of an embedded database can be limited')

  test('readiness reports any write that found no space')
    .with(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'])
    .run(async ({ client, assert }, code) => {
      ;(await client.get('/health/ready')).assertStatus(200)
      assert.equal(failureOf(Object.assign(new Error('no room'), { code })), 507)

      const ready = await client.get('/health/ready')
      ready.assertStatus(503)
      assert.equal(ready.body().msg, '存储空间不足')
    })
})
