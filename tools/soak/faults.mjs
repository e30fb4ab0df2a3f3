/** What breaks during a soak, one after the other. `api-2` and `storefront-2` are never ended, so that what they keep can be judged. */
import { setTimeout as pause } from 'node:timers/promises'

const faults = [
  { name: 'kill -9 of api-1', work: (product) => killAndStart(product, 'api-1') },
  { name: 'kill -9 of the worker', work: (product) => killAndStart(product, 'worker') },
  { name: 'storefront-2 hangs for 8 s', work: (product) => hang(product, 'storefront-2', 8_000) },
  { name: 'orderly restart of api-1', work: (product) => restart(product, 'api-1') },
  { name: 'kill -9 of the database', work: killDatabase },
  { name: 'api-2 hangs for 8 s', work: (product) => hang(product, 'api-2', 8_000) },
  { name: 'kill -9 of storefront-1', work: (product) => killAndStart(product, 'storefront-1') },
  { name: 'Caddy is reloaded', work: async (product) => product.reloadProxy() },
  { name: 'orderly restart of the worker', work: (product) => restart(product, 'worker') },
]

export const nextFault = (index) => faults[index % faults.length]

async function killAndStart(product, name) {
  await product.stopOne(name, 'SIGKILL')
  await product.startOne(name)
}

async function restart(product, name) {
  await product.stopOne(name)
  await product.startOne(name)
}

async function hang(product, name, ms) {
  product.suspend(name)
  await pause(ms)
  product.resume(name)
}

async function killDatabase(product) {
  await product.killDatabase()
  await pause(3_000)
  await product.startDatabaseAgain()
}
