import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { LeaseLost } from '#core/leases/leased_row'
import { Run } from '#exports/export_run'
import { messages } from '#exports/terms'
import { createUser } from '#tests/factories/accounts'
import { order } from '#tests/functional/commerce/admin/admin_orders'
import {
  as,
  setUpExports,
  insertExport,
  stubOrderRows,
  runNextExport,
  rowOf,
  occupyExportSlot,
} from './export_helpers.js'

test.group('Export jobs', (group) => {
  const setup = setUpExports(group)
  const minutesLater = (minutes: number) => {
    const later = now().plus({ minutes })
    setClock(() => later)
  }

  test('progress is reported batch by batch', async ({ assert }) => {
    const { user } = await createUser(Role.Admin)
    const id = await insertExport(user.id)
    const seen: number[] = []
    stubOrderRows(1_200, async () => {
      const { state, rows_done: done, rows_total: total } = await rowOf(id)
      seen.push(done)
      assert.deepEqual([state, total], ['running', 1_200])
    })

    await runNextExport()

    assert.deepEqual(seen, [0, 500, 1_000])
    assert.include(await rowOf(id), { state: 'done', rows_done: 1_200, slot: null })
  })

  test('only one export runs at a time', async ({ assert }) => {
    const { user } = await createUser(Role.Admin)
    for (let count = 0; count < 4; count++) await insertExport(user.id)

    const runs = await Promise.all(Array.from({ length: 6 }, () => Run.begin()))

    assert.lengthOf(runs.filter(Boolean), 1)
    assert.lengthOf(await db.from('exports').where('state', 'running'), 1)
  })

  test('a cancelled export stops between two batches', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const id = await insertExport(admin.user.id)
    let batches = 0
    stubOrderRows(5_000, async () => {
      if (++batches < 2) return
      const answer = await client.post(`/api/exports/${id}/cancel`).headers(as(admin))
      assert.equal(answer.body().msg, messages.cancelled)
    })

    await runNextExport()

    assert.equal(batches, 2)
    assert.include(await rowOf(id), { state: 'cancelled', slot: null, bytes: null })
    assert.isEmpty(await setup.store.listing())
    const again = await client.post(`/api/exports/${id}/cancel`).headers(as(admin))
    assert.equal(again.body().msg, messages.nothingToCancel)
  })

  test('an export cancelled while waiting never starts', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const release = await occupyExportSlot()
    const id = await insertExport(admin.user.id)
    await client.post(`/api/exports/${id}/cancel`).headers(as(admin))
    await release()

    assert.isFalse(await runNextExport())
    assert.equal((await rowOf(id)).state, 'cancelled')
  })

  test('an export restarts when its process has died', async ({ assert }) => {
    const { user } = await createUser(Role.Admin)
    await order()
    const id = await insertExport(user.id)
    const dead = (await Run.begin())!
    await dead.report({ rows_done: 500 })
    assert.isFalse(await runNextExport(), 'a run that reports is not dead')

    minutesLater(2)
    await runNextExport()

    assert.include(await rowOf(id), { state: 'done', rows_done: 1, attempts: 2 })
    assert.lengthOf(await setup.store.listing(), 1)
    await assert.rejects(() => dead.report({ rows_done: 1_000 }), LeaseLost)
    await assert.rejects(() => dead.fail('late'), LeaseLost)
  })

  test('an export fails after three processes died of it', async ({ assert }) => {
    const { user } = await createUser(Role.Admin)
    const id = await insertExport(user.id)
    for (let tries = 1; tries <= 3; tries++) {
      assert.isNotNull(await Run.begin())
      minutesLater(2)
    }

    assert.isFalse(await runNextExport())
    assert.include(await rowOf(id), { state: 'failed', reason: messages.interrupted, slot: null })
  })

  test('a user who lost the role gets no export', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await order()
    const before = await insertExport(admin.user.id)
    await runNextExport()
    const after = await insertExport(admin.user.id)
    await db.from('user_roles').where('user_id', admin.user.id).update({ role: Role.Teacher })
    await runNextExport()

    assert.include(await rowOf(after), { state: 'failed', reason: messages.roleLost })
    for (const id of [before, after]) {
      const answer = await client.get(`/api/exports/${id}/download`).headers(as(admin))
      assert.equal(answer.status(), 403)
    }
    assert.lengthOf(await setup.store.listing(), 1)
  })

  test('a disabled user gets no export', async ({ assert }) => {
    const { user } = await createUser(Role.Admin)
    await order()
    const id = await insertExport(user.id)
    await user.merge({ disabledAt: now() }).save()

    await runNextExport()

    assert.include(await rowOf(id), { state: 'failed', reason: messages.roleLost })
    assert.isEmpty(await setup.store.listing())
  })

  test('a failed export gives the reason and leaves no file', async ({ assert }) => {
    const { user } = await createUser(Role.Admin)
    const id = await insertExport(user.id)
    stubOrderRows(1_200, (ids) => {
      if (ids[0] > 500) throw new Error('a table is gone')
    })

    await runNextExport()

    assert.include(await rowOf(id), { state: 'failed', reason: messages.broken, slot: null })
    assert.isEmpty(await setup.store.listing())
  })
})
