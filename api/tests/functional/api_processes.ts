import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../scripts/free_port.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Several API processes with the database and the keys of this run. */
export class ApiProcesses {
  #children: ChildProcess[] = []
  urls: string[] = []

  async start(count: number, settings: Record<string, string> = {}): Promise<void> {
    this.urls = await Promise.all(Array.from({ length: count }, () => this.#startOne(settings)))
  }

  async stop(): Promise<void> {
    await Promise.all(this.#children.map(end))
  }

  async #startOne(settings: Record<string, string>): Promise<string> {
    const port = await freePort()
    const child = spawn(process.execPath, ['--import=./tests/cached_typescript.js', 'bin/server.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port), SERVE: 'api', WORKER: 'off', ...settings },
    })
    this.#children.push(child)
    const output = lastOutput(child)
    const url = `http://127.0.0.1:${port}`
    for (let tries = 0; tries < 1_200; tries++) {
      const isReady = await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false
      )
      if (isReady) return url
      await pause(100)
    }
    throw new Error(`the API did not start: ${output()}`)
  }
}

/** The last 2,000 characters of the process's output. */
function lastOutput({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout!, stderr!]) {
    stream.setEncoding('utf8').on('data', (part) => (text = (text + part).slice(-2000)))
  }
  return () => text
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
}
