/**
 * People who buy, answer and watch until standard input ends, and try again what was refused for a moment. Then whatever was acknowledged
 * is looked for on every member, and the members are compared. Exits with 1 when something is missing, doubled or different, or
 * somebody got an answer other than a good one or 503 with Retry-After. Each good answer is told to the parent. Run by `tools/group.mjs`:
 *
 *   TOPOLOGY_URL=… GROUP_MEMBERS=<ports> DB_…=… DATA_DIR=… load.ts <file of scene.ts>
 */
import '../../api/bin/environment.js'
import { readFileSync } from 'node:fs'
import { onLoopback } from '../bench/support/measuring.js'
import { brokenPromises } from '../bench/support/rush_check.js'
import { Crowd } from '../topology/crowd.js'
import { lostOrDoubled } from '../topology/kept.js'
import { acknowledgedBy } from '../topology/tally.js'
import { differences, openMember, untrueOn } from './members.js'
import { Persistence } from './persistence.js'

const persistence = new Persistence((what) => process.send?.({ what, at: Date.now() }))
const crowd = await Crowd.of(
  JSON.parse(readFileSync(process.argv[2], 'utf8')),
  onLoopback(process.env.TOPOLOGY_URL),
  persistence.attempt
)
process.stdin.resume().on('end', () => crowd.end())

const sat = await crowd.act({ buyers: Number(process.env.GROUP_BUYERS ?? 12), visitors: 0 })

const members = await Promise.all(process.env.GROUP_MEMBERS!.split(',').map(openMember))
const missing = await brokenPromises(crowd.candidates, crowd.url, sat)
for (const { name, connection } of members) {
  const found = [...(await lostOrDoubled(crowd, connection)), ...(await untrueOn(connection))]
  missing.push(...found.map((sentence) => `${name}: ${sentence}`))
}
missing.push(...(await differences(members)))

const { announced, stillRunning, faults } = persistence
for (const sentence of [...faults, ...missing].slice(0, 30)) console.error(sentence)
console.log(
  `acknowledged: ${acknowledgedBy(crowd, sat)}; ${missing.length} lost, doubled or different`
)
console.log(
  `refused: ${announced} with 503 and Retry-After, ${stillRunning} while the first was under way, ${faults.length} otherwise`
)
process.exit(missing.length || faults.length ? 1 : 0)
