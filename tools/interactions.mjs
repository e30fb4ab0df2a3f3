/**
 * `npm run tools -- interactions`: measures the storefront's time from a touch to the next paint on a slow phone,
 * against a product of its own (storefront/e2e/interactions). Fails above 100 ms.
 */
import { at, runNode } from '../scripts/toolbox.mjs'
import { buildChanged } from '../scripts/build.mjs'
import { ensureChromium } from '../scripts/chromium.mjs'
import { browser } from './lighthouse/measure.mjs'

await ensureChromium()
await buildChanged()
const { code } = await runNode([at('node_modules/@playwright/test/cli.js'), 'test', '--project=interactions'], {
  cwd: at('storefront'),
  env: { DB_CONNECTION: 'sqlite', CHROMIUM_PATH: browser() },
})
process.exit(code)
