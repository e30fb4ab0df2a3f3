/**
 * People who buy, watch, sit a test and read pages behind the proxy until standard input ends, each call sent once and
 * never again. Then whatever was acknowledged is looked for in the database. Exits with 1 when anybody saw an error or
 * something is missing or doubled. Run by `rolling.mjs`:
 *
 *   TOPOLOGY_URL=… DB_…=… DATA_DIR=… load.ts <file of scene.ts>
 */
import '../../api/bin/environment.js'
import { readFileSync } from 'node:fs'
import { database } from '../bench/support/database.js'
import { onLoopback } from '../bench/support/measuring.js'
import { brokenPromises } from '../bench/support/rush_check.js'
import { Crowd } from './crowd.js'
import { lostOrDoubled } from './kept.js'
import { acknowledgedBy, Tally } from './tally.js'

const tally = new Tally()
const crowd = await Crowd.of(
  JSON.parse(readFileSync(process.argv[2], 'utf8')),
  onLoopback(process.env.TOPOLOGY_URL),
  (what, work) => tally.count(what, work)
)
process.stdin.resume().on('end', () => crowd.end())

const sat = await crowd.act({ buyers: 3, visitors: 2 })

const missing = [
  ...(await lostOrDoubled(crowd, await database())),
  ...(await brokenPromises(crowd.candidates, crowd.url, sat)),
]
for (const sentence of missing.slice(0, 20)) console.error(sentence)
console.log(tally.report())
console.log(`acknowledged: ${acknowledgedBy(crowd, sat)}; ${missing.length} lost or doubled`)
process.exit(tally.failed || missing.length ? 1 : 0)
