import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Role } from '#core/roles'
import { ImportState, UploadContentType } from '#transfer/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { manifest, zipOf } from '#tests/functional/transfer/board_imports'
import { brokenInvariants } from '#tests/invariants'
import { repeatCount, roundsUntil } from '#tests/repeat'
import { staffCookieOf } from '#tests/staff_keys'
import { passTimeUntil } from '../pass_time.js'
import { randomIntUpTo } from '../random_kill_time.js'
import { ServerProcess } from '../server_process.js'

const kills = repeatCount(2, 20)
/** Three batches of people and six of orders. */
const people = 600
const orders = 300
/** Links of all rows: orders with a line and a payment, and one course. */
const rows = people + 3 * orders + 1
const working = { WORKER: 'inline' }

test.group('kill -9 during an import of the back office', (group) => {
  group.tap((one) => one.tags(['@slow']))
  group.each.setup(() => testUtils.db().truncate())

  test('a killed import of an upload ends like an undisturbed one', async ({ assert, cleanup }) => {
    const upload = zipOf(files())
    const expected = await imported(async () => {})
    assert.lengthOf(expected.links, rows)
    let midway = 0
    for (const round of roundsUntil(kills, () => midway > 0)) {
      const found = await imported(async (server, id) => {
        const enough = randomIntUpTo(rows - 100)
        while ((await countLinks(server)) < enough && (await runOf(server, id)).state !== ImportState.Done)
          await pause(2)
        const { run_token: token } = await runOf(server, id)
        await server.kill()
        const written = await countLinks(server)
        if (written > 0 && written < rows) midway++
        await server.start(working)
        // Not longer: the lease of the next process ends, too, when the clock advances.
        await passTimeUntil(server, async () => (await runOf(server, id)).run_token !== token)
      })
      for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
        assert.deepEqual(found[name], expected[name], `${name}, round ${round}`)
      }
    }
    assert.isAbove(midway, 0, 'no kill hit a running import')

    async function imported(disturb: (server: ServerProcess, id: number) => Promise<void>) {
      const admin = await createUser(Role.Admin)
      const server = await ServerProcess.prepare()
      cleanup(() => server.dispose())
      await server.start(working)
      const id = Number((await send(server, admin, '?fileName=a.zip', upload)).importId)
      await reaches(server, id, ImportState.Checked)
      await send(server, admin, `/${id}/start`)
      await disturb(server, id)
      await reaches(server, id, ImportState.Done)
      const found = await server.look((client) => dump(client, admin.user.id))
      await server.kill()
      await testUtils
        .db()
        .truncate()
        .then((undo) => undo())
      return found
    }
  }).timeout(repeatCount(240_000, 1_200_000))
})

function files(): Record<string, string> {
  const lines = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at))
  const csv = (head: string, body: string[]) => [head, ...body].join('\r\n')
  const paid = '2026-03-01 09:01:00'
  return {
    'manifest.json': manifest,
    'people.csv': csv(
      'source_id,user_name,telephone,telephone_verified,last_login_at,registered_at',
      lines(people, (at) => `u${at},学员,${13_000_000_000 + at},1,2026-10-12 20:15:00,2024-05-01 09:30:00`)
    ),
    'courses.csv': csv('source_id,course_name,course_type,price_yuan', ['c1,网络课程,1,120.00']),
    'orders.csv': csv(
      'source_id,person,order_no,status,placed_at,paid_at,amount_yuan',
      lines(orders, (at) => `o${at},u${at},${10n ** 19n + BigInt(at)},paid,2026-03-01 09:00:00,${paid},120.00`)
    ),
    'order_lines.csv': csv(
      'source_id,order,course,copies,unit_yuan,amount_yuan',
      lines(orders, (at) => `l${at},o${at},c1,1,120.00,120.00`)
    ),
    'payments.csv': csv(
      'source_id,order,provider,amount_yuan,paid_at',
      lines(orders, (at) => `p${at},o${at},other,120.00,${paid}`)
    ),
  }
}

async function send({ url }: ServerProcess, { token }: CreatedUser, path: string, body?: Buffer) {
  const headers = { 'authorization': token, 'cookie': staffCookieOf(token)!, 'content-type': UploadContentType }
  const response = await fetch(`${url}/api/admin/imports${path}`, {
    method: 'POST',
    headers: body ? headers : { ...headers, 'content-type': 'application/json' },
    body: body && new Uint8Array(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (answer.code !== '200') throw new Error(JSON.stringify(answer))
  return answer
}

const runOf = (server: ServerProcess, id: number): Promise<{ state: string; run_token: string | null }> =>
  server.look((client) => client.from('import_runs').where('id', id).firstOrFail())

async function reaches(server: ServerProcess, id: number, state: ImportState): Promise<void> {
  for (let tries = 0; (await runOf(server, id)).state !== state; tries++) {
    if (tries === 600) throw new Error(`the import is ${JSON.stringify(await runOf(server, id))}`)
    await pause(100)
  }
}

const countLinks = (server: ServerProcess): Promise<number> =>
  server.look(async (client) => Number((await client.from('import_links').count('* as count'))[0].count))

/** Without ids, ciphertexts and times of the run. */
async function dump(client: QueryClientContract, adminId: number) {
  const of = (table: string, object: string) =>
    client.from(`${table} as t`).join('import_links as l', 'l.row_id', 't.id').where('l.object', object)
  const run = await client.from('import_runs').firstOrFail()
  return {
    links: await client
      .from('import_links')
      .orderBy('object')
      .orderBy('source_id')
      .select('object', 'source_id', 'row_hash'),
    users: await of('users', 'people').orderBy('t.telephone').select('t.telephone', 't.user_name', 't.user_status'),
    orders: await of('orders', 'orders').orderBy('t.order_no').select('t.order_no', 't.amount_fen', 't.order_status'),
    lines: await of('order_items', 'order_lines').orderBy('l.source_id').select('l.source_id', 't.amount_fen'),
    payments: await of('payments', 'payments').orderBy('l.source_id').select('l.source_id', 't.amount_fen'),
    entitled: Number((await client.from('user_courses').count('* as count'))[0].count),
    messages: await client.from('messages').where('user_id', adminId).select('kind'),
    progress: { ...JSON.parse(run.progress), position: null },
    breaks: await brokenInvariants(client),
  }
}
