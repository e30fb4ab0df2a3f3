/** Restarts everything, one process after the other, while users buy, watch and take a test (load.ts). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { at, node, runQuietly } from '../../scripts/toolbox.mjs'

/** Longer than Caddy's health_interval, so that the previous process serves again when the next one stops. */
const settleMs = 2_500
const beforeMs = 5_000

export async function restartUnderLoad(product) {
  const fixture = await product.makeScene()
  await product.start()
  const load = startLoad(product, fixture)
  await pause(beforeMs)
  const codes = {}
  const began = Date.now()
  for (const { name } of product.processes) {
    codes[name] = await product.stopOne(name)
    await product.startOne(name)
    await pause(settleMs)
  }
  product.reloadProxy()
  await pause(settleMs)
  const seconds = Math.round((Date.now() - began) / 1000)
  load.stdin.end()
  const [code] = await once(load, 'close')
  const unclean = Object.entries(codes).filter(([, left]) => left !== 0)
  for (const [name, left] of unclean) console.error(`${name} exited with ${left}, not 0`)
  console.log(`${Object.keys(codes).join(', ')} restarted and Caddy reloaded within ${seconds} s`)
  return code === 0 && !unclean.length
}

function startLoad(product, fixture) {
  const script = ['--import=@poppinss/ts-exec', at('tools/deployment/load.ts'), fixture]
  const child = spawn(node(), [...runQuietly, ...script], {
    cwd: at('api'),
    env: { ...process.env, ...product.settingsOf('worker'), TOPOLOGY_URL: product.url },
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}
