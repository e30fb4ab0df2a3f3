/**
 * A temporary instance of the product for the tools: the demo academy in a database of a new folder, served in
 * production mode on a free port of the loopback interface, with its log captured.
 */
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildChanged } from '../../scripts/build.mjs'
import { ace, environment, spawnCompiled, stop } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { isLoopback } from './address.mjs'
import { newKeys } from './keys.mjs'

const startSeconds = 60

/** The server at the given URL, or a temporary product. */
export async function openServer(address, settings) {
  if (address === undefined) {
    await buildChanged()
    console.log('Starting a product in production mode …')
    return startInstance(settings)
  }
  if (!isLoopback(address)) stop(`"${address}" is not a server on this machine, as in http://127.0.0.1:3000`)
  return { url: address.replace(/\/$/, ''), pid: undefined, folder: undefined, stop: async () => {} }
}

export async function startInstance(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-loopback-'))
  const port = await freePort()
  const env = {
    DATA_DIR: folder,
    // The demo users have no second factor, and the tools no authenticator.
    SECOND_FACTOR_REQUIRED: 'nobody',
    DB_CONNECTION: 'sqlite',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...newKeys(),
    ...settings,
  }
  const prepared = await ace(['prepare'], { env: { ...env, NODE_ENV: 'development' }, quiet: true })
  if (prepared.code !== 0) stop(prepared.output)

  const log = join(folder, 'server.log')
  const child = serve({ ...env, NODE_ENV: 'production', ALLOW_LOCAL_DRIVERS: 'true' }, log)
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child, log)
  return {
    url,
    folder,
    pid: child.pid,
    env,
    async stop() {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('close', resolve))
        child.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function serve(env, log) {
  const child = spawnCompiled('server', [], { env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
  process.once('exit', () => {
    child.kill('SIGKILL')
    rmSync(env.DATA_DIR, { recursive: true, force: true })
  })
  const file = createWriteStream(log)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  return child
}

async function untilReady(url, child, log) {
  const until = Date.now() + startSeconds * 1000
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false
    )
    if (isReady) return
    if (child.exitCode !== null || Date.now() > until) stop(readFileSync(log, 'utf8').slice(-3000))
    await pause(100)
  }
}
