/**
 * `npm run fuzz [-- <address>] [-- --seed <n>] [-- --requests <n>]`: every route as visitor, learner, teacher, channel,
 * auditor and admin, with odd parameters and bodies from a generator with a seed. Wanted: no answer of 500 and more
 * (503 says when to come again and is none), no line that breaks, no half second of one request in which
 * nobody else is answered, and none of the planted numbers in the log.
 * Without an address it starts an instance of its own in production mode, without limits of rates.
 */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, ensureInstalled, exitOnSignals, runNode, stop } from '../scripts/toolbox.mjs'
import { buildWhatChanged } from '../scripts/build.mjs'
import { startInstance } from './loopback/instance.mjs'
import { loopbackAddress } from './loopback/address.mjs'

const { address, options } = loopbackAddress(process.argv.slice(2))

exitOnSignals()
await ensureInstalled()
const own = address ? null : await startOwn()
const { code } = await runNode(
  ['--import=@poppinss/ts-exec', '../tools/fuzz/main.ts', own?.url ?? address, ...options],
  {
    cwd: at('api'),
    env: own ? { LOOPBACK_PID: String(own.pid), LOOPBACK_DATA_DIR: own.folder } : {},
  }
)
if (own && code !== 0) keepLog(own.log())
await own?.stop()
process.exit(code)

async function startOwn() {
  await buildWhatChanged()
  console.log('Starting an instance in production mode …')
  return startInstance({ RATE_LIMITS: 'off', PROOFS: 'off', WORKER: 'off' }).catch((error) =>
    stop(String(error))
  )
}

function keepLog(text) {
  const file = join(tmpdir(), 'zhuxue-fuzz.log')
  writeFileSync(file, text)
  console.log(`What the server logged: ${file}`)
}
