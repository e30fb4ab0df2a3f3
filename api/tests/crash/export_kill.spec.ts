import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrders } from '#tests/factories/sales'
import { filesUnder } from '#tests/factories/store_on_disk'
import { roundsUntil, repeatCount } from '#tests/repeat'
import { readRows } from '#tests/workbook'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(3, 20)
/** Several batches of 500 rows, so a kill can happen between them. */
const orders = 2_400
const filters = { createTimeStart: '2026-01-01', createTimeEnd: '2099-12-31' }
/** The same rows with different filters, because identical filters are rejected while an export is open. */
const otherFilters = { ...filters, createTimeEnd: '2099-12-30' }
/** Jobs run inside the server process. */
const working = { WORKER: 'inline' }

test.group('kill -9 during an export job', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('an export ends as one complete file, or none when cancelled', async ({ assert }) => {
    const admin = await createUser(Role.Admin)
    const { user } = await createUser()
    const courseId = await course()
    await soldOrders(
      Array.from({ length: orders }, (_, count) => ({
        userId: user.id,
        paidAt: '2026-05-04 01:00:00',
        lines: [{ courseId, amountFen: 100 + count }],
      }))
    )
    const server = await ServerProcess.prepare()
    let midway = 0
    let cancelled = 0
    try {
      for (const round of roundsUntil(kills, () => midway > 0 && cancelled > 0)) {
        const isCancelled = round % 3 === 0
        await server.start(working)
        const id = await request(server, admin)
        if (await isRunning(server, id)) midway++
        await server.kill()
        const early = await server.look((client) => rowOf(client, id))
        if (early.state === 'running') assert.isNull(early.bytes)

        await server.start(working)
        const refused = await call(server, admin, 'GET', `/${id}/download`)
        if (early.state !== 'done') assert.notProperty(refused, 'url')
        if (isCancelled) await call(server, admin, 'POST', `/${id}/cancel`)
        await server.look(endLeases)
        // A new request starts the job; otherwise the schedule does within a minute.
        const next = await request(server, admin, otherFilters)
        await ended(server, next)
        const row = await server.look((client) => rowOf(client, id))
        const wasDone = early.state === 'done'
        assert.equal(row.state, isCancelled && !wasDone ? 'cancelled' : 'done', `round ${round}`)
        if (row.state === 'done') await assertWhole(row)
        else cancelled++
        await assertWhole(await server.look((client) => rowOf(client, next)))
        await server.kill()
      }
      const left = await server.look((client) => client.from('exports').select('*'))
      const named = left.map(({ object_key: key }) => key && basename(key))
      for (const name of await exportFiles()) assert.include(named, name)
    } finally {
      await server.dispose()
    }
    assert.isAbove(midway, 0, 'no kill happened while an export was written')
    assert.isAbove(cancelled, 0, 'no killed export was cancelled')

    async function assertWhole({ object_key: key, bytes }: ExportRow) {
      const file = await readFile(join(server.directory, 'uploads', key!))
      assert.lengthOf(file, Number(bytes))
      const [, ...rows] = await readRows(file)
      assert.lengthOf(rows, orders)
      assert.lengthOf(new Set(rows.map(([orderNo]) => orderNo)), orders)
    }
    async function exportFiles() {
      const files = await filesUnder(join(server.directory, 'uploads', 'export'))
      return files.filter((name) => name.endsWith('.xlsx'))
    }
  }).timeout(repeatCount(180_000, 900_000))
})

interface ExportRow {
  state: string
  object_key: string | null
  bytes: number | null
}

const rowOf = (client: QueryClientContract, id: number): Promise<ExportRow> =>
  client.from('exports').where('id', id).firstOrFail()

async function call({ url }: ServerProcess, { token }: CreatedUser, method: string, path = '', asked = filters) {
  const isNew = method === 'POST' && !path
  const body = isNew ? JSON.stringify({ kind: 'orders', filters: asked }) : undefined
  const answer = await fetch(`${url}/api/exports${path}`, {
    method,
    body,
    headers: { 'authorization': token, 'content-type': 'application/json' },
  })
  return (await answer.json()) as Record<string, unknown>
}

async function request(server: ServerProcess, admin: CreatedUser, asked = filters): Promise<number> {
  const answer = await call(server, admin, 'POST', '', asked)
  if (!answer.exportId) throw new Error(JSON.stringify(answer))
  return Number(answer.exportId)
}

/** Waits until the export is running. @returns false when it finished before that was seen */
async function isRunning(server: ServerProcess, id: number): Promise<boolean> {
  for (let tries = 0; tries < 500; tries++) {
    const { state, object_key: key } = await server.look((client) => rowOf(client, id))
    if (state === 'running' && key) return true
    if (state === 'done') return false
    await pause(20)
  }
  throw new Error('the export never started')
}

async function ended(server: ServerProcess, id: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { state } = await server.look((client) => rowOf(client, id))
    if (state === 'done') return
    if (state === 'failed') throw new Error('the export failed')
    await pause(100)
  }
  throw new Error('the export did not finish')
}

/** Expires the leases of dead processes, which takes a minute otherwise. */
async function endLeases(client: QueryClientContract): Promise<void> {
  await client
    .from('exports')
    .where('state', 'running')
    .update({ leased_until: toStored(now().minus({ seconds: 1 })) })
}
