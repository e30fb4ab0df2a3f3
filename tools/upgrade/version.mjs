/** One version of the product in a tree of its own: its schema, its process, and people who use it. */
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { environment, node, npm, quietly, run, stop } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'

const exec = '--import=@poppinss/ts-exec'
const readyTries = 600

export class Version {
  #child
  #env

  constructor(name, tree, settings, folder) {
    this.name = name
    this.tree = tree
    this.folder = folder
    this.#env = settings
  }

  async install() {
    await must(npm(['ci', '--no-audit', '--no-fund'], { cwd: this.tree, quiet: true }))
    await must(npm(['run', 'build'], { cwd: this.tree, quiet: true }))
  }

  /** Migrations, and demo data where the database is empty. */
  prepare() {
    return must(this.#once(['ace.js', 'prepare'], { NODE_ENV: 'development', DEMO: 'on' }))
  }

  async start() {
    const port = await freePort()
    this.url = `http://127.0.0.1:${port}`
    const settings = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) }
    this.#child = this.#spawn([exec, 'bin/server.ts'], { ...settings, PUBLIC_URL: this.url })
    const log = join(this.folder, `${this.name}.log`)
    const file = createWriteStream(log)
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream.pipe(file, { end: false })
    for (let tries = 0; tries < readyTries; tries++) {
      if (await isReady(this.url)) return
      if (this.#child.exitCode !== null) break
      await pause(100)
    }
    stop(`${readFileSync(log, 'utf8').slice(-3000)}\nThe ${this.name} version did not start.`)
  }

  /** People of this version's own factories, apart from those of the other version. */
  async load(counts = {}) {
    const scene = join(this.folder, `${this.name}-scene.json`)
    const settings = { NODE_ENV: 'development', DEMO: 'off' }
    await must(
      this.#once([exec, '../tools/topology/scene.ts', scene, JSON.stringify(counts)], settings)
    )
    const child = this.#spawn([exec, '../tools/topology/load.ts', scene], {
      TOPOLOGY_URL: this.url,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => process.stdout.write(`[${this.name}] ${text}`))
    const left = new Promise((resolve) => child.once('close', resolve))
    return {
      end() {
        child.stdin.end()
        return left
      },
    }
  }

  /** @returns the code it left with */
  stop() {
    const left = new Promise((resolve) => this.#child.once('close', resolve))
    this.#child.kill('SIGTERM')
    return left
  }

  #once(args, settings) {
    return run(node(), [...quietly, ...args], {
      cwd: join(this.tree, 'api'),
      env: { ...this.#env, ...settings },
      quiet: true,
    })
  }

  #spawn(args, settings) {
    const child = spawn(node(), [...quietly, ...args], {
      cwd: join(this.tree, 'api'),
      env: environment({ ...this.#env, ...settings }),
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    process.once('exit', () => child.kill('SIGKILL'))
    return child
  }
}

const isReady = (url) =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false
  )

async function must(step) {
  const { code, output } = await step
  if (code !== 0) stop(output)
}
