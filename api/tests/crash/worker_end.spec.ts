import { once } from 'node:events'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { startCommand } from '#tests/ace_command'
import { UnresponsiveProxy } from './unresponsive_server.js'
import { ServerProcess } from './server_process.js'

const onMysql = db.connection().dialect.name === 'mysql'

/** Starts `ace queue:work` and waits until it takes jobs. */
async function startWorker(settings: Record<string, string>) {
  const worker = startCommand(settings, 'queue:work')
  worker.stderr.resume()
  const end = async () => {
    const began = performance.now()
    const left = worker.exitCode === null ? once(worker, 'exit') : [worker.exitCode]
    worker.kill('SIGTERM')
    const [code] = await left
    return { code, ms: performance.now() - began }
  }
  const output = worker.stdout[Symbol.asyncIterator]()
  for (let text = ''; !text.includes('Starting worker');) {
    const { value, done } = await output.next()
    if (done) throw new Error('the worker did not start')
    text += value
  }
  return { end, kill: () => void worker.kill('SIGKILL') }
}

test.group('Separate worker process', () => {
  test('a worker schedules jobs and exits with 0 on SIGTERM', async ({ assert, cleanup }) => {
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    const { directory } = server
    await server.look((client) => client.from('queue_schedules').delete())
    const worker = await startWorker({ DATA_DIR: directory, SQLITE_FILE: `${directory}/zhuxue.sqlite` })
    cleanup(worker.kill)
    const rows = await server.look((client) => client.from('queue_schedules').select('id'))
    const ids = rows.map(({ id }) => id)
    assert.includeMembers(ids, ['core.prune_old_rows', 'statistics.recount_sales'])

    const { code, ms } = await worker.end()
    assert.equal(code, 0)
    assert.isBelow(ms, 8_000)
  })

  test('a server exits with 0 while it loads its jobs', async ({ assert, cleanup }) => {
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    await server.start({ WORKER: 'inline' })
    assert.equal(await server.end(), 0)
  })

  for (const [name, serve] of [
    ['worker', startWorker],
    ['server', startServer],
  ] as const) {
    test(`a ${name} exits in time when its database hangs`, async ({ assert, cleanup }) => {
      const hole = await UnresponsiveProxy.before(env.get('DB_PORT')!, env.get('DB_HOST'))
      cleanup(() => hole.close())
      const process = await serve({ DB_HOST: '127.0.0.1', DB_PORT: String(hole.port), SHUTDOWN_SECONDS: '2' })
      cleanup(process.kill)
      hole.swallow()

      const { ms } = await process.end()
      assert.isBelow(ms, 10_000)
    }).skip(!onMysql, 'an embedded database cannot be cut off')
  }
})

async function startServer(settings: Record<string, string>) {
  const server = await ServerProcess.prepare(settings)
  await server.start({ WORKER: 'inline' })
  const end = async () => {
    const began = performance.now()
    return { code: await server.end(), ms: performance.now() - began }
  }
  return { end, kill: () => server.dispose() }
}
