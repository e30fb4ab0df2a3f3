/**
 * Everything is restarted, one process after the other, while people buy, watch and sit a test: nothing that was
 * acknowledged may be lost or doubled, and nobody may see an error.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startLoad } from './start_load.mjs'

/** Longer than Caddy's health_interval, so that the one before serves again when the next one leaves. */
const settleMs = 2_500
const before = 5_000

export async function restartUnderLoad(product) {
  const made = join(product.folder, 'scene.json')
  await product.makeScene(made)
  await product.start()
  const load = startLoad(product, 'topology/load.ts', made)
  await pause(before)
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
  const code = await load.end()
  const unclean = Object.entries(codes).filter(([, left]) => left !== 0)
  for (const [name, left] of unclean) console.error(`${name} left with ${left}, not 0`)
  console.log(`${Object.keys(codes).join(', ')} restarted and Caddy reloaded within ${seconds} s`)
  return code === 0 && !unclean.length
}
