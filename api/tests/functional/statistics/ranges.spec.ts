import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'

const backwards = '结束日期不能早于开始日期'

test.group('Ranges of admin lists', (group) => {
  let admin: CreatedUser
  group.each.setup(async () => {
    const undo = await testUtils.db().wrapInGlobalTransaction()
    admin = await createUser(Role.Admin)
    return undo
  })

  const lists: [string, string, string][] = [
    ['/api/admin/loginlogs', 'from', 'to'],
    ['/api/admin/audit-logs', 'from', 'to'],
    ['/api/admin/push-logs', 'uploadedFrom', 'uploadedTo'],
    ['/api/admin/hour-corrections', 'correctedFrom', 'correctedTo'],
    ['/api/invoices', 'requestedFrom', 'requestedTo'],
    ['/api/orders', 'paidTimeStart', 'paidTimeEnd'],
    ['/api/orders', 'createTimeStart', 'createTimeEnd'],
  ]

  test('a reversed range is rejected at its last day')
    .with(lists)
    .run(async ({ client, assert }, [path, first, last]) => {
      const answer = await client
        .get(path)
        .qs({ [first]: '2026-05-02', [last]: '2026-05-01' })
        .as(admin)
      answer.assertStatus(200)
      assert.containsSubset(answer.body(), { code: 'error', errors: [{ field: last, msg: backwards }] })
    })

  test('ranges of a day, one end, decades or the future are accepted')
    .with(lists)
    .run(async ({ client, assert }, [path, first, last]) => {
      for (const query of [
        { [first]: '2026-05-01', [last]: '2026-05-01' },
        { [first]: '2026-05-01' },
        { [last]: '2026-05-01', [first]: '' },
        { [first]: '1996-01-01', [last]: '2026-01-01' },
        { [first]: '2098-01-01', [last]: '2098-12-31' },
      ]) {
        const answer = await client.get(path).qs(query).as(admin)
        assert.equal(answer.body().code, '200', JSON.stringify([path, query, answer.body()]))
      }
    })

  test('reversed times within a day are rejected', async ({ client, assert }) => {
    const day = '2026-05-01'
    const listOrders = (from: string, until: string) =>
      client.get('/api/orders').qs({ paidTimeStart: from, paidTimeEnd: until }).as(admin)
    assert.equal((await listOrders(`${day} 08:00:00`, day)).body().code, '200')
    const answer = await listOrders(`${day} 08:00:00`, `${day} 07:59:59`)
    assert.containsSubset(answer.body(), { errors: [{ field: 'paidTimeEnd', msg: backwards }] })
  })

  test('the range of an export is validated before it is queued', async ({ client, assert }) => {
    for (const [kind, first, last] of [
      ['orders', 'paidTimeStart', 'paidTimeEnd'],
      ['push-logs', 'uploadedFrom', 'uploadedTo'],
      ['invoices', 'requestedFrom', 'requestedTo'],
    ]) {
      const filters = { [first]: '2026-05-02', [last]: '2026-05-01' }
      const answer = await client.post('/api/exports').json({ kind, filters }).as(admin)
      assert.equal(answer.body().errors?.[0]?.msg, backwards, kind)
    }
  })
})
