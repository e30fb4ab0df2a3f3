/**
 * Whole checkouts (quote, buy, notice of the wallet, settled) and adding to the cart, 16 at a time, by turns against
 * the product and a bare server that sends the same statements and commits. A step of `npm run bench`:
 *
 *   BENCH_URL=… DB_…=… DATA_DIR=… checkout.ts <file of fill/checkout.ts> <file for the bare server>
 *
 * Between buying and paying the wallet's codes are made by one statement for all, which is not measured. MySQL and
 * MariaDB only, with the rights of root: what the product sends is read from the general log.
 */
import '../../api/bin/environment.js'
import { readFileSync, writeFileSync } from 'node:fs'
import { startBare } from './bare/start_bare.js'
import { Buyers } from './support/buyers.js'
import { compareByTurns } from './support/by_turns.js'
import { onLoopback } from './support/measuring.js'
import { database } from './support/database.js'
import { recordStatements } from './support/statements.js'

const checkouts = 320
const additions = 640
const kinds = {
  checkout: { name: 'whole checkout', wanted: 35 },
  cart: { name: 'add to cart', wanted: 30 },
}

const [fillFile, bareFile] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const buyers = await Buyers.read(JSON.parse(readFileSync(fillFile, 'utf8')))

writeFileSync(bareFile, JSON.stringify(await recordStatements(buyers, url)))
const bare = await startBare(bareFile)

async function round(where: string) {
  const cart = await buyers.addToCart(where, additions)
  const bought = await buyers.buy(where, checkouts)
  await buyers.showCodes()
  const result = await buyers.sendNotice(where, bought.orderNos)
  return {
    checkout: checkouts / (bought.seconds + result.seconds),
    cart: additions / cart.seconds,
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
