/**
 * `npm run tools -- stress`: the races, kills and random carts of docs/performance.md, in full numbers and on both
 * databases. `npm test` runs a few of each. Takes about half an hour.
 */
import { at, exitOnSignals, runNode } from '../scripts/toolbox.mjs'
import { ensureMysqlServer, startMysqlServer } from '../scripts/mysql_server.mjs'

const suites = {
  unit: ['unit/commerce/quote_properties'],
  functional: [
    'commerce/submit_twice',
    'commerce/notice_races',
    'commerce/order_races',
    'commerce/refund_races',
    'commerce/lock_sequence',
    'learning/seats/seat_races',
    'exams/races',
  ],
  kill: ['kill/settle_kill', 'kill/checkout_kill', 'kill/database_kill', 'kill/exam_kill', 'kill/upload_kill'],
}

exitOnSignals()
await ensureMysqlServer()
const mysql = await startMysqlServer()
let failed = 0
try {
  const databases = [{ DB_CONNECTION: 'sqlite' }, await mysql.create('zhuxue_figures')]
  for (const settings of databases) {
    for (const [suite, files] of Object.entries(suites)) {
      console.log(`\n${suite} on ${settings.DB_CONNECTION}`)
      const { code } = await runNode(
        ['--import=@poppinss/ts-exec', 'bin/test.ts', suite, ...files.flatMap((file) => ['--files', file])],
        { cwd: at('api'), env: { ...settings, FIGURES: 'full' } }
      )
      if (code !== 0) failed++
    }
  }
} finally {
  await mysql.stop()
}
console.log(failed ? `\n${failed} suites failed` : '\nall suites passed on both databases')
process.exit(failed ? 1 : 0)
