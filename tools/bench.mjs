/**
 * `npm run bench`: the ratios of docs/performance.md, product and yardstick side by side in one run on
 * MySQL or MariaDB. Loopback only. `npm run bench -- beats`, `-- exams`, `-- my-cert`,
 * `-- statistics`, `-- course-study`, `-- exports`, `-- shelf`, `-- start`, `-- uncached` and `-- checkout` run those steps alone.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ace, at, ensureInstalled, exitOnSignals, runNode, stop } from '../scripts/toolbox.mjs'
import { buildWhatChanged } from '../scripts/build.mjs'
import { compile } from '../scripts/compile.mjs'
import { ensureMysqlServer, startMysqlServer } from '../scripts/mysql_server.mjs'
import { measureStarts } from './bench/start.mjs'
import { endServers, exec, serve, serveProduct as serveAsMeasured } from './bench/support/serve.mjs'
import { newKeys } from './loopback/keys.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const rounds = 3
const pagesOfRound = Number(process.env.BENCH_PAGES ?? 300)
let pagesAsked = 0
const asBrowsersAsk = { 'accept-encoding': 'gzip, br' }

const steps = {
  ...{ beats, exams, 'my-cert': myCertificates, statistics },
  ...{ 'course-study': courseStudy, 'exports': longExports, shelf, start, uncached },
  ...{ checkout: checkouts },
}
const wanted = process.argv.at(2)
const alone = steps[wanted]
if (wanted && !alone) stop(`npm run bench -- ${Object.keys(steps).join(' | ')}`)

exitOnSignals()
await ensureInstalled()
await ensureMysqlServer()
/** Other steps by themselves ask for no page, so nothing has to be built for them. */
const asksForPages = !alone || [shelf, start, uncached].includes(alone)
if (asksForPages) await buildWhatChanged()
else await compile()
const { default: autocannon } = await import('autocannon')

const folder = mkdtempSync(join(tmpdir(), 'zhuxue-bench-'))
const queries = join(folder, 'queries.json')
const mysql = await startMysqlServer()
const settings = { ...(await mysql.create('zhuxue_bench')), DATA_DIR: folder, LOG_LEVEL: 'error' }
const keys = newKeys()

try {
  await (alone ?? everything)()
} finally {
  endServers()
  await pause(500)
  await mysql.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(process.exitCode ?? 0)

async function everything() {
  await must(ace(['prepare'], { env: settings, quiet: true }))
  await must(
    runNode([exec, '../tools/bench/support/capture.ts', queries], {
      cwd: at('api'),
      env: settings,
      quiet: true,
    })
  )
  const { courseId } = JSON.parse(readFileSync(queries, 'utf8'))

  const bare = await serve('tools/bench/bare/catalogue.mjs', [queries], settings)
  const ready = await serveProduct()

  const pairs = [
    [
      'API list of 20 / bare',
      `${ready.url}/api/public/courses?courseType=1&pageSize=20`,
      `${bare.url}/list`,
    ],
    [
      'API course detail / bare',
      `${ready.url}/api/public/courses/${courseId}`,
      `${bare.url}/detail`,
    ],
  ]
  for (const [name, ours, theirs] of pairs) console.log(await compare(name, ours, theirs))
  await must(bench('sign_in.ts', { BENCH_URL: ready.url }))
  await ready.stop()
  await start()
  await uncached()
  await shelf()
  await checkouts()
  await beats()
  await exams()
  await myCertificates()
  await itemAnalysis()
  await courseStudy()
  await longExports()
  await catalogueAtTwoSizes()
}

/** What visitors get from memory, beside a server with one statement a question and beside one that sends a buffer. */
async function shelf() {
  const own = { ...(await mysql.create('zhuxue_shelf')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  await must(ace(['prepare'], { env: own, quiet: true }))
  const product = await serveProduct({ ...own, WORKER: 'off', SHELF_MB: '64' })
  const page = `${product.url}/index/courses?courseType=1`
  const list = `${product.url}/api/public/courses?courseType=1&pageSize=20`
  const { courseId } = (await (await fetch(list)).json()).courses[0]
  const detail = `${product.url}/api/public/courses/${courseId}`
  const bare = await serve('tools/bench/bare/shelf.mjs', [page, String(courseId)], own)
  const pairs = [
    ['list of visitors / one statement', list, `${bare.url}/list`],
    ['detail of visitors / one statement', detail, `${bare.url}/detail`],
    ['kept page / a buffer of it', page, `${bare.url}/page`],
  ]
  for (const [name, ours, theirs] of pairs) {
    console.log(await compare(name, ours, theirs))
    const spent = await Promise.all([spentBy(product, ours), spentBy(bare, theirs)])
    console.log(`  processor time of a request: ${spent.map((us) => us.toFixed(0)).join(' / ')} µs`)
  }
  await product.stop()
  await bare.stop()
}

/** How soon the product is ready, and what it holds while nobody asks. */
async function start() {
  const own = { ...(await mysql.create('zhuxue_start')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  await must(ace(['prepare'], { env: { ...own, ...keys }, quiet: true }))
  await measureStarts({
    ...own,
    ...keys,
    NODE_ENV: 'production',
    ALLOW_LOCAL_DRIVERS: 'true',
    SECOND_FACTOR_REQUIRED: 'nobody',
    HOST: '127.0.0.1',
  })
}

/**
 * Pages that nothing keeps, plain and as a browser asks for them, in alternating rounds: with the API in the shop's process,
 * which lends them what it keeps, without anything kept, and asked over HTTP.
 */
async function uncached() {
  const own = { ...(await mysql.create('zhuxue_uncached')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  await must(ace(['prepare'], { env: own, quiet: true }))
  const other = await serveProduct({ ...own, WORKER: 'off' })
  const lending = await serveProduct({ ...own, WORKER: 'off', SHELF_MB: '64' })
  const emptyShelf = await serveProduct({ ...own, WORKER: 'off' })
  const asking = await serveProduct({ ...own, WORKER: 'off', API_URL: other.url })
  const products = {
    'in one process': { url: lending.url, pids: [lending.pid] },
    // One page at a time: those that are rendered at the same time share what they ask for.
    'nothing kept': { url: emptyShelf.url, pids: [emptyShelf.pid], connections: 1 },
    'over HTTP': { url: asking.url, pids: [asking.pid, other.pid] },
  }
  const list = await (await fetch(`${other.url}/api/public/courses?courseType=1`)).json()
  const pages = { course: `/index/course-info/${list.courses[0].courseId}`, home: '/index' }
  for (const [page, path] of Object.entries(pages)) {
    for (const encoding of ['identity', 'br']) {
      const spent = Object.fromEntries(Object.keys(products).map((name) => [name, []]))
      for (let round = 0; round <= rounds; round++) {
        for (const [name, product] of Object.entries(products))
          spent[name].push(await spentOnPages(product, path, encoding))
      }
      for (const [name, [, ...measured]] of Object.entries(spent)) {
        const us = median(measured)
        console.log(
          `uncached ${page}, ${encoding}, ${name}: ${(us / 1000).toFixed(1)} ms, ${Math.round(1e6 / us)} a second and core`
        )
      }
    }
  }
  for (const product of [lending, emptyShelf, asking, other]) await product.stop()
}

/** Each page under an address of its own: who asks for what is being rendered would wait for it. */
async function spentOnPages({ pids, url, connections = 4 }, path, encoding) {
  const ticks = () => pids.reduce((sum, pid) => sum + ticksOf(pid), 0)
  const before = ticks()
  const setupRequest = (request) => ({ ...request, path: `${path}?page=${++pagesAsked}` })
  const result = await autocannon({
    ...{ url, connections, amount: pagesOfRound, requests: [{ setupRequest }] },
    headers: { 'accept-encoding': encoding },
  })
  if (result.non2xx || result.errors) stop(`${path}: ${result.non2xx} refused`)
  return ((ticks() - before) * 10_000) / result.requests.total
}

/** Whole checkouts, additions to the cart and signed-in details, beside a bare server with the least SQL. */
async function checkouts() {
  const own = { ...(await mysql.create('zhuxue_checkout')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  const made = join(folder, 'checkout.json')
  await must(ace(['prepare'], { env, quiet: true }))
  await must(bench('fill/checkout.ts', env, [made]))
  const shop = await serveProduct({ ...own, WORKER: 'off' })
  const ours = { BENCH_URL: shop.url, BENCH_PID: String(shop.pid) }
  await report(bench('checkout.ts', { ...env, ...ours }, [made]))
  await shop.stop()
}

/** Beats of players, beside a bare server that keeps them by the least SQL. */
async function beats() {
  const own = { ...(await mysql.create('zhuxue_beats')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  const made = join(folder, 'beats.json')
  await must(ace(['prepare'], { env, quiet: true }))
  await must(bench('fill/beats.ts', env, [made]))
  const product = await serveProduct({ ...own, WORKER: 'off' })
  const ours = { BENCH_URL: product.url, BENCH_PID: String(product.pid) }
  await report(bench('beats.ts', { ...env, ...ours }, [made]))
  await product.stop()
}

/** Saving answers and whole exams beside a bare server with the least SQL for the same commits. */
async function exams() {
  const own = { ...(await mysql.create('zhuxue_exams')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  const made = join(folder, 'exams.json')
  await must(ace(['prepare'], { env, quiet: true }))
  await must(bench('fill/exams.ts', env, [made, '480', '20']))
  const shop = await serveProduct({ ...own, WORKER: 'off' })
  await report(bench('exams.ts', { ...env, BENCH_URL: shop.url }, [made]))
  await shop.stop()
}

/** My certificates of a person with much study beside one with little. */
async function myCertificates() {
  const own = { ...(await mysql.create('zhuxue_my_cert')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  const made = join(folder, 'my_cert.json')
  await must(ace(['prepare'], { env, quiet: true }))
  await must(bench('fill/my_cert.ts', env, [made]))
  const product = await serveProduct({ ...own, WORKER: 'off' })
  await report(bench('my_cert.ts', { ...env, BENCH_URL: product.url }, [made]))
  await product.stop()
}

/** Overview and drill-downs over 100,000 orders and ten times as many (or BENCH_ORDERS); minutes, so by itself only. */
async function statistics() {
  const own = { ...(await mysql.create('zhuxue_statistics')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  const [made, results] = ['statistics.json', 'results.json'].map((name) => join(folder, name))
  await must(ace(['prepare'], { env, quiet: true }))
  for (const orders of (process.env.BENCH_ORDERS ?? '100000,1000000').split(',')) {
    await must(bench('fill/statistics.ts', env, [made, orders]))
    const product = await serveProduct({ ...own, WORKER: 'off' })
    await report(bench('statistics.ts', { ...env, BENCH_URL: product.url }, [made, results]))
    await product.stop()
  }
}

/** The questions of a paper that ten thousand people sat. */
async function itemAnalysis() {
  const own = { ...(await mysql.create('zhuxue_items')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  await must(ace(['prepare'], { env, quiet: true }))
  await report(bench('item_analysis.ts', env))
}

/** How a course of sixty chapters is studied by two thousand. */
async function courseStudy() {
  const own = { ...(await mysql.create('zhuxue_study')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  await must(ace(['prepare'], { env, quiet: true }))
  await report(bench('course_study.ts', env))
}

/** An Excel of 50,000 orders while others ask for courses; the job runs in the process that answers. */
async function longExports() {
  const own = { ...(await mysql.create('zhuxue_exports')), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const env = { ...own, ...keys, DEMO: 'off' }
  const made = join(folder, 'exports.json')
  await must(ace(['prepare'], { env, quiet: true }))
  // A tenth of them is cancelled and not in the sheet.
  await must(bench('fill/statistics.ts', env, [made, '55556']))
  const product = await serveProduct(own)
  const ours = { BENCH_URL: product.url, BENCH_PID: String(product.pid) }
  await report(bench('exports.ts', { ...env, ...ours }, [made]))
  await product.stop()
}

/** The same questions to two shops of their own, then readers of the larger one while courses are revoked. */
async function catalogueAtTwoSizes() {
  const [small, large] = [await shopOf('small', 100), await shopOf('large', 10_000)]
  await report(
    bench('catalogue.ts', {
      BENCH_SMALL: small.url,
      BENCH_SMALL_TOKEN: small.token,
      BENCH_LARGE: large.url,
      BENCH_LARGE_TOKEN: large.token,
    })
  )
  await small.stop()
  await large.stop()
  const shop = await serveProduct({ ...large.settings, SHELF_MB: '64' })
  await report(bench('purge.ts', { BENCH_URL: shop.url, BENCH_TOKEN: large.token }))
  await shop.stop()
}

async function shopOf(name, courses) {
  const own = { ...(await mysql.create(`zhuxue_${name}`)), DATA_DIR: folder, LOG_LEVEL: 'error' }
  const token = join(folder, `${name}.token`)
  const env = { ...own, ...keys, DEMO: 'off' }
  await must(ace(['prepare'], { env, quiet: true }))
  await must(bench('fill/catalogue.ts', env, [String(courses), token]))
  return { ...(await serveProduct(own)), token, settings: own }
}

function bench(name, env, args = []) {
  return runNode([exec, `../tools/bench/${name}`, ...args], { cwd: at('api'), env })
}

/** A limit that is not kept does not stop the others from being measured. */
async function report(step) {
  if ((await step).code !== 0) process.exitCode = 1
}

/** Medians of alternating rounds, so that whatever else the machine does hits both alike. */
async function compare(name, ours, theirs) {
  const rates = { ours: [], theirs: [] }
  await load(ours, 2)
  await load(theirs, 2)
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await load(ours, seconds))
    rates.theirs.push(await load(theirs, seconds))
  }
  const [a, b] = [median(rates.ours), median(rates.theirs)]
  return `${name}: ${Math.round((100 * a) / b)} %  (${Math.round(a)} / ${Math.round(b)} requests per second)`
}

/** Microseconds of the server's own process for each request; those of the database are not in it. */
async function spentBy({ pid }, url) {
  const before = ticksOf(pid)
  const perSecond = await load(url, seconds)
  return ((ticksOf(pid) - before) * 10_000) / (perSecond * seconds)
}

/** Hundredths of a second of a process. */
function ticksOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(stat[11]) + Number(stat[12])
}

async function load(url, duration) {
  // The buffer of a page is plain, and both are to send the same bytes.
  const headers = /\/(index|page)/.test(url) ? {} : asBrowsersAsk
  const result = await autocannon({ url, connections: 16, duration, headers })
  if (result.non2xx || result.errors)
    stop(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

function serveProduct(own = settings) {
  return serveAsMeasured({ ...own, ...keys, ...(!asksForPages && { SERVE: 'api' }) })
}

async function must(step) {
  const { code, output } = await step
  if (code !== 0) stop(output)
}
