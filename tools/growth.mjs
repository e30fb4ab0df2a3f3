/**
 * `npm run growth -- <step>`: the product on a database as large as a province makes it. The database is made once by
 * `fill` and stays in GROWTH_DIR, so the other steps can be run again:
 *
 *   fill        GROWTH_PEOPLE, GROWTH_ORDERS and GROWTH_BEATS say how large; a database for each number of orders
 *   invariants  whether what was made adds up
 *   lists       every list of the board over HTTP, with the plan of what is slow
 *   statements  the most frequent statements of the product, with the rows that they read and return
 *   statistics  overview and drill-downs; beside the ones of GROWTH_TWIN orders, if they are filled
 *   jobs        how long the nightly jobs take
 *   sizes       bytes of each table and of a row
 *   capacity    what so many people need in machines, from costs that were measured
 *   up          serves the product on it until it is interrupted; GROWTH_PORT and GROWTH_URL lead other steps to it
 *
 * Errors that the product logs meanwhile are in GROWTH_DIR/product.log.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { ace, at, ensureInstalled, runNode, stop } from '../scripts/toolbox.mjs'
import { ensureMysqlServer, startMysqlServer } from '../scripts/mysql_server.mjs'
import { compile } from '../scripts/compile.mjs'
import { endServers, exec, serveProduct } from './bench/support/serve.mjs'
import { newKeys } from './loopback/keys.mjs'

const people = Number(process.env.GROWTH_PEOPLE ?? 1_000_000)
const orders = Number(process.env.GROWTH_ORDERS ?? people * 3)
const beats = Number(process.env.GROWTH_BEATS ?? orders * 10)
const twin = Number(process.env.GROWTH_TWIN ?? 100_000)
const folder = process.env.GROWTH_DIR ?? join(tmpdir(), 'zhuxue-growth')

const steps = { fill, invariants, lists, statements, statistics, jobs, sizes, capacity, up }
const step = steps[process.argv.at(2)]
if (!step) stop(`npm run growth -- ${Object.keys(steps).join(' | ')}`)

await ensureInstalled()
await compile()
await ensureMysqlServer('mariadb')
mkdirSync(folder, { recursive: true })
const serverOptions = [
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--skip-log-bin',
  `--innodb-buffer-pool-size=${process.env.GROWTH_POOL ?? '4G'}`,
  '--innodb-log-file-size=1G',
  '--loose-innodb-snapshot-isolation=ON',
  ...(step === fill ? ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0'] : []),
]
const mysql = await serverOfGrowth()
const keys = keptKeys()

try {
  await step()
} finally {
  endServers()
  await mysql.stop()
}
process.exit(process.exitCode ?? 0)

/** One that another step has started on GROWTH_PORT is used too. */
async function serverOfGrowth() {
  const port = process.env.GROWTH_PORT && Number(process.env.GROWTH_PORT)
  if (port && (await isListening(port))) {
    const there = { DB_CONNECTION: 'mysql', DB_HOST: '127.0.0.1', DB_PORT: String(port) }
    return { settings: { ...there, DB_USER: 'root', DB_PASSWORD: '' }, stop: async () => {} }
  }
  return startMysqlServer({ options: serverOptions, keptIn: join(folder, 'mysql'), port })
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(Boolean(socket.destroy())))
    socket.once('error', () => resolve(false))
  })
}

/** The same in each step, because tokens and signatures of the fill are looked at later. */
function keptKeys() {
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newKeys()))
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What a database of so many orders is called, and the file that says what is in it. */
function databaseOf(count) {
  return {
    made: join(folder, `${count}.json`),
    env: {
      ...mysql.settings,
      ...{ DB_DATABASE: `growth_${count}`, DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'off' },
      ...{ ...keys, WORKER: 'off', SERVE: 'api' },
    },
  }
}

async function fill() {
  const { made, env } = databaseOf(orders)
  if (existsSync(made)) return console.log(`${orders} orders are there: ${made}`)
  await mysql.create(env.DB_DATABASE)
  await must(ace(['prepare'], { env, quiet: true }))
  await must(bench('fill.ts', env, [made, people, orders, beats].map(String)))
}

async function invariants() {
  await report(ace(['invariants'], { env: filled(orders).env }))
}

async function lists() {
  await withProduct((env, made) => report(bench('lists.ts', env, [made])))
}

async function statements() {
  await withProduct((env, made) => report(bench('statements.ts', env, [made])))
}

async function statistics() {
  const results = join(folder, 'statistics.json')
  for (const count of [twin, orders].filter((one) => existsSync(databaseOf(one).made)))
    await withProduct((env, made) => report(bench('../statistics.ts', env, [made, results])), count)
}

async function jobs() {
  const { made, env } = filled(orders)
  await must(ace(['prepare'], { env, quiet: true }))
  await report(bench('jobs.ts', env, [made]))
}

async function sizes() {
  const { made, env } = filled(orders)
  await report(bench('sizes.ts', env, [made]))
}

async function capacity() {
  await report(bench('capacity.ts', {}, []))
}

async function up() {
  await withProduct(async (env, made) => {
    console.log(
      `GROWTH_URL=${env.BENCH_URL}, authorization: ${JSON.parse(readFileSync(made, 'utf8')).token}`
    )
    await new Promise((resolve) => process.once('SIGINT', resolve))
  })
}

async function withProduct(work, count = orders) {
  const { made, env } = filled(count)
  const running = process.env.GROWTH_URL
  if (running) return work({ ...env, BENCH_URL: running }, made)
  // What was migrated since the fill.
  await must(ace(['prepare'], { env, quiet: true }))
  const product = await serveProduct(env, join(folder, 'product.log'))
  await work({ ...env, BENCH_URL: product.url, BENCH_PID: String(product.pid) }, made)
  await product.stop()
}

function filled(count) {
  const found = databaseOf(count)
  if (!existsSync(found.made)) stop(`There are no ${count} orders: npm run growth -- fill`)
  return found
}

function bench(name, env, args) {
  return runNode([exec, `../tools/bench/growth/${name}`, ...args], { cwd: at('api'), env })
}

/** A limit that is not kept does not stop the others from being measured. */
async function report(done) {
  if ((await done).code !== 0) process.exitCode = 1
}

async function must(done) {
  const { code, output } = await done
  if (code !== 0) stop(output)
}
