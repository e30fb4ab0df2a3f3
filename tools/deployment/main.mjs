/**
 * `npm run tools -- deployment`: runs docker-compose.yml without containers, on free ports of the loopback interface:
 * its database, its processes and its Caddyfile. Three parts, each also alone (`npm run tools -- deployment flows`,
 * `processes`, `rolling`): the e2e tests of money and study, the contract between processes, and a rolling restart
 * under load. `npm run tools -- deployment up` starts it and waits.
 */
import { at, exitOnSignals, runNode } from '../../scripts/toolbox.mjs'
import { buildChanged } from '../../scripts/build.mjs'
import { chromium, ensureChromium } from '../../scripts/chromium.mjs'
import { Product } from './product.mjs'
import { restartUnderLoad } from './rolling.mjs'
import { checkProcesses } from './processes.mjs'

/** Money and study, on screens of all kinds; none changes the development clock, which belongs to one process. */
const flows = [
  ...['buy', 'cart', 'pay', 'refunds', 'seats', 'owned_courses'].map((name) => `commerce/${name}`),
  'exams/attempt',
  'exams/bank_to_pass',
  'learning/assignments',
  'invoices/invoices',
]

/** Pages of the local provider do not exist in production; everything else is as in the file. */
const withLocalPages = { NODE_ENV: 'development' }
const env = { SECOND_FACTOR_REQUIRED: 'nobody', RATE_LIMITS: 'off', PROOFS: 'off' }

const parts = {
  /** As customers see it, behind the proxy. */
  async flows(product) {
    await product.start(withLocalPages)
    const { DB_CONNECTION, DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_DATABASE } = product.settingsOf('worker')
    const { code } = await runNode(
      [
        at('node_modules/@playwright/test/cli.js'),
        'test',
        '--project=flows',
        '--reporter=list',
        '--output=test-results/deployment',
        ...flows.map((name) => `flows/${name}.spec.ts`),
      ],
      {
        cwd: at('storefront'),
        env: {
          E2E_URL: product.url,
          E2E_FOLDER: product.folder,
          CHROMIUM_PATH: chromium(),
          DB_CONNECTION,
          DB_HOST,
          DB_PORT,
          DB_USER,
          DB_PASSWORD,
          DB_DATABASE,
        },
      }
    )
    return code === 0
  },
  processes: checkProcesses,
  rolling: restartUnderLoad,
}

const [named] = process.argv.slice(2)
const selected = parts[named] ? [named] : Object.keys(parts)
exitOnSignals()

if (selected.includes('flows')) await ensureChromium()
await buildChanged()
const product = await Product.prepare(env)
const failed = []
try {
  const settings = { ...withLocalPages, DEMO: 'on' }
  await product.runOnce('migrate', { command: ['node', 'ace.js', 'prepare'], settings })
  if (named === 'up') await stay()
  for (const name of selected) {
    console.log(`\n${name}`)
    const isFine = await parts[name](product)
    await product.stopProcesses()
    if (isFine) continue
    failed.push(name)
    console.error(product.complaints())
  }
} finally {
  await product.stop()
}
console.log(failed.length ? `\nfailed: ${failed.join(', ')}` : '\nall parts passed')
process.exit(failed.length ? 1 : 0)

async function stay() {
  await product.start(withLocalPages)
  console.log(`\n${product.url}; Ctrl-C ends it. Logs and data: ${product.folder}`)
  for (const { name, ready } of product.processes) if (ready) console.log(`  ${name}: ${product.ipBucket(name)}`)
  await new Promise(() => {})
}
