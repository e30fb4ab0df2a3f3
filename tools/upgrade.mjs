/**
 * `npm run upgrade`: from the last release (database/releases, or `-- --from=<revision>`) to this tree, with data and without
 * a pause: the old version serves people who buy, watch and sit tests while the migrations of the new one run, then both
 * serve, then the new one alone. Nobody may see an error, nothing that was acknowledged may be lost.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, ensureInstalled, exitOnSignals, root, stop } from '../scripts/toolbox.mjs'
import { buildWhatChanged } from '../scripts/build.mjs'
import { ensureMysqlServer, startMysqlServer } from '../scripts/mysql_server.mjs'
import { newKeys } from './loopback/keys.mjs'
import { Version } from './upgrade/version.mjs'

const before = 10_000
const together = 20_000
const after = 15_000
exitOnSignals()

await ensureInstalled()
await buildWhatChanged()
const { kind, version } = await ensureMysqlServer()
const named = process.argv.find((word) => word.startsWith('--from='))?.slice('--from='.length)
const releases = JSON.parse(readFileSync(at('database/releases/releases.json'), 'utf8'))
const from = named ?? releases.at(-1).revision
const folder = mkdtempSync(join(tmpdir(), 'zhuxue-upgrade-'))
const tree = join(folder, 'old')
const mysql = await startMysqlServer()
let isFine = false
// A version that does not start ends the process.
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
})
try {
  git('worktree', 'add', '--detach', tree, from)
  isFine = await upgrade()
} finally {
  await mysql.stop()
}
console.log(isFine ? '\nthe upgrade passed' : '\nthe upgrade failed')
process.exit(isFine ? 0 : 1)

async function upgrade() {
  const settings = {
    ...(await mysql.create('zhuxue')),
    ...newKeys(),
    ...{ DATA_DIR: folder, LOG_LEVEL: 'warn', ALLOW_LOCAL_DRIVERS: 'true' },
    ...{ SECOND_FACTOR_REQUIRED: 'nobody', RATE_LIMITS: 'off', PROOFS: 'off' },
  }
  const older = new Version('old', tree, settings, folder)
  const newer = new Version('new', root, settings, folder)
  console.log(`Installing and building ${from} (two minutes) …`)
  await older.install()
  await older.prepare()
  await older.start()
  const first = await older.load()
  await pause(before)
  const began = Date.now()
  await newer.prepare()
  console.log(
    `migrated within ${Date.now() - began} ms while ${from} served, on ${kind} ${version}`
  )
  await newer.start()
  const second = await newer.load({ firstPerson: 1_000, subject: 'glgc' })
  await pause(together)
  const results = [await first.end()]
  const left = await older.stop()
  await pause(after)
  results.push(await second.end())
  await newer.stop()
  if (left !== 0) console.error(`${from} left with ${left}`)
  return left === 0 && results.every((code) => code === 0)
}

function git(...args) {
  try {
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    stop(`git ${args.join(' ')}: ${error.stderr}`)
  }
}
