/**
 * `npm run exam-rush`: 2,000 people start the same test within a minute, save their answers, and hand in within a minute.
 * No acknowledged answer may be lost and nobody graded twice, by the API and by SQL; 99 of 100 saves are answered within half
 * a second, and what is refused says when to come back. RUSH_PEOPLE and RUSH_SECONDS make it smaller.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ace,
  at,
  ensureInstalled,
  environment,
  exitOnSignals,
  runNode,
  spawnCompiled,
  stop,
} from '../scripts/toolbox.mjs'
import { compile } from '../scripts/compile.mjs'
import { freePort } from '../scripts/free_port.mjs'
import { ensureMysqlServer, startMysqlServer } from '../scripts/mysql_server.mjs'
import { newKeys } from './loopback/keys.mjs'

const exec = '--import=@poppinss/ts-exec'
exitOnSignals()
await ensureInstalled()
await ensureMysqlServer()
await compile()
const folder = mkdtempSync(join(tmpdir(), 'zhuxue-rush-'))
const mysql = await startMysqlServer()
const keys = newKeys()
const own = { ...(await mysql.create('zhuxue_rush')), DATA_DIR: folder, LOG_LEVEL: 'error' }
const env = { ...own, ...keys, DEMO: 'off' }
const made = join(folder, 'rush.json')
let server
let code = 1
try {
  await must(ace(['prepare'], { env, quiet: true }))
  await must(run('fill/exams.ts', env, [made, process.env.RUSH_PEOPLE ?? '2000', '20']))
  const port = await freePort()
  server = spawnCompiled('server', [], {
    env: environment({
      ...env,
      ...{ NODE_ENV: 'production', SERVE: 'api', ALLOW_LOCAL_DRIVERS: 'true', PROOFS: 'off' },
      ...{
        RATE_LIMITS: process.env.RUSH_LIMITS ?? 'off',
        SECOND_FACTOR_REQUIRED: 'nobody',
        WORKER: 'inline',
      },
      ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) await pause(100)
  ;({ code } = await run('rush.ts', { ...env, BENCH_URL: url }, [made]))
} finally {
  server?.kill('SIGTERM')
  await pause(500)
  await mysql.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code)

function run(name, settings, args) {
  return runNode([exec, `../tools/bench/${name}`, ...args], { cwd: at('api'), env: settings })
}

async function isReady(url) {
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false
  )
}

async function must(step) {
  const { code: ended, output } = await step
  if (ended !== 0) stop(output)
}
