/**
 * `npm run bench [-- <step> …]`: checks the budgets of docs/performance.md on a temporary MySQL or MariaDB: the product
 * against the baseline server, then the product alone. BENCH_SECONDS is the length of a round. Exits with 1 when a
 * budget is exceeded.
 */
import { exitOnSignals, stop } from '../../scripts/toolbox.mjs'
import { buildChanged } from '../../scripts/build.mjs'
import { ensureMysqlServer } from '../../scripts/mysql_server.mjs'
import { endBench, startBench } from './measure.mjs'
import { answers, beats, buying, visitors } from './compare_with_baseline.mjs'
import { pages, rush, signIn, start } from './alone.mjs'
import { million } from './million.mjs'
import { sorts } from './sorts.mjs'

const steps = { visitors, buying, answers, beats, 'sign-in': signIn, rush, start, pages, million, sorts }
const selected = process.argv.slice(2)
const unknown = selected.find((name) => !steps[name])
if (unknown) stop(`npm run bench -- ${Object.keys(steps).join(' | ')}`)

exitOnSignals()
await ensureMysqlServer()
await buildChanged()
await startBench()
try {
  for (const name of selected.length ? selected : Object.keys(steps)) {
    console.log(`\n${name}`)
    await steps[name]()
  }
} finally {
  await endBench()
}
process.exit()
