import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { parse } from 'yaml'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { LoginType } from '#accounts/terms'
import { Argon2id } from '#core/argon2id'
import { Role } from '#core/roles'
import { compile } from '../../../scripts/compile.mjs'
import { freePort } from '../../../scripts/free_port.mjs'
import { compiledFlags } from '../../../scripts/toolbox.mjs'

const readyWithinMs = 120_000
const compiled = app.makePath('../dist/api')

/** The compiled product on SQLite, started as in production. */
class CompiledProduct {
  #child?: ChildProcess
  said = ''

  private constructor(
    readonly folder: string,
    readonly port: number
  ) {}

  static async start(): Promise<CompiledProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'zhuxue-compiled-'))
    const product = new CompiledProduct(folder, await freePort())
    await product.#start()
    return product
  }

  async #start(): Promise<void> {
    const child = spawn(process.execPath, [...compiledFlags, 'bin/server.js'], {
      cwd: compiled,
      env: this.#settings(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => (this.said += part))
    const giveUpAt = Date.now() + readyWithinMs
    while (!(await this.ask('/health/ready').catch(() => null))?.ok) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(this.said)
      await pause(50)
    }
  }

  #settings() {
    // Its log is checked here, not together with the log of the run.
    const { LOG_FILE, ...rest } = process.env
    return {
      ...rest,
      NODE_ENV: 'production',
      ALLOW_LOCAL_DRIVERS: 'true',
      SECOND_FACTOR_REQUIRED: 'nobody',
      PREPARE: 'on',
      SERVE: 'api',
      WORKER: 'inline',
      LOG_LEVEL: 'error',
      DB_CONNECTION: 'sqlite',
      SQLITE_FILE: join(this.folder, 'zhuxue.sqlite'),
      DATA_DIR: this.folder,
      HOST: '127.0.0.1',
      PORT: String(this.port),
      PUBLIC_URL: `http://127.0.0.1:${this.port}`,
    }
  }

  ask(path: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`)
  }

  signIn(credentials: object): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}/api/security/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
  }

  /** Waits for a line of the log, which a separate thread writes. */
  async lineWith(text: string): Promise<string> {
    const giveUpAt = Date.now() + 20_000
    for (;;) {
      const line = this.said.split('\n').find((one) => one.includes(text))
      if (line) return line
      if (Date.now() > giveUpAt) throw new Error(this.said)
      await pause(50)
    }
  }

  /** Runs a compiled ace command. */
  async ace(...command: string[]): Promise<string> {
    const child = spawn(process.execPath, ['ace.js', ...command], {
      cwd: compiled,
      env: this.#settings(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (part) => (text += part))
    await once(child, 'close')
    return text
  }

  async look<T>(work: (client: QueryClientContract) => Promise<T>): Promise<T> {
    db.manager.add('compiled', {
      client: 'better-sqlite3',
      connection: { filename: join(this.folder, 'zhuxue.sqlite') },
      useNullAsDefault: true,
    })
    try {
      return await work(db.connection('compiled'))
    } finally {
      await db.manager.release('compiled')
    }
  }

  async dispose(): Promise<void> {
    const child = this.#child!
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(this.folder, { recursive: true, force: true })
  }
}

const namesOf = async (client: QueryClientContract) =>
  (await client.from('adonis_schema').orderBy('name').select('name')).map(({ name }) => name)

test.group('Compiled product', (group) => {
  let product: CompiledProduct

  group.setup(async () => {
    await compile()
    product = await CompiledProduct.start()
  })
  group.teardown(() => product.dispose())

  test('the compiled API serves requests and files read by path', async ({ assert }) => {
    const courses = await product.ask('/api/public/courses?courseType=1')
    const regions = await product.ask('/api/public/area')
    const openapi = await product.ask('/api/openapi.json')

    assert.equal(((await courses.json()) as { code: string }).code, '200')
    assert.equal(((await regions.json()) as { code: string }).code, '200')
    const { paths } = (await openapi.json()) as { paths: Record<string, object> }
    assert.property(paths, '/api/public/courses')
  })

  test('migrations keep the names of their source files', async ({ assert }) => {
    assert.deepEqual(await product.look(namesOf), await namesOf(db.connection()))
  })

  test('passwords are hashed at the production cost', async ({ assert }) => {
    const [loginName, passwd] = ['admin-of-old', 'An Open Window 1']
    const cheaper = await new Argon2id({ m: 64, t: 1, p: 1 }).make(passwd)
    const person = { login_name: loginName, user_name: '管理员', user_status: 1 }
    await product.look(async (client) => {
      const at = client.raw('current_timestamp')
      const row = { ...person, password_hash: cheaper, created_at: at, updated_at: at }
      const [id] = await client.table('users').insert(row)
      await client.table('user_roles').insert({ user_id: id, role: Role.Admin, position: 0 })
    })

    const entry = await product.signIn({ loginName, passwd, loginType: LoginType.Admin })
    const stored = await product.look((client) => client.from('users').where(person).first())

    assert.equal(entry.status, 200)
    assert.match(stored.password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('jobs and commands are found', async ({ assert }) => {
    const commands = await product.ace('list', '--json')

    assert.notInclude(product.said, 'No jobs found')
    assert.include(commands, '"doctor"')
    assert.include(commands, '"queue:work"')
  })

  test('a stack trace names lines of TypeScript', async ({ assert }) => {
    await product.look((client) => client.schema.renameTable('courses', 'courses_away'))
    const answer = await product.ask('/api/public/courses?courseType=2')

    assert.equal(answer.status, 500)
    const trace = await product.lineWith('SqliteError')
    assert.match(trace, /api[\\/]app[\\/]catalogue[\\/][\w\\/]+\.ts:\d+:\d+/)
    assert.notMatch(trace, /dist[\\/]api/)
  })

  test('the image uses the same flags as npm start', async ({ assert }) => {
    const image = await readFile(app.makePath('../Dockerfile'), 'utf8')
    const compose = parse(await readFile(app.makePath('../docker-compose.yml'), 'utf8'), { merge: true })
    const [, command] = /^CMD (\[.+\])$/m.exec(image.slice(image.indexOf(' AS app\n')))!

    assert.deepEqual(JSON.parse(command), ['node', ...compiledFlags, 'bin/server.js'])
    const shop = compose.services['storefront-1'].command
    assert.deepEqual(shop, ['node', ...compiledFlags, 'bin/storefront.js'])
  })
})
