/**
 * Whole checkouts (cart, price, order, payment code, notice of the wallet, the order read as paid), adding to the cart and
 * course pages of people who are signed in, 16 at a time, by turns against the product and a bare server with the least
 * SQL for the same rows. A step of `npm run bench`, alone as `npm run bench -- checkout`:
 *
 *   BENCH_URL=… DB_…=… DATA_DIR=… checkout.ts <file of fill/checkout.ts>
 *
 * MySQL and MariaDB only.
 */
import '../../api/bin/environment.js'
import { readFileSync } from 'node:fs'
import { startBare } from './bare/start_bare.js'
import { Buyers } from './support/buyers.js'
import { compareByTurns } from './support/by_turns.js'
import { onLoopback } from './support/measuring.js'
import { database } from './support/database.js'

const scale = Number(process.env.BENCH_SCALE ?? 1)
const counts = { checkouts: 320 * scale, additions: 640 * scale, looks: 1280 * scale }
const kinds = {
  checkout: { name: 'whole checkout', wanted: 35 },
  cart: { name: 'add to cart', wanted: 30 },
  detail: { name: 'signed-in detail', wanted: 40 },
}

const [fillFile] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const buyers = await Buyers.read(JSON.parse(readFileSync(fillFile, 'utf8')))
const bare = await startBare(fillFile)

async function round(where: string) {
  const detail = await buyers.look(where, counts.looks)
  const cart = await buyers.addToCart(where, counts.additions)
  const bought = await buyers.buy(where, counts.checkouts)
  const result = await buyers.settle(where, bought.orders)
  return {
    checkout: counts.checkouts / (bought.seconds + result.seconds),
    cart: counts.additions / cart.seconds,
    detail: counts.looks / detail.seconds,
  }
}

try {
  await compareByTurns(kinds, round, { ours: url, bare: bare.url })
  await buyers.checkAllPaid()
} finally {
  await bare.stop()
  await (await database()).end()
}
process.exit(process.exitCode ?? 0)
