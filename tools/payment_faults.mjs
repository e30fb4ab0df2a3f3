/**
 * `npm run tools -- payment-faults`: all calls of the storefront to the payment provider, with every kind of provider
 * failure and the product's real timeouts. Takes about three minutes; prints the time of each case and fails above five
 * seconds per query.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, exitOnSignals, runNode } from '../scripts/toolbox.mjs'

const limit = 5000
/** Sweeping queries the payment and then closes the overdue order. */
const questions = { sweeping: 2 }

exitOnSignals()
const folder = mkdtempSync(join(tmpdir(), 'zhuxue-faults-'))
const report = join(folder, 'faults.jsonl')
const { code } = await runNode(
  ['--import=@poppinss/ts-exec', 'bin/test.ts', 'functional', '--files', 'wechat_faults.spec.ts'],
  { cwd: at('api'), env: { DB_CONNECTION: 'sqlite', FAULTS_REPORT: report } }
)
const cases = readFileSync(report, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
rmSync(folder, { recursive: true })

const late = cases.filter(({ what, took }) => took > limit * (questions[what] ?? 1))
const table = {}
for (const { fault, what, took } of cases) (table[fault] ??= {})[what] = Math.round(took)
console.table(table)
console.log(`${cases.length} cases handled, ${late.length} of them too slow`)
process.exit(code === 0 && !late.length ? 0 : 1)
