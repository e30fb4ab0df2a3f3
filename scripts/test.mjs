/**
 * `npm test`: everything that must hold, from a fresh clone. Ends with one line `N passed, N failed`.
 * `npm test -- api` (or lint, types, units, stories …) runs the named steps alone.
 */
import { existsSync } from 'node:fs'
import { at, ensureInstalled, runNode } from './toolbox.mjs'
import { buildWhatChanged } from './build.mjs'
import { generatedIsFresh } from './generated.mjs'
import { ensureMysqlServer, installWithApt, startMysqlServer } from './mysql_server.mjs'

const wanted = process.argv.slice(2)
const results = []
let mysql

const bin = (path) => at('node_modules', path)
const tsc = (part) =>
  runNode([bin('typescript/bin/tsc'), '--noEmit'], { cwd: at(part), quiet: true })
const japa = (env, ...args) =>
  runNode(['--import=@poppinss/ts-exec', 'bin/test.ts', ...args], {
    cwd: at('api'),
    env,
    quiet: true,
  })
const vitest = (part) => runNode([bin('vitest/vitest.mjs'), 'run'], { cwd: at(part), quiet: true })
/** How pages look does not depend on where their rows are kept: those stories run on one database only. */
const looks = ['every_page', 'handbook', 'rich_text', 'xss']
/** Each half has a product of its own, and ends well before a step counts as hung. */
const halves = ['1/2', '2/2']
const stories = (env, ...which) =>
  runNode(
    [
      bin('@playwright/test/cli.js'),
      'test',
      ...which,
      '--reporter=list',
      // The traces of the one are not swept away by the other.
      `--output=test-results/${[env.DB_CONNECTION, env.STORIES, ...which].join('-').replace(/\W+/g, '-')}`,
    ],
    { cwd: at('storefront'), env: { ...env, CHROMIUM_PATH: chromium() }, quiet: true }
  )

/** One after the other; those in one list side by side. */
const steps = [
  [
    ['lint', 'lint', () => runNode([bin('eslint/bin/eslint.js'), '.'], { quiet: true })],
    ['lint', 'format', format],
  ],
  ['types', 'generated files are fresh', generatedIsFresh],
  [
    ['types', 'types of database', () => tsc('database')],
    ['types', 'types of api', () => tsc('api')],
  ],
  [
    ['types', 'types of backoffice', () => tsc('backoffice')],
    [
      'types',
      'types of storefront',
      () => runNode([bin('astro/bin/astro.mjs'), 'check'], { cwd: at('storefront'), quiet: true }),
    ],
  ],
  [
    ['units', 'units of storefront', () => vitest('storefront')],
    ['units', 'units of backoffice', () => vitest('backoffice')],
  ],
  [
    ['api', 'api on SQLite', () => japa({ DB_CONNECTION: 'sqlite' })],
    ['api', 'api on MySQL', async () => japa(await mysql.create('zhuxue_api'))],
  ],
  ['stories', 'build', build],
  // A browser takes both cores: two at once would only wait for each other.
  [
    'stories',
    'looks of every page on SQLite',
    () => stories({ DB_CONNECTION: 'sqlite', STORIES: 'looks' }, ...looks),
  ],
  ...halves.map((half) => [
    'stories',
    `browser stories on SQLite, ${half}`,
    () => stories({ DB_CONNECTION: 'sqlite', STORIES: 'threads' }, `--shard=${half}`),
  ]),
  ...halves.map((half, at) => [
    'stories',
    `browser stories on MySQL, ${half}`,
    async () => {
      const database = await mysql.create(`zhuxue_stories_${at}`)
      return stories({ ...database, STORIES: 'threads' }, `--shard=${half}`)
    },
  ]),
]

function format() {
  const prettier = [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']
  return runNode(prettier, { quiet: true })
}

async function build() {
  await buildWhatChanged()
  return { code: 0, output: '' }
}

function chromium() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path)
  )
}

async function setUp() {
  await ensureInstalled()
  await ensureMysqlServer()
  if (!chromium()) await installWithApt('chromium', 'Chromium')
  mysql = await startMysqlServer()
}

async function perform([group, name, step]) {
  if (wanted.length && !wanted.includes(group)) return
  const began = Date.now()
  const { code, output } = await step()
  const counted = count(output)
  const failed = counted.failed || (code === 0 ? 0 : 1)
  const passed = counted.passed || (code === 0 ? 1 : 0)
  results.push({ name, passed, failed })

  const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(6)
  console.log(`${failed ? '✘' : '✔'} ${seconds} s  ${name}: ${passed} passed, ${failed} failed`)
  if (failed) console.log(output.split('\n').slice(-200).join('\n'))
}

/** The tests that a runner says it ran: Japa and Vitest print `Tests  3 failed, 8 passed`, Playwright a line each. */
function count(output) {
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '')
  const sum = (pattern) => [...plain.matchAll(pattern)].reduce((all, [, n]) => all + Number(n), 0)
  const line = [...plain.matchAll(/^\s*Tests\s+(.*)$/gm)].map(([, text]) => text).join(' ')
  const inLine = (word) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  return {
    passed: inLine('passed') + sum(/^\s+(\d+) passed \(/gm),
    failed: inLine('failed') + sum(/^\s+(\d+) failed$/gm),
  }
}

await setUp()
try {
  for (const step of steps) {
    const together = Array.isArray(step[0]) ? step : [step]
    await Promise.all(together.map(perform))
  }
} finally {
  await mysql.stop()
}
const total = (key) => results.reduce((all, result) => all + result[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') ? 1 : 0)
