/**
 * `npm run test:full`: `npm test`, and then what people do first in Chromium builds of past years. `-- 92` takes one of
 * these alone. Ends with one line `N passed, N failed`.
 */
import { ensureOldChromium, oldChromiums } from './browsers/old_chromium.mjs'
import { buildWhatChanged } from './build.mjs'
import { at, ensureInstalled, exitOnSignals, runNode } from './toolbox.mjs'

exitOnSignals()
await ensureInstalled()
const [only] = process.argv.slice(2)
/** Beside what people do first: rich text and uploads of the board, answers, returning after a sign-in. */
const files = ['oldest/', 'catalogue/board_forms', 'exams/practice', 'accounts/back_to_the_page']
const counts = { passed: 0, failed: 0 }

if (!only) count(await runNode([at('scripts/test.mjs')], { quiet: true }))
await buildWhatChanged()
for (const version of only ? [only] : oldChromiums) {
  console.log(`\nChromium ${version}`)
  count(await inOldChromium(version))
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed ? 1 : 0)

async function inOldChromium(version) {
  const args = ['test', '--project=oldest', '--project=stories', ...files]
  args.push('--reporter=list', '--retries=1', `--output=test-results/${version}`)
  return runNode([at('node_modules/@playwright/test/cli.js'), ...args], {
    cwd: at('storefront'),
    env: {
      DB_CONNECTION: 'sqlite',
      CHROMIUM_PATH: await ensureOldChromium(version),
      OLD_BROWSER: version,
    },
    quiet: true,
  })
}

/** The last figures that a run prints; one that ends without any has failed. */
function count({ code, output }) {
  console.log(output)
  const last = (word) =>
    Number([...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0)
  counts.passed += last('passed')
  counts.failed += Math.max(last('failed'), code === 0 ? 0 : 1)
}
