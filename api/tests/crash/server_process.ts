import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { freePort } from '../../../scripts/free_port.mjs'

const readyWithinMs = 60_000
const ready = 'ready'

/**
 * The API as a separate process that tests can kill. On SQLite it gets a copy of the test database in a file, on MySQL
 * it uses the same database.
 */
export class ServerProcess {
  #child?: ChildProcess

  private constructor(
    readonly directory: string,
    readonly port: number,
    private readonly settings: Record<string, string>
  ) {}

  /** @param settings point to a different database than that of the test */
  static async prepare(settings?: Record<string, string>): Promise<ServerProcess> {
    const directory = await mkdtemp(join(tmpdir(), 'zhuxue-kill-'))
    const server = new ServerProcess(directory, await freePort(), settings ?? {})
    if (onSqlite() && !settings) await db.rawQuery('vacuum into ?', [server.#sqliteFile])
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#child = spawn(process.execPath, ['--import=./tests/cached_typescript.js', 'bin/server.ts'], {
      cwd: app.makePath(),
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SERVE: 'api',
        WORKER: 'off',
        LOG_LEVEL: 'silent',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.directory,
        SQLITE_FILE: this.#sqliteFile,
        ...this.settings,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    this.#child.stderr!.setEncoding('utf8').on('data', (part) => (output = (output + part).slice(-2000)))
    const giveUpAt = Date.now() + readyWithinMs
    let answer = await this.#askReady()
    while (answer !== ready) {
      const { exitCode } = this.#child
      if (exitCode !== null) throw new Error(`the server left with ${exitCode}: ${output}`)
      if (Date.now() > giveUpAt) throw new Error(`not ready, ${answer}: ${output}`)
      await pause(50)
      answer = await this.#askReady()
    }
  }

  /** Sends kill -9 and waits until the process is gone. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Sends SIGTERM like an orderly restart. @returns the exit code */
  async end(): Promise<number | null> {
    const child = this.#child!
    const left = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = await left
    return code
  }

  /** Reads the server's database directly. */
  async look<T>(work: (client: QueryClientContract) => Promise<T>): Promise<T> {
    if (!onSqlite()) return work(db.connection())
    db.manager.add('killed', {
      client: 'better-sqlite3',
      connection: { filename: this.#sqliteFile },
      useNullAsDefault: true,
    })
    try {
      return await work(db.connection('killed'))
    } finally {
      await db.manager.release('killed')
    }
  }

  async dispose(): Promise<void> {
    await this.kill()
    await rm(this.directory, { recursive: true, force: true })
  }

  get #sqliteFile(): string {
    return join(this.directory, 'zhuxue.sqlite')
  }

  async isReady(): Promise<boolean> {
    return (await this.#askReady()) === ready
  }

  /** What the server answers instead of ready, or the connection error. */
  async #askReady(): Promise<string> {
    try {
      const signal = AbortSignal.timeout(5_000)
      const response = await fetch(`${this.url}/health/ready`, { signal })
      return response.ok ? ready : `${response.status} ${await response.text()}`
    } catch (error) {
      return String((error as Error).cause ?? error)
    }
  }
}

function onSqlite(): boolean {
  return db.connection().dialect.name !== 'mysql'
}
