/**
 * Signing in, measured: does an unknown name take as long as a wrong password, and how far are twenty
 * sign-ins at once from what hashing alone would take? Run it against a server with rate limits off:
 *
 *   BENCH_URL=http://127.0.0.1:4100 BENCH_LOGIN=<login name> BENCH_PASSWORD=<password> \
 *     node --import=@poppinss/ts-exec bench/sign_in.ts
 *
 * Loopback only. Wrong passwords lock an account after five, so each wrong try uses a name of its own
 * kind: `BENCH_KNOWN` is a file with one existing login name a line.
 */
import { argon2Sync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

const url = process.env.BENCH_URL ?? ''
if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(url)) {
  throw new Error('BENCH_URL must be a server on this machine')
}
const tries = 200
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function enter(loginName: string, passwd: string): Promise<number> {
  const began = performance.now()
  await fetch(`${url}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, passwd, loginType: 'password' }),
  }).then((answer) => answer.text())
  return performance.now() - began
}

async function compareUnknownAndWrong(known: string[]) {
  const times = { unknown: [] as number[], wrong: [] as number[] }
  for (let at = 0; at < tries; at++) {
    times.unknown.push(await enter(`nobody-${at}-${randomBytes(4).toString('hex')}`, 'not-it'))
    times.wrong.push(await enter(known[at % known.length], 'not-it'))
  }
  const [unknown, wrong] = [median(times.unknown), median(times.wrong)]
  const apart = Math.abs(unknown - wrong) / wrong
  console.log(
    `unknown ${unknown.toFixed(1)} ms, wrong ${wrong.toFixed(1)} ms: ${(apart * 100).toFixed(1)} % apart`
  )
}

async function compareWithHashing(loginName: string, passwd: string) {
  const began = performance.now()
  for (let at = 0; at < 10; at++) {
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    argon2Sync('argon2id', { message: passwd, nonce: randomBytes(16), ...cost })
  }
  const hash = (performance.now() - began) / 10

  const start = performance.now()
  const times = await Promise.all(Array.from({ length: 20 }, () => enter(loginName, passwd)))
  const each = (performance.now() - start) / 20
  const p95 = times.sort((a, b) => a - b)[18]
  console.log(
    `one hash ${hash.toFixed(1)} ms; 20 at once: ${(1000 / each).toFixed(1)} a second, p95 ${p95.toFixed(0)} ms, ` +
      `${(each / (hash / 2)).toFixed(2)} of what hashing two at a time takes`
  )
}

const known = readFileSync(process.env.BENCH_KNOWN!, 'utf8').split('\n').filter(Boolean)
if (known.length < tries / 4) throw new Error(`BENCH_KNOWN must have ${tries / 4} names or more`)
await compareWithHashing(process.env.BENCH_LOGIN!, process.env.BENCH_PASSWORD!)
await compareUnknownAndWrong(known)
