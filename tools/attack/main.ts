/** Runs the attacks against the address that `tools/attack.mjs` hands over, one after the other. */
import { isLoopback } from '../loopback/address.mjs'
import { untried, type Finding } from './attack.js'
import { attacks } from './attacks.js'
import { Target } from '../loopback/target.js'

const [address, ...options] = process.argv.slice(2)
if (!isLoopback(address)) throw new Error(`"${address}" is not a server on this machine`)

const only = options[options.indexOf('--only') + 1] ?? ''
const chosen = options.includes('--only')
  ? attacks.filter(({ title, promises }) => `${title} ${promises}`.includes(only))
  : attacks
const signs = { true: 'held        ', false: 'FALLS SHORT ', null: 'not tried   ' }
const counts = { true: 0, false: 0, null: 0 }

for (const attack of chosen) {
  const target = new Target(address)
  const findings: Finding[] = await attack
    .run(target)
    .catch((error: Error) => [untried('', `the attack itself failed: ${error.message}`)])
  for (const { tried, held, seen } of findings) {
    const key = String(held) as keyof typeof counts
    counts[key]++
    const what = tried ? `${attack.title}: ${tried}` : attack.title
    console.log(`${signs[key]} ${attack.promises.padEnd(8)} ${what}`)
    if (held !== true) console.log(`${' '.repeat(22)}${seen.slice(0, 300)}`)
  }
}
console.log(`\n${counts.true} held, ${counts.false} fall short, ${counts.null} not tried`)
process.exit(counts.false ? 1 : 0)
