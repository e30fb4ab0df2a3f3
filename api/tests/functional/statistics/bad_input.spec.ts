import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { textMessages } from '#core/well_formed'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { partner } from '#tests/factories/sales'

const teacherStats = '/api/orders/teacher-statis'

test.group('Statistics with invalid input', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const createUsers = async () => {
    const [admin, teacher, channel] = [
      await createUser(Role.Admin),
      await createUser(Role.Teacher),
      await createUser(Role.Channel),
    ]
    await partner(channel.user.id, 'ZXB001')
    return { admin, teacher, channel }
  }
  type Users = Awaited<ReturnType<typeof createUsers>>

  /** Routes with a range, each with a user who can call them. */
  const ranged = ({ admin, teacher, channel }: Users): [string, CreatedUser][] => [
    [teacherStats, teacher],
    [`/api/admin/orders/teacher-statis/${teacher.user.id}`, admin],
    [`/api/admin/orders/channel-statis/${channel.user.id}/product-statis`, channel],
    [`/api/admin/orders/channel-statis/${channel.user.id}/product-statis-export`, channel],
  ]

  test('an invalid range is rejected at its field, in Chinese')
    .with([
      ['startDate=2026-05-02&endDate=2026-05-01', 'endDate', '结束日期不能早于开始日期'],
      ['startDate=2026-02-30', 'startDate', '日期不存在，请重新选择'],
      ['endDate=9999-12-31', 'endDate', '日期不存在，请重新选择'],
      ['startDate=0000-01-01', 'startDate', '请选择正确的日期'],
      ['startDate=yesterday', 'startDate', '请选择正确的日期'],
      ['dateRange=2026-05-02&dateRange=2026-05-01', 'dateRange', '结束日期不能早于开始日期'],
      ['dateRange=2026-05-01', 'dateRange', '请选择正确的日期'],
      ['dateRange=2026-05-01&dateRange=tomorrow', 'dateRange.1', '请选择正确的日期'],
      ['from=2026-05-01', 'from', '没有“from”这个查询条件'],
    ])
    .run(async ({ client, assert }, [query, field, msg]) => {
      for (const [path, caller] of ranged(await createUsers())) {
        const answer = await client.get(`${path}?${query}`).as(caller)
        answer.assertStatus(200)
        assert.containsSubset(answer.body(), { code: 'error', errors: [{ field, msg }] }, path)
      }
    })

  test('ranges of one day, thirty years and the future are accepted')
    .with([
      'startDate=2026-05-01&endDate=2026-05-01',
      'startDate=1996-01-01&endDate=2026-01-01',
      'startDate=2098-01-01',
    ])
    .run(async ({ client, assert }, query) => {
      for (const [path, caller] of ranged(await createUsers())) {
        if (path.endsWith('export')) continue
        const answer = await client.get(`${path}?${query}`).as(caller)
        assert.equal(answer.body().code, '200', path)
      }
    })

  test('unknown ranges and lengths are rejected at their field', async ({ client, assert }) => {
    const { admin } = await createUsers()
    const courseId = await course({})
    for (const [path, field] of [
      ['/api/orders/statistics/subject?rangeType=tomorrow', 'rangeType'],
      ['/api/orders/statistics/subject/type-1/product?rangeType=30', 'rangeType'],
      [`/api/orders/statistics/product/${courseId}/order?rangeType=x`, 'rangeType'],
      [`/api/orders/statistics/product/${courseId}/order?page=0`, 'page'],
      ['/api/orders/statistics/trend?days=10950', 'days'],
      ['/api/orders/statistics/funnel?days=-7', 'days'],
      ['/api/orders/statistics/funnel?courseId=99999999', 'courseId'],
      ['/api/orders/statistics/funnel?courseId=1%20or%201=1', 'courseId'],
    ]) {
      const answer = await client.get(path).as(admin)
      answer.assertStatus(200)
      const [error] = answer.body().errors ?? []
      assert.equal(error?.field, field, path)
      assert.match(error.msg, /\p{Script=Han}/u, path)
    }
  })

  test('unknown months are rejected', async ({ client, assert }) => {
    const { admin, channel } = await createUsers()
    const list = '/api/admin/statements'
    const ask = (path: string, { token }: CreatedUser) => client.get(`${list}${path}`).as(token)
    for (const month of ['2026-13', '2026-1', '1996-05', '2026-05-01', 'now', '2026-05%00']) {
      const { errors } = (await ask(`?month=${month}`, admin)).body()
      const msg = month.includes('%00') ? textMessages.invisible : '请选择正确的月份'
      assert.containsSubset(errors, [{ field: 'month', msg }], month)
      for (const end of ['', '/pdf', '/xlsx'])
        assert.equal((await ask(`/${channel.user.id}/${month}${end}`, channel)).status(), 404)
    }
    // Before the first sale and in the future.
    for (const month of ['2000-01', '2099-12']) {
      assert.containsSubset((await ask(`?month=${month}`, admin)).body(), { code: '200', rows: [] })
      for (const end of ['', '/pdf', '/xlsx'])
        assert.equal((await ask(`/${channel.user.id}/${month}${end}`, channel)).status(), 404)
      for (const path of [`/${channel.user.id}/${month}/closings`, `/${month}/closings`]) {
        const closed = await client.post(`${list}${path}`).as(admin)
        assert.equal(closed.status(), 200)
        assert.equal(closed.body().code === '200' ? closed.body().closed : 0, 0, path)
      }
    }
    assert.lengthOf(await db.from('statements'), 0)
  })

  test('statistics of others get 403 or 404', async ({ client, assert }) => {
    const { channel, teacher, admin } = await createUsers()
    const other = await createUser(Role.Channel)
    await partner(other.user.id, 'ZXB002')
    const status = async (path: string, caller: CreatedUser) => (await client.get(path).as(caller)).status()
    for (const end of ['product-statis', 'product-statis-export']) {
      const path = `/api/admin/orders/channel-statis/${other.user.id}/${end}`
      assert.equal(await status(path, channel), 404)
      assert.equal(await status(path, teacher), 403)
    }
    assert.equal(await status('/api/orders/statistics/product/0/order', channel), 403)
    assert.equal(await status('/api/admin/orders/teacher-statis/99999999', admin), 404)
    const none = await client.get('/api/orders/statistics/product/99999999/order').as(admin)
    assert.containsSubset(none.body(), { rows: [], total: 0, amountTotal: 0 })
  })
})
