/**
 * Whole checkouts (cart, price, order, payment code, notice of the wallet, the order read as paid), adding to the cart and
 * course pages of people who are signed in, 16 at a time, by turns against the product and a bare server with the least
 * SQL for the same rows; and what a call costs each of the two processes, which other work on the machine moves less.
 * A step of `npm run bench`, alone as `npm run bench -- checkout`:
 *
 *   BENCH_URL=… BENCH_PID=… DB_…=… DATA_DIR=… checkout.ts <file of fill/checkout.ts>
 *
 * MySQL and MariaDB only.
 */
import '../../api/bin/environment.js'
import { readFileSync } from 'node:fs'
import { startBare } from './bare/start_bare.js'
import { Buyers } from './support/buyers.js'
import { compareByTurns } from './support/by_turns.js'
import { cpuOf, median, onLoopback } from './support/measuring.js'
import { database } from './support/database.js'

const scale = Number(process.env.BENCH_SCALE ?? 1)
const counts = { checkouts: 320 * scale, additions: 640 * scale, looks: 1280 * scale }
const kinds = {
  checkout: { name: 'whole checkout', wanted: 35 },
  cart: { name: 'add to cart', wanted: 30 },
  detail: { name: 'signed-in detail', wanted: 40 },
}

type Kind = keyof typeof kinds

const [fillFile] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const buyers = await Buyers.read(JSON.parse(readFileSync(fillFile, 'utf8')))
const bare = await startBare(fillFile)

const servers = { [url]: Number(process.env.BENCH_PID), [bare.url]: bare.pid }
/** Microseconds of processor a call, of each round. */
const spent = { [url]: [] as Record<Kind, number>[], [bare.url]: [] as Record<Kind, number>[] }

async function timed<T>(where: string, calls: number, work: () => Promise<T>) {
  const before = cpuOf(servers[where])
  const done = await work()
  return { done, us: ((cpuOf(servers[where]) - before) * 1e6) / calls }
}

async function round(where: string) {
  const { checkouts, additions, looks } = counts
  const detail = await timed(where, looks, () => buyers.look(where, looks))
  const cart = await timed(where, additions, () => buyers.addToCart(where, additions))
  const checkout = await timed(where, checkouts, async () => {
    const bought = await buyers.buy(where, checkouts)
    const result = await buyers.settle(where, bought.orders)
    return bought.seconds + result.seconds
  })
  spent[where].push({ checkout: checkout.us, cart: cart.us, detail: detail.us })
  return {
    checkout: checkouts / checkout.done,
    cart: additions / cart.done.seconds,
    detail: looks / detail.done.seconds,
  }
}

/** Without the first round, in which code is compiled. */
function printSpent() {
  for (const kind of Object.keys(kinds) as Kind[]) {
    const us = [url, bare.url].map((where) =>
      median(spent[where].slice(1).map((one) => one[kind])).toFixed(0)
    )
    console.log(`  ${kinds[kind].name}: processor time of a call ${us.join(' / ')} µs`)
  }
}

try {
  await compareByTurns(kinds, round, { ours: url, bare: bare.url })
  printSpent()
  await buyers.checkAllPaid()
} finally {
  await bare.stop()
  await (await database()).end()
}
process.exit(process.exitCode ?? 0)
