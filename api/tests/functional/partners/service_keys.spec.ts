import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { registeredRoutes } from '#core/http/routes_table'
import { setClock, now } from '#core/time'
import ServiceKey from '#partners/service_key'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter } from '#tests/factories/learning'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { statementsOf } from '#tests/statements'
import { centre, emptyCentre, telephones } from '#tests/functional/learning/seats/training_centre'

/** Values that the patterns of routes accept. */
const parameters: Record<string, string> = {
  orderNo: '26112810150412345678',
  number: 'none',
  kind: 'agreement',
  day: '2026-11-01',
  month: '2026-11',
  provider: 'local',
}
const scoped = () => registeredRoutes(router).filter(({ declaration }) => declaration?.scope)
const withParameters = (pattern: string) => pattern.replace(/:(\w+)\??/g, (_, name: string) => parameters[name] ?? '1')
const pathOf = (pattern: string) => withParameters(pattern.replace('/api/v1', ''))

test.group('Access with service keys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('exactly the routes under /api/v1 have a scope', ({ assert }) => {
    const routes = registeredRoutes(router).filter(({ pattern }) => pattern !== '/api/v1/openapi.json')

    for (const { key, pattern, declaration } of routes) {
      assert.equal(Boolean(declaration!.scope), pattern.startsWith('/api/v1/'), key)
    }
  })

  test('{key} needs a key with its scope')
    .with(scoped)
    .run(async ({ client, assert }, { method, pattern, declaration }) => {
      const owner = await createUser()
      const path = pathOf(pattern)
      const without = await keyOf(owner, { scopes: [] })

      const missing = await client.request(`/api/v1${path}`, method)
      assert.include(missing.body(), { status: 401, code: 'key-missing' })
      assert.match(missing.header('content-type')!, /^application\/problem\+json/)
      const session = await client.request(`/api/v1${path}`, method).as(owner)
      assert.equal(session.status(), 401)
      const rejected = await callWith(client, without.key, path, method)
      if (declaration!.scope === 'any') assert.equal(rejected.status(), 200)
      else assert.include(rejected.body(), { status: 403, code: 'scope-missing' })
    })

  test('{key} rejects an expired, retired or misplaced key')
    .with(scoped)
    .run(async ({ client, assert }, { method, pattern }) => {
      const owner = await createUser()
      const keys = [
        ['key-expired', 401, { facts: { expiresAt: now().minus({ seconds: 1 }) } }],
        ['key-retired', 401, { facts: { retiresAt: now() } }],
        ['network-refused', 403, { networks: ['203.0.113.8'] }],
      ] as const
      for (const [code, status, options] of keys) {
        const { key } = await keyOf(owner, {
          ...options,
          networks: [...('networks' in options ? options.networks : [])],
        })
        const rejected = await callWith(client, key, pathOf(pattern), method)
        assert.include(rejected.body(), { status, code })
      }
    })

  test('a mistyped key is rejected without the database', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())
    const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
    const sent = await statementsOf(async () => {
      assert.include((await callWith(client, mistyped, '/orders')).body(), { status: 401, code: 'key-invalid' })
    })
    assert.deepEqual(sent, [])
    assert.isNotEmpty(await statementsOf(() => callWith(client, key, '/orders')))
  })

  test('a key opens no route of the shop or the back office', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())

    const others = registeredRoutes(router).filter(({ pattern }) => /^\/api\/(?!v1\/)/.test(pattern))
    assert.isAbove(others.length, 300)
    const opened: string[] = []
    for (const route of others) {
      const response = await client
        .request(withParameters(route.pattern), route.method)
        .header('authorization', `Bearer ${key}`)
      if (response.status() !== 401) opened.push(`${route.key} ${response.status()}`)
    }
    assert.deepEqual(opened, [])
  })

  test('an expired, revoked, retired or mistyped key is rejected', async ({ client, assert }) => {
    const owner = await createUser()
    const codeFor = async (key: string) => (await callWith(client, key, '/me')).body().code
    const expired = await keyOf(owner, { facts: { expiresAt: now().minus({ seconds: 1 }) } })
    const revoked = await keyOf(owner, { facts: { revokedAt: now() } })
    const retired = await keyOf(owner, { facts: { retiresAt: now() } })
    const { key } = await keyOf(owner)

    assert.equal(await codeFor(expired.key), 'key-expired')
    assert.equal(await codeFor(revoked.key), 'key-retired')
    assert.equal(await codeFor(retired.key), 'key-retired')
    assert.equal(await codeFor(key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')), 'key-invalid')
    assert.equal(await codeFor(key), undefined)
  })

  test('a key of a disabled account or owner is rejected', async ({ client, assert }) => {
    const owner = await createUser()
    const { key, account } = await keyOf(owner)
    await account.merge({ disabledAt: now() }).save()
    assert.equal((await callWith(client, key, '/me')).body().code, 'account-disabled')

    await account.merge({ disabledAt: null }).save()
    await owner.user.merge({ disabledAt: now() }).save()
    assert.equal((await callWith(client, key, '/me')).body().code, 'account-disabled')
  })

  test('a key works only from the allowed networks', async ({ client, assert }) => {
    const owner = await createUser()
    const inside = await keyOf(owner, { networks: ['203.0.113.0/24', '127.0.0.0/8', '::1'] })
    const outside = await keyOf(owner, { networks: ['203.0.113.8'] })

    assert.equal((await callWith(client, inside.key, '/me')).status(), 200)
    const rejected = await callWith(client, outside.key, '/me')
    assert.include(rejected.body(), { status: 403, code: 'network-refused' })
  })

  test('a key records its use once a minute at most', async ({ client, assert }) => {
    const { key, stored } = await keyOf(await createUser())
    const moment = now()
    setClock(() => moment)
    await callWith(client, key, '/me')
    setClock(() => moment.plus({ seconds: 30 }))
    await callWith(client, key, '/me')
    const first = await ServiceKey.findOrFail(stored.id)
    setClock(() => moment.plus({ seconds: 61 }))
    await callWith(client, key, '/me')
    const second = await ServiceKey.findOrFail(stored.id)
    setClock(null)

    assert.equal(first.lastUsedAt!.toUnixInteger(), moment.toUnixInteger())
    assert.equal(second.lastUsedAt!.toUnixInteger(), moment.toUnixInteger() + 61)
    assert.isNotEmpty(second.lastIp)
  })
})

test.group('Courses for service keys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keys see published courses and chapters only', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())
    const open = await course()
    const hidden = [await course({ tags: ['hide'] }), await course({ status: 'unpublish' })]
    const published = await createChapter(open)
    await createChapter(open, { status: 'unpublish' })

    const list = (await callWith(client, key, '/courses')).body()
    const ids = list.data.map((one: { id: number }) => one.id)
    assert.include(ids, open)
    assert.notIncludeMembers(ids, hidden)
    const { data } = (await callWith(client, key, `/courses/${open}/chapters`)).body()
    assert.deepEqual(
      data.map((one: { id: number }) => one.id),
      [published.chapterId]
    )
    for (const id of hidden) assert.equal((await callWith(client, key, `/courses/${id}/chapters`)).status(), 404)
  })
})

test.group('Management of service keys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function createdAccount(client: ApiClient, admin: CreatedUser, owner: CreatedUser, extra: object = {}) {
    const body = {
      accountName: '培训系统',
      kind: 'centre',
      ownerTelephone: owner.user.telephone,
      contactName: '王工',
      contactEmail: 'hr@example.com',
      allowedNetworks: [],
      ...extra,
    }
    return client.post('/api/admin/service-accounts').json(body).as(admin)
  }
  const inDays = (days: number) => now().plus({ days, hours: 8 }).toFormat('yyyy-MM-dd')

  test('an admin creates a key that is shown once and works', async ({ client, assert }) => {
    const [admin, owner] = [await createUser('admin'), await createUser()]
    const { serviceAccountId: id } = (await createdAccount(client, admin, owner)).body()
    const form = { keyName: '主密钥', scopes: ['orders:read'], expiresOn: inDays(30) }
    const { key } = (await client.post(`/api/admin/service-accounts/${id}/keys`).json(form).as(admin)).body()

    const me = (await callWith(client, key, '/me')).body()
    assert.deepInclude(me, { accountName: '培训系统', ownerId: owner.user.id, scopes: ['orders:read'] })
    assert.match(me.expiresAt, /^\d{4}-\d\d-\d\dT00:00:00\+08:00$/)
    const list = await client.get('/api/admin/service-accounts').as(admin)
    assert.include(list.body().serviceAccounts[0].keys[0].keyHint, key.slice(0, 13))
    assert.notInclude(list.text()!, key)
  })

  test('a rotated key works until the overlap ends', async ({ client, assert }) => {
    const [admin, owner] = [await createUser('admin'), await createUser()]
    const { key: old, stored } = await keyOf(owner)
    const rotate = () =>
      client.post(`/api/admin/service-keys/${stored.id}/rotations`).json({ overlapHours: 1 }).as(admin)
    const { key } = (await rotate()).body()
    const statuses = async () => [
      (await callWith(client, old, '/me')).status(),
      (await callWith(client, key, '/me')).status(),
    ]

    assert.deepEqual(await statuses(), [200, 200])
    assert.equal((await rotate()).body().code, 'error')
    const later = now().plus({ minutes: 61 })
    setClock(() => later)
    const afterwards = await statuses()
    setClock(null)
    assert.deepEqual(afterwards, [401, 200])
  })

  test('revoked keys and keys of disabled accounts stop at once', async ({ client, assert }) => {
    const [admin, owner] = [await createUser('admin'), await createUser()]
    const { key, stored } = await keyOf(owner)
    const other = await keyOf(owner)
    await client.post(`/api/admin/service-keys/${stored.id}/revocations`).as(admin)
    assert.equal((await callWith(client, key, '/me')).body().code, 'key-retired')

    await client.put(`/api/admin/service-accounts/${other.account.id}/state`).json({ disabled: true }).as(admin)
    assert.equal((await callWith(client, other.key, '/me')).body().code, 'account-disabled')
  })

  test('wrong input is reported at its field', async ({ client, assert }) => {
    const [admin, owner] = [await createUser('admin'), await createUser()]
    const faultOf = async (extra: object) =>
      (await createdAccount(client, admin, owner, extra)).body().errors?.[0]?.field
    assert.equal(await faultOf({ allowedNetworks: ['203.0.113.0/33'] }), 'allowedNetworks.0')
    assert.equal(await faultOf({ allowedNetworks: ['example.com'] }), 'allowedNetworks.0')
    assert.equal(await faultOf({ contactEmail: 'no' }), 'contactEmail')
    assert.equal(await faultOf({ ownerTelephone: '13000000000' }), 'ownerTelephone')
    await createdAccount(client, admin, owner)
    assert.equal(await faultOf({}), 'accountName')

    const { account } = await keyOf(owner)
    for (const expiresOn of [inDays(0), inDays(367), 'soon']) {
      const form = { keyName: '主密钥', scopes: ['orders:read'], expiresOn }
      const response = await client.post(`/api/admin/service-accounts/${account.id}/keys`).json(form).as(admin)
      assert.equal(response.body().errors[0].field, 'expiresOn', expiresOn)
    }
  })

  test('the later of two edits is rejected', async ({ client, assert }) => {
    const [admin, owner] = [await createUser('admin'), await createUser()]
    const { account } = await keyOf(owner)
    const edit = (accountName: string) =>
      client
        .put(`/api/admin/service-accounts/${account.id}`)
        .json({ accountName, contactName: '李工', contactEmail: 'a@b.cn', allowedNetworks: [], lockVersion: 0 })
        .as(admin)
    assert.equal((await edit('新名称')).body().code, '200')
    assert.equal((await edit('另一名称')).body().code, 'error')
  })
})

test.group('Seats through the partner interface', (group) => {
  emptyCentre(group)

  test('a key reads only the orders and seats of its owner', async ({ client, assert }) => {
    const [own, other] = [await centre(), await centre()]
    const { key } = await keyOf(own)
    const list = (await callWith(client, key, '/orders')).body()
    assert.deepEqual(
      list.data.map((order: { orderNo: string }) => order.orderNo),
      [own.orderNo]
    )
    assert.isNull(list.nextCursor)
    const order = (await callWith(client, key, `/orders/${own.orderNo}`)).body()
    assert.include(order.lines[0], { id: own.itemId, copies: 20 })

    assert.equal((await callWith(client, key, `/orders/${other.orderNo}`)).status(), 404)
    const seats = `/orders/${other.orderNo}/lines/${other.itemId}/seats`
    assert.include((await callWith(client, key, seats)).body(), { status: 404, code: 'not-found' })
    for (const path of [seats, `${seats}/1/moves`]) {
      const [telephone] = telephones(1)
      const rejected = await callWith(client, key, path, 'POST').json({ telephones: [telephone], telephone })
      assert.equal(rejected.status(), 404, path)
    }
  })

  test('a key assigns a seat once, pages through seats and moves one', async ({ client, assert }) => {
    const own = await centre()
    const { key } = await keyOf(own)
    const path = `/orders/${own.orderNo}/lines/${own.itemId}/seats`
    const [first, second, third] = telephones(3)
    const assign = () =>
      callWith(client, key, path, 'POST')
        .header('idempotency-key', 'one')
        .json({ telephones: [first, second] })

    const done = (await assign()).body()
    assert.deepEqual(done.results, [
      { telephone: first, result: 'assigned' },
      { telephone: second, result: 'assigned' },
    ])
    assert.deepEqual((await assign()).body(), done)

    const page = (await callWith(client, key, path).qs({ limit: 1 })).body()
    assert.equal(page.data[0].telephone, first)
    assert.match(page.data[0].assignedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
    const next = (await callWith(client, key, path).qs({ limit: 1, cursor: page.nextCursor })).body()
    assert.equal(next.data[0].telephone, second)
    assert.isNull(next.nextCursor)

    const moved = await callWith(client, key, `${path}/${page.data[0].seatNo}/moves`, 'POST').json({ telephone: third })
    assert.equal(moved.status(), 200)
    const progress = (await callWith(client, key, '/progress')).body().data
    assert.sameMembers(
      progress.map((seat: { telephone: string }) => seat.telephone),
      [second, third]
    )
  })

  test('wrong fields and refusals are problem details with a field', async ({ client, assert }) => {
    const own = await centre({ copies: 1 })
    const { key } = await keyOf(own)
    const path = `/orders/${own.orderNo}/lines/${own.itemId}/seats`
    const wrong = await callWith(client, key, path, 'POST').json({ telephones: ['123'] })
    assert.include(wrong.body(), { status: 422, code: 'invalid-fields' })
    assert.equal(wrong.body().errors[0].field, 'telephones.0')

    const tooMany = await callWith(client, key, path, 'POST').json({ telephones: telephones(2) })
    assert.equal(tooMany.status(), 422)
    const unknown = await callWith(client, key, '/orders').qs({ status: 'paid' })
    assert.include(unknown.body(), { status: 422, code: 'invalid-fields' })
    assert.equal(unknown.body().errors[0].field, 'status')
  })
})
