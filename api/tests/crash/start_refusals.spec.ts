import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sqlite } from '#core/connections/sqlite_file'
import { keyNames } from '#start/keys'
import { runCommand } from '#tests/ace_command'
import { freePort } from '../../../scripts/free_port.mjs'
import { ServerProcess } from './server_process.js'

const sqlite = { DB_CONNECTION: 'sqlite' }
const withoutKeys = Object.fromEntries(keyNames.map((name) => [name, undefined]))
/** A stack trace as Node prints it. */
const stack = /^\s+at |⁃ at/m

async function folderOfTest(): Promise<[folder: string, remove: () => Promise<void>]> {
  const folder = await mkdtemp(join(tmpdir(), 'zhuxue-start-'))
  return [folder, () => rm(folder, { recursive: true, force: true })]
}

/** The output of a server that exits by itself. */
async function refused(settings: Record<string, string | undefined>) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=Warning', '--import=./tests/cached_typescript.js', 'bin/server.ts'],
    {
      cwd: app.makePath(),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SERVE: 'api',
        WORKER: 'off',
        LOG_LEVEL: 'fatal',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        SQLITE_FILE: undefined,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    }
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => (output += part))
  }
  const [code] = await once(child, 'close')
  return { code, output: output.trim() }
}

/** Overwrites a single page that is not read at startup. */
async function damage(file: string): Promise<void> {
  const database = new Sqlite(file)
  // A page in the write-ahead log would replace the damaged one.
  database.pragma('wal_checkpoint(TRUNCATE)')
  const page = "select rootpage from sqlite_master where name = 'chapter_notes'"
  const { rootpage } = database.prepare(page).get()
  const [{ page_size: size }] = database.prepare('pragma page_size').all()
  database.close()
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(size, 'x'), 0, size, (rootpage - 1) * size)
  await handle.close()
}

async function untilUnready(server: ServerProcess): Promise<Response> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${server.url}/health/ready`)
    if (!answer.ok) return answer
    await pause(50)
  }
  return fetch(`${server.url}/health/ready`)
}

test.group('Server that cannot start', () => {
  test('a second server on one data folder is rejected', async ({ assert, cleanup }) => {
    const server = await ServerProcess.prepare({ ...sqlite, PREPARE: 'on', DEMO: 'off' })
    cleanup(() => server.dispose())
    await server.start()
    const settings = { ...sqlite, DATA_DIR: server.directory }

    const { code, output } = await refused(settings)
    assert.equal(code, 1)
    assert.match(output, /^Zhuxue is already running on the data folder .+ \(process \d+\)/)
    assert.notMatch(output, /\n/)
    const { code: ofCommand } = await runCommand(settings, 'invariants')
    assert.equal(ofCommand, 0, 'a command beside the server')

    await server.kill()
    await server.start()
    assert.isTrue(await server.isReady(), 'after the first one was killed')
  })

  test('a used port is reported', async ({ assert, cleanup }) => {
    const [folder, remove] = await folderOfTest()
    const other = createServer().listen(0, '127.0.0.1')
    cleanup(async () => {
      other.close()
      await remove()
    })
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)

    const { code, output } = await refused({ ...sqlite, DATA_DIR: folder, PORT, PREPARE: 'on' })
    assert.equal(code, 1)
    assert.match(output, new RegExp(`^Port ${PORT} is in use\\. .+ PORT=\\d+ npm start$`))
  })

  for (const keys of [{}, withoutKeys]) {
    const title = keys === withoutKeys ? 'that its keys go to' : 'of its database'
    test(`an unwritable data folder (${title}) is reported`, async ({ assert, cleanup }) => {
      const [folder, remove] = await folderOfTest()
      cleanup(remove)
      await writeFile(join(folder, 'file'), '')
      const DATA_DIR = join(folder, 'file', 'data')

      const { code, output } = await refused({ ...sqlite, ...keys, DATA_DIR })
      assert.equal(code, 1)
      assert.include(output, `The data folder ${DATA_DIR} cannot be written`)
      assert.include(output, 'DATA_DIR=')
      assert.notMatch(output, stack)
    })
  }

  test('missing tables are reported', async ({ assert, cleanup }) => {
    const [folder, remove] = await folderOfTest()
    cleanup(remove)
    const { code, output } = await refused({ ...sqlite, DATA_DIR: folder, WORKER: 'inline' })
    assert.equal(code, 1)
    assert.match(output, /^The database lacks the table \w+\. Run: npm run ace -- migration:run/)
    assert.notMatch(output, stack)
  })

  test('a file that is not a database is reported', async ({ assert, cleanup }) => {
    const [folder, remove] = await folderOfTest()
    cleanup(remove)
    await writeFile(join(folder, 'zhuxue.sqlite'), 'x'.repeat(100_000))
    const settings = { ...sqlite, DATA_DIR: folder, PREPARE: 'on' }
    const { code, output } = await refused(settings)
    assert.equal(code, 1)
    assert.match(output, /^The database .+zhuxue\.sqlite is damaged .+ npm run ace -- restore/)
    assert.notMatch(output, stack)
  })

  test('an unreachable database server is reported', async ({ assert, cleanup }) => {
    const [folder, remove] = await folderOfTest()
    cleanup(remove)
    const nobody = { DB_CONNECTION: 'mysql', DB_PORT: '1', PREPARE: 'on' }
    const { code, output } = await refused({ ...nobody, DATA_DIR: folder })
    assert.equal(code, 1)
    assert.match(output, /The database at .+:1 refuses us \(ECONNREFUSED\)\. Check DB_HOST/)
    assert.notMatch(output, stack)
  })
})

test.group('Database file with damaged pages', () => {
  test('readiness and doctor report damaged pages', async ({ assert, cleanup }) => {
    const server = await ServerProcess.prepare({ ...sqlite, PREPARE: 'on', DEMO: 'off' })
    cleanup(() => server.dispose())
    await server.start()
    await server.end()
    const file = join(server.directory, 'zhuxue.sqlite')
    await damage(file)

    const settings = { ...sqlite, DATA_DIR: server.directory, SQLITE_FILE: file }
    const { code, stdout } = await runCommand(settings, 'doctor', '--json')
    assert.equal(code, 1)
    const [found] = JSON.parse(stdout).filter(
      ({ about, level }: { about: string; level: string }) => about === 'database' && level === 'wrong'
    )
    assert.include(found.advice, 'npm run ace -- restore')
    assert.notInclude(stdout, 'DB_HOST')

    await server.start({ PREPARE: 'off' })
    const answer = await untilUnready(server)
    assert.equal(answer.status, 503)
    assert.include(await answer.text(), '数据库文件已损坏')
  })
})
