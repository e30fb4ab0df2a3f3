/** Servers that a bench starts and ends. */
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { at, environment, node, quietly, spawnCompiled, stop } from '../../../scripts/toolbox.mjs'
import { freePort } from '../../../scripts/free_port.mjs'

export const exec = '--import=@poppinss/ts-exec'
const product = 'server'
const children = []

/**
 * The product in production with all limits off, without the shelf, which would answer instead of what is measured.
 * @param log a file that its log is added to
 */
export function serveProduct(settings, log) {
  const env = {
    SHELF_MB: '0',
    ...settings,
    NODE_ENV: 'production',
    ALLOW_LOCAL_DRIVERS: 'true',
    RATE_LIMITS: 'off',
    PROOFS: 'off',
    SECOND_FACTOR_REQUIRED: 'nobody',
  }
  return serve(product, [], env, log)
}

/** Resolves when it answers. */
export async function serve(first, args, env, log) {
  const port = await freePort()
  const isProduct = first === product
  const began = Date.now()
  const surroundings = {
    env: environment({ ...env, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }),
    stdio: ['ignore', log ? openSync(log, 'a') : 'ignore', 'inherit'],
  }
  const child = isProduct
    ? spawnCompiled(product, args, surroundings)
    : spawn(node(), [...quietly, at(first), ...args], { cwd: at(), ...surroundings })
  children.push(child)
  const url = `http://127.0.0.1:${port}`
  const probe = isProduct ? '/health/ready' : '/list'
  while (
    !(await fetch(url + probe).then(
      () => true,
      () => false
    ))
  ) {
    if (child.exitCode !== null) stop(`${args[0] ?? first} left with ${child.exitCode}.`)
    await pause(50)
  }
  if (isProduct) console.log(`ready after ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return {
    url,
    pid: child.pid,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Of all servers that were started here. */
export function endServers() {
  for (const child of children) child.kill('SIGTERM')
}
