/**
 * Whole checkouts (quote, buy, notice of the wallet, settled) and adding to the cart, 16 at a time, by turns against
 * the product and a bare server that sends the same statements and commits. A step of `npm run bench`:
 *
 *   BENCH_URL=… DB_…=… DATA_DIR=… checkout.ts <file of fill_checkout.ts> <file for the bare server>
 *
 * Between buying and paying the wallet's codes are made by one statement for all, which is not measured. MySQL and
 * MariaDB only, with the rights of root: what the product sends is read from the general log.
 */
import '../../api/bin/environment.js'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { startBare } from './bare_server.js'
import { Buyers } from './buyers.js'
import { median, onLoopback } from './measuring.js'
import { database } from './database.js'
import { recordStatements } from './statements.js'

const rounds = 3
const checkouts = 320
const additions = 640
/** Shares of the yardstick that are wanted. */
const wanted = { checkout: 35, cart: 30 }

const [fillFile, bareFile] = process.argv.slice(2)
const url = onLoopback(process.env.BENCH_URL)
const buyers = await Buyers.read(JSON.parse(readFileSync(fillFile, 'utf8')))

writeFileSync(bareFile, JSON.stringify(await recordStatements(buyers, url)))
const bare = await startBare(bareFile)

/** How many a second. */
interface Rates {
  checkout: number
  cart: number
}
const rates = { ours: [] as Rates[], theirs: [] as Rates[] }

async function round(where: string): Promise<Rates> {
  const cart = await buyers.addToCart(where, additions)
  const bought = await buyers.buy(where, checkouts)
  await buyers.showCodes()
  const told = await buyers.tell(where, bought.orderNos)
  return {
    checkout: checkouts / (bought.seconds + told.seconds),
    cart: additions / cart.seconds,
  }
}

try {
  // Once each without looking: connections open, code is compiled.
  await round(url)
  await round(bare.url)
  for (let at = 0; at < rounds; at++) {
    rates.ours.push(await round(url))
    rates.theirs.push(await round(bare.url))
  }
  for (const what of ['checkout', 'cart'] as const) {
    const [ours, theirs] = [rates.ours, rates.theirs].map((all) =>
      median(all.map((one) => one[what]))
    )
    const share = (100 * ours) / theirs
    console.log(
      `${what === 'checkout' ? 'whole checkout' : 'add to cart'} / bare: ${share.toFixed(0)} %  ` +
        `(${ours.toFixed(0)} / ${theirs.toFixed(0)} a second, 16 at a time; wanted ${wanted[what]} %; ` +
        `load ${loadavg()[0].toFixed(1)})`
    )
    if (share < wanted[what]) process.exitCode = 1
  }
  await buyers.checkAllPaid()
} finally {
  await bare.stop()
  await (await database()).end()
}
process.exit(process.exitCode ?? 0)
