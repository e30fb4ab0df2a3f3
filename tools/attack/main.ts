/**
 * `npm run tools -- attack [<address>] [--only=<part of a title or a promise>]`: common attacks, one row per attempt,
 * with the id from docs/threats.md. Exits with 1 when one succeeds. The targets are the users of the demo academy.
 */
import { parseArgs } from 'node:util'
import { exitOnSignals } from '../../scripts/toolbox.mjs'
import { openServer } from '../local_client/instance.mjs'
import { Target } from '../local_client/target.js'
import { notRun, type Finding } from './attack.js'
import { attacks } from './attacks.js'

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
})
const signs = { true: 'held        ', false: 'FALLS SHORT ', null: 'not tried   ' }
const counts = { true: 0, false: 0, null: 0 }

exitOnSignals()
const server = await openServer(positionals[0])
for (const attack of attacks) {
  if (!`${attack.title} ${attack.promises}`.includes(values.only)) continue
  const target = new Target(server.url, server)
  const findings: Finding[] = await attack
    .run(target)
    .catch((error: Error) => [notRun('', `the attack itself failed: ${error.message}`)])
  for (const { tried, held, seen } of findings) {
    const key = String(held) as keyof typeof counts
    counts[key]++
    const what = tried ? `${attack.title}: ${tried}` : attack.title
    console.log(`${signs[key]} ${attack.promises.padEnd(8)} ${what}`)
    if (held !== true) console.log(`${' '.repeat(22)}${seen.slice(0, 300)}`)
  }
}
await server.stop()
console.log(`\n${counts.true} held, ${counts.false} fall short, ${counts.null} not tried`)
process.exit(counts.false ? 1 : 0)
