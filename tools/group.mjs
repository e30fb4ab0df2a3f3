/**
 * `npm run group`: the product on three members of MySQL Group Replication behind HAProxy, with the files of docs/ops/group: two API
 * processes, a worker and Caddy, as docker-compose.yml has them. While people check out, answer and watch, the primary is killed
 * (kill -9) and comes back, GROUP_KILLS times (20). Nothing that was acknowledged may be lost or doubled on any member, nobody may
 * get an answer but a good one or 503 with Retry-After, and orders go on within 15 seconds. Needs a real MySQL (`MYSQL_BIN`), HAProxy and Caddy.
 * `npm run group -- up` starts it and stays.
 */
import { join } from 'node:path'
import { compile } from '../scripts/compile.mjs'
import { ensureInstalled, exitOnSignals } from '../scripts/toolbox.mjs'
import { freePort } from '../scripts/free_port.mjs'
import { ensureMysqlServer } from '../scripts/mysql_server.mjs'
import { Cluster } from './group/cluster.mjs'
import { ensureHaproxy, startHaproxy } from './group/haproxy.mjs'
import { killPrimaries } from './group/kills.mjs'
import { Product } from './topology/product.mjs'
import { startLoad } from './topology/start_load.mjs'

const kills = Number(process.env.GROUP_KILLS ?? 20)
/** Nobody looks at pages here. */
const without = ['storefront-1', 'storefront-2']
const env = { SECOND_FACTOR_REQUIRED: 'nobody', RATE_LIMITS: 'off', PROOFS: 'off' }
exitOnSignals()

await ensureInstalled()
await ensureMysqlServer('mysql')
await ensureHaproxy()
await compile()
let cluster
const product = await Product.prepare(env, { startDatabase: startGroup, without })
let isFine = false
try {
  await product.start()
  if (process.argv[2] === 'up') await stay()
  isFine = await killUnderLoad()
  if (!isFine) console.error(product.complaints())
} finally {
  await product.stop()
}
console.log(isFine ? '\nthe group passed' : '\nthe group failed')
process.exit(isFine ? 0 : 1)

/** In place of the one server of docker-compose.yml. */
async function startGroup({ port }) {
  cluster = await Cluster.start()
  const { ports: members } = cluster
  const logFile = join(cluster.folder, 'haproxy.log')
  const proxy = startHaproxy({ members, writes: port, reads: await freePort(), logFile })
  return {
    create: (name) => cluster.run([`create database ${name}`]),
    run: (statements) => cluster.run(statements),
    async stop() {
      await proxy.stop()
      await cluster.stop()
    },
  }
}

async function killUnderLoad() {
  const made = join(product.folder, 'scene.json')
  await product.makeScene(made, { buyers: 100, courses: 120, candidates: 8, watching: 8 })
  /** When each kind of call was answered well. */
  const answered = {}
  const load = startLoad(product, 'group/load.ts', made, {
    env: { GROUP_MEMBERS: String(cluster.ports) },
    onMessage: ({ what, at }) => (answered[what] ??= []).push(at),
  })
  const { DB_PORT } = product.settingsOf('worker')
  const isInTime = await killPrimaries(cluster, { kills, proxyPort: Number(DB_PORT), answered })
  await cluster.untilWhole()
  return (await load.end()) === 0 && isInTime
}

async function stay() {
  const { DB_HOST, DB_PORT } = product.settingsOf('worker')
  console.log(`\n${product.url}; Ctrl-C ends it. HAProxy ${DB_HOST}:${DB_PORT}`)
  console.log(`members: ${cluster.ports.join(', ')}; logs: ${product.folder}, ${cluster.folder}`)
  await new Promise(() => {})
}
