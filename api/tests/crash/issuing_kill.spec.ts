import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import LocalIssuer from '#drivers/invoices/local_issuer'
import { startIssuing } from '#invoices/issuing/start_issuing'
import * as billing from '#tests/functional/invoices/invoice_helpers'
import { issuesInEachTest } from '#tests/functional/invoices/issuing_helpers'
import { repeatCount, roundsUntil } from '#tests/repeat'
import { passTimeUntil } from './pass_time.js'
import { randomIntUpTo } from './random_kill_time.js'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(2, 20)
const invoices = 5
const issuingJobs = { WORKER: 'inline', INVOICE_DRIVER: 'local' }

test.group('kill -9 during the issuing of invoices', (group) => {
  const issuing = issuesInEachTest(group)

  test('a killed sender never issues a second invoice for a request', async ({ client, assert, cleanup }) => {
    let unanswered = 0
    for (const round of roundsUntil(kills, () => unanswered > 0)) {
      // On MySQL the server uses this database, and has issued those of the earlier round.
      for (const table of ['invoice_files', 'invoices']) await db.from(table).delete()
      for (let count = 0; count < invoices; count++) {
        const orderNo = await billing.paidOrder(client, issuing.learner, { invoice: billing.company })
        const { id } = await billing.rowOf(orderNo)
        await startIssuing(id, { issuer: 'local', adminId: issuing.admin.user.id })
      }
      const server = await ServerProcess.prepare()
      cleanup(() => server.dispose())
      const issuer = new LocalIssuer(join(server.directory, 'invoices'))
      await server.start(issuingJobs)
      await killAfterRequests(server, 1 + randomIntUpTo(invoices - 2))

      const before = await server.look(rowsOf)
      const sent = (await issuer.requests()).map(({ requestNo }) => requestNo)
      if (before.some(({ state, requestNo }) => state === 'sending' && sent.includes(requestNo))) unanswered++
      await server.start(issuingJobs)
      await passTimeUntil(server, async () => (await server.look(rowsOf)).every(({ state }) => state === 'issued'))
      const after = await server.look(rowsOf)
      const requests = await issuer.requests()
      assert.deepEqual(new Set(after.map(({ state }) => state)), new Set(['issued']), `round ${round}`)
      assert.lengthOf(requests, invoices)
      assert.sameMembers(
        requests.map(({ requestNo }) => requestNo),
        before.map(({ requestNo }) => requestNo)
      )
      assert.lengthOf(new Set(after.map(({ number }) => number)), invoices)
      await server.dispose()
    }
    assert.isAbove(unanswered, 0, 'no kill happened between sending and the answer')
  }).timeout(repeatCount(240_000, 900_000))
})

const rowsOf = (client: QueryClientContract): Promise<{ state: string; requestNo: string; number: string | null }[]> =>
  client.from('invoices').orderBy('id').select('issue_state as state', 'request_no as requestNo', 'number')

/** Looks as often as it can, because a commit follows within milliseconds. */
async function killAfterRequests(server: ServerProcess, enough: number): Promise<void> {
  let isReached = false
  const looking = (async () => {
    const giveUpAt = performance.now() + 60_000
    while (!isReached && performance.now() < giveUpAt) {
      isReached = blueFiles(server.directory) >= enough
      if (isReached) await server.kill()
      else await turn()
    }
  })()
  await passTimeUntil(server, () => isReached).catch((error) => {
    if (!isReached) throw error
  })
  await looking
}

function blueFiles(directory: string): number {
  try {
    return readdirSync(join(directory, 'invoices', 'blue')).filter((name) => name.endsWith('.json')).length
  } catch {
    return 0
  }
}
