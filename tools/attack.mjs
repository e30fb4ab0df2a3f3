/**
 * `npm run attack [-- <address>] [-- --only <part of a title>]`: what an attacker tries first, one row for each try,
 * with the promise of docs/threats.md that it is about. Ends with 1 when one falls short. Without an address it
 * starts an instance of its own in production mode. The targets are the people of the demo academy.
 */
import { at, ensureInstalled, exitOnSignals, runNode, stop } from '../scripts/toolbox.mjs'
import { buildWhatChanged } from '../scripts/build.mjs'
import { startInstance } from './loopback/instance.mjs'
import { loopbackAddress } from './loopback/address.mjs'

const { address, options } = loopbackAddress(process.argv.slice(2))

exitOnSignals()
await ensureInstalled()
const own = address ? null : await startOwn()
const { code } = await runNode(
  ['--import=@poppinss/ts-exec', '../tools/attack/main.ts', own?.url ?? address, ...options],
  {
    cwd: at('api'),
    env: own ? { LOOPBACK_PID: String(own.pid), LOOPBACK_DATA_DIR: own.folder } : {},
  }
)
await own?.stop()
process.exit(code)

async function startOwn() {
  await buildWhatChanged()
  console.log('Starting an instance in production mode …')
  return startInstance().catch((error) => stop(String(error)))
}
