import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { PruneExports } from '#exports/prune_exports'
import app from '@adonisjs/core/services/app'
import { ExportsPage, MaxOpenExports, messages } from '#exports/terms'
import { createUser } from '#tests/factories/accounts'
import { order } from '#tests/functional/commerce/admin/admin_orders'
import { readRows } from '#tests/workbook'
import {
  as,
  ask,
  setUpExports,
  fileOf,
  insertExport,
  stubOrderRows,
  yearFrom,
  runNextExport,
  rowOf,
  occupyExportSlot,
  wholeYear,
} from './export_helpers.js'

test.group('My exports', (group) => {
  const setup = setUpExports(group)

  test('an export is created, listed, announced and downloaded', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const buyer = await createUser()
    const orderNo = await order({ buyer })
    const filters = { ...wholeYear, telephone: buyer.user.telephone }

    const asked = (await client.post('/api/exports').headers(as(admin)).json({ kind: 'orders', filters })).body()
    assert.include(asked, { code: '200', state: 'waiting', msg: messages.started })
    const list = (await client.get('/api/exports').headers(as(admin))).body()
    assert.equal(list.total, 1)
    assert.include(list.rows[0], { state: 'done', rowsDone: 1, rowsTotal: 1, reason: null })
    assert.match(list.rows[0].conditions, /下单时间：2026-01-01 至 2026-12-31；手机号：1\d\d\*{4}/)
    assert.notInclude(JSON.stringify(list), buyer.user.telephone!)

    const link = (await client.get(`/api/exports/${asked.exportId}/download`).headers(as(admin))).body()
    const file = await fetch(`http://127.0.0.1:${process.env.PORT}${link.url}`)
    assert.match(file.headers.get('content-disposition')!, /attachment.*\.xlsx/)
    const rows = await readRows(await file.arrayBuffer())
    assert.deepEqual([rows.length, rows[1][0]], [2, orderNo])

    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.equal(entry.action, 'order.export')
    assert.include(JSON.parse(entry.after), { rows: 1, exportId: asked.exportId })
    assert.notInclude(entry.after, buyer.user.telephone!)
    const [result] = await db.from('messages').where('user_id', admin.user.id)
    assert.equal(result.kind, 'exportReady')
    assert.deepEqual(JSON.parse(result.facts), { fileName: '订单列表.xlsx', page: ExportsPage })
  })

  test('an export holds the same rows as a direct download', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    for (let count = 0; count < 3; count++) await order()
    const direct = await fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/orders-export`, {
      method: 'POST',
      headers: { ...as(admin), 'content-type': 'application/json' },
      body: JSON.stringify(wholeYear),
    })

    const { exportId } = (
      await client.post('/api/exports').headers(as(admin)).json({ kind: 'orders', filters: wholeYear })
    ).body()

    const file = await fileOf(setup, exportId)
    assert.deepEqual(await readRows(file), await readRows(await direct.arrayBuffer()))
  })

  test('invalid filters are rejected at their field', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const ask = async (body: object) => (await client.post('/api/exports').headers(as(admin)).json(body)).body()

    const noRange = await ask({ kind: 'orders', filters: {} })
    assert.include(noRange, { code: 'error', msg: '必须选择时间范围' })
    assert.include(noRange.errors[0], { field: 'paidTime' })
    const number = await ask({ kind: 'orders', filters: { ...wholeYear, telephone: '12' } })
    assert.include(number.errors[0], { field: 'telephone' })
    assert.notEqual((await ask({ kind: 'passwords' })).code, '200')
    assert.include(await ask({ kind: 'orders', filters: wholeYear }), { msg: messages.nothingFound })
    assert.isEmpty(await db.from('exports'))
  })

  test('an export holds at most fifty thousand rows', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const release = await occupyExportSlot()
    const ask = async () =>
      (await client.post('/api/exports').headers(as(admin)).json({ kind: 'orders', filters: wholeYear })).body()
    stubOrderRows(50_001)
    assert.equal((await ask()).msg, '符合条件的订单超过50000条，请缩小时间范围后分次下载')

    stubOrderRows(50_000)
    const { exportId } = await ask()
    await release()
    await runNextExport()

    assert.include(await rowOf(exportId), { state: 'done', rows_done: 50_000 })
    assert.lengthOf(await readRows(await fileOf(setup, exportId)), 50_001)
  })

  test('exports wait in a queue, a few per user', async ({ client, assert }) => {
    const [one, other] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const release = await occupyExportSlot()
    await order()

    const answers = await Promise.all(
      Array.from({ length: MaxOpenExports + 2 }, (_, no) => ask(client, one, yearFrom(no)))
    )
    assert.lengthOf(
      answers.filter(({ code }) => code === '200'),
      MaxOpenExports
    )
    assert.equal(answers.find(({ code }) => code !== '200').msg, messages.tooManyOpen)
    assert.equal((await ask(client, other, wholeYear)).code, '200')
    assert.isFalse(await runNextExport())

    await release()
    while (await runNextExport());
    const states = (await db.from('exports')).map(({ state }) => state)
    assert.deepEqual(new Set(states), new Set(['done']))
  })

  test('an open export is not requested twice', async ({ client, assert }) => {
    const [one, other] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const release = await occupyExportSlot()
    await order()

    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(client, one, wholeYear)))
    const [made] = answers.filter(({ code }) => code === '200')
    const refusals = answers.filter(({ code }) => code !== '200').map(({ msg }) => msg)
    assert.deepEqual(refusals, Array(7).fill(messages.alreadyOpen))
    assert.lengthOf(await db.from('exports').where('user_id', one.user.id), 1)
    assert.equal((await ask(client, one, yearFrom(1))).code, '200', 'other filters')
    assert.equal((await ask(client, other, wholeYear)).code, '200', 'another person')

    await client.post(`/api/exports/${made.exportId}/cancel`).headers(as(one))
    const again = async () => (await client.post(`/api/exports/${made.exportId}/repeats`).headers(as(one))).body()
    assert.equal((await again()).code, '200')
    assert.equal((await again()).msg, messages.alreadyOpen)
    await release()
    while (await runNextExport());
    assert.equal((await ask(client, one, wholeYear)).code, '200', 'the first is done')
  })

  test('an export of another user is not found', async ({ client, assert }) => {
    const [owner, other] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    await order()
    const id = await insertExport(owner.user.id)
    await runNextExport()

    const list = (await client.get('/api/exports').headers(as(other))).body()
    assert.deepEqual([list.rows, list.total], [[], 0])
    const calls = [
      client.get(`/api/exports/${id}/download`),
      client.post(`/api/exports/${id}/cancel`),
      client.post(`/api/exports/${id}/repeats`),
    ]
    for (const call of calls) assert.equal((await call.headers(as(other))).status(), 404)
  })

  test('exports expire and their files are deleted', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await order()
    const id = await insertExport(admin.user.id)
    await runNextExport()
    assert.lengthOf(await setup.store.listing(), 1)
    const prune = async () => (await app.container.make(PruneExports)).execute()
    await prune()
    assert.lengthOf(await setup.store.listing(), 1)

    const later = now().plus({ hours: 24, seconds: 1 })
    setClock(() => later)
    const load = async (path: string) => (await client.get(`/api/exports${path}`).headers(as(admin))).body()
    const end = '2099-01-01 00:00:00'
    const live = { last_used_at: end, expires_at: end, staff_seen_at: end, staff_until: end, proved_at: end }
    await db.from('access_tokens').update(live)
    assert.equal((await load('')).rows[0].state, 'expired')
    assert.equal((await load(`/${id}/download`)).msg, messages.expired)
    await prune()
    assert.isEmpty(await setup.store.listing())
    assert.include(await rowOf(id), { state: 'expired', object_key: null })

    const again = (await client.post(`/api/exports/${id}/repeats`).headers(as(admin))).body()
    assert.equal((await rowOf(again.exportId)).state, 'done')
    assert.lengthOf(await setup.store.listing(), 1)
  })
})
