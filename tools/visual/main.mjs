/**
 * `npm run tools -- visual`: compares the screens of `storefront/e2e/visual` at three widths with the screenshots of
 * the last accepted run. `npm run tools -- visual accept` takes those screenshots, of this checkout or, with
 * `--of=<folder>`, of the product in another one, which has been installed and built. They are stored outside git, in
 * `VISUAL_FOLDER`. Other arguments go to Playwright (`--grep=board`).
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installWithApt } from '../../scripts/apt.mjs'
import { buildChanged } from '../../scripts/build.mjs'
import { chromium, ensureChromium } from '../../scripts/chromium.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { at, environment, node, root, runNode, stop } from '../../scripts/toolbox.mjs'

const clock = '2026-11-25T02:30:00.000Z'
const pictures = resolve(process.env.VISUAL_FOLDER ?? join(homedir(), '.cache/zhuxue-visual'))
const given = process.argv.slice(2)
const accepts = given[0] === 'accept'
const other = given.find((word) => word.startsWith('--of='))?.slice('--of='.length)
const passedOn = given.filter((word) => word !== 'accept' && !word.startsWith('--of='))

const home = other ? resolve(other) : root
if (other && !accepts) stop('--of needs accept: npm run tools -- visual accept --of=<folder>')
if (!accepts && !(existsSync(pictures) && readdirSync(pictures).length)) {
  stop(`No screenshots in ${pictures} yet: npm run tools -- visual accept`)
}
await ensureChromium()
await ensureChineseFont()
if (!other) await buildChanged()

const folder = mkdtempSync(join(tmpdir(), 'zhuxue-visual-'))
const port = await freePort()
const url = `http://localhost:${port}`
const product = spawn(
  node(),
  [
    '--disable-warning=DEP0205',
    '--disable-warning=Warning',
    `--import=${at('tools/visual/fixed_start.mjs')}`,
    '--import=@poppinss/ts-exec',
    'bin/server.ts',
  ],
  {
    cwd: join(home, 'api'),
    env: environment({
      DATA_DIR: folder,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PREPARE: 'on',
      PORT: String(port),
      PUBLIC_URL: url,
      RATE_LIMITS: 'off',
      VISUAL_CLOCK: clock,
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  }
)
try {
  await ready()
  const { code } = await runNode(
    [
      at('node_modules/@playwright/test/cli.js'),
      'test',
      '--project=visual',
      '--output=test-results/visual',
      ...passedOn,
      ...(accepts ? ['--update-snapshots=all'] : []),
    ],
    {
      cwd: at('storefront'),
      env: {
        E2E_URL: url,
        E2E_FOLDER: folder,
        CHROMIUM_PATH: chromium(),
        VISUAL_FOLDER: pictures,
        VISUAL_CLOCK: clock,
      },
    }
  )
  console.log(`\n${accepts ? 'Accepted' : 'Compared with'}: ${pictures}`)
  process.exitCode = code
} finally {
  if (product.exitCode === null) {
    product.kill('SIGTERM')
    await once(product, 'close')
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Without a Chinese font every character is the same narrow box: a text that does not fit looks as if it did. */
async function ensureChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  if (status === 0 && !stdout.trim()) await installWithApt('fonts-wqy-microhei', 'a Chinese font')
}

async function ready() {
  for (let tries = 0; tries < 600; tries++) {
    if (product.exitCode !== null) stop('The product did not start.')
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((next) => setTimeout(next, 500))
  }
  stop('The product is not ready after five minutes.')
}
