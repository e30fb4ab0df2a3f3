/**
 * Signing in, measured: how far are twenty sign-ins at once from what hashing alone would take, what
 * does another route do meanwhile, and does an unknown name take as long as a wrong password?
 * `npm run bench` runs it; alone, against a server with the demo data and RATE_LIMITS=off:
 *
 *   BENCH_URL=http://127.0.0.1:4100 node --import=@poppinss/ts-exec ../tools/bench/sign_in.ts
 *
 * Loopback only.
 */
import { randomBytes } from 'node:crypto'
import { enter, learners } from './support/door.js'
import { measureStorm } from './login_storm.js'
import { median } from './support/measuring.js'

const tries = 200
/** Five wrong ones lock; a right one before that starts the count anew. */
const wrongInRow = 4

async function compareUnknownAndWrong() {
  const times = { unknown: [] as number[], wrong: [] as number[] }
  for (let at = 0; at < tries; at++) {
    const { loginName, passwd } = learners[Math.floor(at / wrongInRow) % learners.length]
    const nobody = `nobody-${at}-${randomBytes(4).toString('hex')}`
    times.unknown.push(await enter(nobody, 'not-it', 401))
    times.wrong.push(await enter(loginName, 'not-it', 401))
    if (at % wrongInRow === wrongInRow - 1) await enter(loginName, passwd, 200)
  }
  const [unknown, wrong] = [median(times.unknown), median(times.wrong)]
  const apart = (100 * Math.abs(unknown - wrong)) / wrong
  console.log(
    `unknown name ${unknown.toFixed(1)} ms, wrong password ${wrong.toFixed(1)} ms, ${tries} tries each: ` +
      `${apart.toFixed(1)} % apart (wanted less than 10 %)`
  )
}

await measureStorm()
await compareUnknownAndWrong()
