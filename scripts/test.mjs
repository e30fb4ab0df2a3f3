/**
 * `npm test`: everything that must hold, from a fresh clone. Ends with a table of what each step cost and one
 * line `N passed, N failed`. `npm test -- api` (or lint, types, units, stories) runs the named groups alone,
 * `--on=mysql` (or mariadb, sqlite) only what runs on that engine.
 */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, ensureInstalled, exitOnSignals, runNode, stop } from './toolbox.mjs'
import { buildWhatChanged } from './build.mjs'
import { generatedIsFresh } from './generated.mjs'
import { chromium, ensureChromium } from './chromium.mjs'
import { ensureMysqlServer, startMysqlServer } from './mysql_server.mjs'
import { ensureRedisServer } from './redis_server.mjs'

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const engine = engineOf(process.argv.slice(2))
const results = []
let mysql

const bin = (path) => at('node_modules', path)
const quiet = true
/**
 * TypeScript 7 checks three times as fast; what needs the compiler's API has version 6 (docs/contributing.md). Each of
 * its checkers reads the libraries by itself, and the other processor has another step to run.
 */
const tsc = (part) =>
  runNode([bin('typescript-native/bin/tsc'), '--noEmit', '--checkers', '1'], {
    cwd: at(part),
    quiet,
  })
/** A program of what browsers run, with the functions that the oldest of them have. */
const browserTypes = () => runNode([at('scripts/browsers/types.mjs')], { quiet })
const oxlint = () => runNode([bin('oxlint/bin/oxlint')], { quiet })
const borders = () =>
  runNode(
    [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...['app', 'commands', 'config', 'drivers', 'providers', 'server', 'start'].map(
        (part) => `api/${part}`
      ),
      ...['storefront/src', 'backoffice/src', 'database', 'tools'],
    ],
    { quiet }
  )
const unused = () => runNode([bin('knip/bin/knip.js'), '--no-progress'], { quiet })
const oxfmt = () => runNode([bin('oxfmt/bin/oxfmt'), '--check'], { quiet })
const astroCheck = () =>
  runNode([bin('astro/bin/astro.mjs'), 'check'], { cwd: at('storefront'), quiet })
const vitest = (part) => runNode([bin('vitest/vitest.mjs'), 'run'], { cwd: at(part), quiet })
/** V8 takes out the garbage of old objects from so many megabytes on, instead of again and again while they grow. */
const roomForOldObjects = '--initial-old-space-size=1000'
const japa = (env) =>
  runNode([roomForOldObjects, '--import=./tests/cached_typescript.js', 'bin/test.ts'], {
    ...{ cwd: at('api'), env },
    quiet,
  })

/** Stories that settle money or minutes, or wait for locks, depend on the engine (docs/contributing.md). */
const dependsOnEngine = '@money|@minutes|@locks'

/** `part` is one of several, as `1/2`; `tags` takes the stories with one of these alone. */
function playwright(project, env, { part, tags } = {}) {
  // The traces of one step are not swept away by another.
  const output = [project, env.DB_CONNECTION, part?.at(0)].filter(Boolean).join('-')
  // Once more, and only in a whole run: a story that passes the second time is printed as flaky, to be mended.
  const args = ['test', `--project=${project}`, '--reporter=list', '--retries=1']
  args.push(`--output=test-results/${output}`)
  if (part) args.push(`--shard=${part}`)
  if (tags) args.push(`--grep=${tags}`)
  return runNode([bin('@playwright/test/cli.js'), ...args], {
    cwd: at('storefront'),
    env: { ...env, CHROMIUM_PATH: chromium() },
    quiet,
  })
}

const sqlite = { DB_CONNECTION: 'sqlite' }
const [generated, built] = ['generated files are fresh', 'build']

/** Part of a project on SQLite: shorter steps fill the lanes better. */
function onSqlite(project, part) {
  return {
    ...{ group: 'stories', on: 'sqlite', after: built },
    name: `${project} on SQLite, ${part}`,
    run: () => playwright(project, sqlite, { part }),
  }
}

/**
 * Three at a time, begun in this order: beside the longest of all, what says soonest that something is wrong
 * comes first, then the long ones, and short ones at the end, which leave no lane empty for long.
 */
const allSteps = [
  { group: 'types', name: generated, run: generatedIsFresh },
  {
    group: 'api',
    on: 'server',
    name: 'api on MySQL',
    after: generated,
    run: async () => japa(await (await mysql).create('zhuxue_api')),
  },
  { group: 'lint', name: 'format', run: oxfmt },
  { group: 'lint', name: 'lint', run: oxlint },
  { group: 'lint', name: 'borders', run: borders },
  { group: 'lint', name: 'unused', after: generated, run: unused },
  { group: 'types', name: 'types of api', after: generated, run: () => tsc('api') },
  { group: 'types', name: 'types of storefront', after: generated, run: astroCheck },
  {
    group: 'types',
    name: "types of the shop's worker",
    after: generated,
    run: () => tsc('storefront/worker'),
  },
  { group: 'types', name: 'types of backoffice', after: generated, run: () => tsc('backoffice') },
  { group: 'types', name: 'types of old browsers', after: generated, run: browserTypes },
  {
    group: 'types',
    name: 'types of stories',
    after: generated,
    run: () => tsc('storefront/e2e'),
  },
  { group: 'types', name: 'types of database', after: generated, run: () => tsc('database') },
  { group: 'types', name: 'types of tools', after: generated, run: () => tsc('tools') },
  {
    group: 'units',
    name: 'units of storefront',
    after: generated,
    run: () => vitest('storefront'),
  },
  {
    group: 'units',
    name: 'units of backoffice',
    after: generated,
    run: () => vitest('backoffice'),
  },
  // `astro check` and `astro build` write the same types.
  { group: 'stories', name: built, after: 'types of storefront', run: build },
  onSqlite('stories', '1/2'),
  {
    group: 'api',
    on: 'sqlite',
    name: 'api on SQLite',
    after: generated,
    run: () => japa(sqlite),
  },
  onSqlite('looks', '1/3'),
  onSqlite('stories', '2/2'),
  {
    group: 'stories',
    on: 'server',
    name: 'stories on MySQL',
    after: built,
    run: async () => {
      const database = await (await mysql).create('zhuxue_stories')
      return playwright('stories', database, { tags: dependsOnEngine })
    },
  },
  onSqlite('looks', '2/3'),
  onSqlite('looks', '3/3'),
]
const groups = new Set(allSteps.map(({ group }) => group))
const unknown = wanted.filter((name) => !groups.has(name))
if (unknown.length) stop(`npm test -- ${[...groups].join(' | ')}; not ${unknown.join(', ')}.`)
const steps = allSteps.filter(
  ({ group, on }) => (!wanted.length || wanted.includes(group)) && isOnEngine(on)
)
/** One more than the processors that npm test is meant for: a step waits now and then, for a time-out or a clock. */
const lanes = 3

function engineOf(words) {
  const options = words.filter((word) => word.startsWith('--'))
  const engines = ['mysql', 'mariadb', 'sqlite']
  const named = options.map((option) => option.replace('--on=', ''))
  if (named.some((name) => !engines.includes(name)) || named.length > 1)
    stop(
      `${options.join(' ')}: --on= takes one of ${engines.join(', ')}, and nothing else is taken.`
    )
  return named[0]
}

/** Steps that name no engine belong to every run. */
function isOnEngine(on) {
  if (!engine || !on) return true
  return on === (engine === 'sqlite' ? 'sqlite' : 'server')
}

async function build() {
  await buildWhatChanged()
  return { code: 0, output: '' }
}

/** A commit to a database in memory waits for no disk. Where there is no room for that, it stays on the disk. */
function keepTemporaryFilesInMemory() {
  const [folder, room] = ['/dev/shm', 3 * 1024 ** 3]
  if (process.env.TMPDIR || !existsSync(folder) || freemem() < 2 * room) return
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < room) return
  const own = mkdtempSync(join(folder, 'zhuxue-'))
  process.env.TMPDIR = own
  process.on('exit', () => rmSync(own, { recursive: true, force: true }))
}

/** The products of all stories and looks show the demo's pictures: the first one makes them small (e2e/product.mjs). */
function sharePictures() {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-pictures-'))
  process.env.STORY_PICTURES = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

async function setUp() {
  const isRun = (name) => steps.some(({ group }) => group === name)
  const needsServer = isRun('stories') || isRun('api')
  // What npm and what Debian installs come at the same time.
  const [server] = await Promise.all([
    needsServer && ensureMysqlServer(engine === 'sqlite' ? undefined : engine),
    isRun('api') && ensureRedisServer(),
    ensureInstalled(),
  ])
  if (isRun('stories')) await ensureChromium()
  if (!steps.some(({ on }) => on === 'server')) return
  const name = server.kind === 'mysql' ? 'MySQL' : 'MariaDB'
  console.log(`"MySQL" is ${name} ${server.version} in this run.`)
  mysql = startMysqlServer()
}

/** Begins the first step that nothing holds up whenever a lane is free. */
async function performAll() {
  const waiting = [...steps]
  const running = new Map()
  const isOpen = (name) => running.has(name) || waiting.some((step) => step.name === name)

  while (waiting.length || running.size) {
    const next = waiting.findIndex(({ after }) => !isOpen(after))
    if (next < 0 || running.size === lanes) {
      await Promise.race(running.values())
      continue
    }
    const [step] = waiting.splice(next, 1)
    const done = perform(step).finally(() => running.delete(step.name))
    running.set(step.name, done)
  }
}

async function perform({ name, run }) {
  const began = Date.now()
  const { code, output } = await run()
  const counted = count(output)
  const failed = counted.failed || (code === 0 ? 0 : 1)
  const passed = counted.passed || (code === 0 ? 1 : 0)
  const { flaky, titles } = counted
  const result = { name, passed, failed, flaky, titles, minutes: (Date.now() - began) / 60_000 }
  results.push(result)

  console.log(`${failed ? '✘' : '✔'} ${lineOf(result)}`)
  for (const title of counted.flaky) console.log(`⚠ FLAKY, passed only the second time: ${title}`)
  if (failed || counted.flaky.length) console.log(output.split('\n').slice(-200).join('\n'))
  printFailed(result)
}

function printFailed({ name, titles }) {
  for (const title of new Set(titles)) console.log(`✘ FAILED in ${name}: ${title}`)
}

const lineOf = ({ name, passed, failed, minutes }) =>
  `${minutes.toFixed(1).padStart(5)} min  ${name}: ${passed} passed, ${failed} failed`

/** The tests that a runner says it ran: Japa and Vitest print `Tests  3 failed, 8 passed`, Playwright a line each. */
function count(output) {
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '')
  const sum = (pattern) => [...plain.matchAll(pattern)].reduce((all, [, n]) => all + Number(n), 0)
  const line = [...plain.matchAll(/^\s*Tests\s+(.*)$/gm)].map(([, text]) => text).join(' ')
  const listed = (word) =>
    (plain.match(new RegExp(`^ {2}\\d+ ${word}\\n((?: {4}.*\\n)+)`, 'm'))?.[1] ?? '')
      .split('\n')
      .flatMap((line) => line.replace(/ ─+$/, '').trim() || [])
  const failed = listed('failed')
  const reasons = [
    ...plain.matchAll(/^ {2}\d+\) (.+?)(?: ─+| )?\n\n {4}(\S.*)\n((?: {4}.*\n|\n)*)/gm),
  ]
    .filter(([, heading]) => failed.some((title) => heading.startsWith(title)))
    .map(([, heading, error, rest]) => `${heading}: ${error}${markedLine(rest)}`)
  const inLine = (word) => Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  return {
    flaky: listed('flaky'),
    titles: [
      ...failed.filter((title) => !reasons.some((reason) => reason.startsWith(title))),
      ...reasons,
      ...[...plain.matchAll(/^ FAIL {2}(.+)$/gm)].map(([, title]) => title),
      ...[...plain.matchAll(/^❯ (.+ \/ .+)\n(?:(?!❯).*\n)*?.*ℹ (.+)$/gm)].map((said) =>
        said.slice(1).join(': ')
      ),
      ...[...plain.matchAll(/^REFUSED in .+$/gm)].map(([line]) => line),
    ],
    passed: inLine('passed') + sum(/^\s+(\d+) passed \(/gm) + sum(/^ {2}(\d+) flaky$/gm),
    failed: inLine('failed') + sum(/^\s+(\d+) failed$/gm),
  }
}

/** The line of the source at which Playwright says that a test failed. */
function markedLine(report) {
  const [, no, source] = report.match(/^ +> +(\d+) \| +(.+)$/m) ?? []
  return no ? ` in line ${no}, ${source}` : ''
}

// Ended in the middle, it leaves nothing running and no folder in memory behind.
exitOnSignals()
keepTemporaryFilesInMemory()
sharePictures()
await setUp()
const began = Date.now()
try {
  await performAll()
} finally {
  await (await mysql)?.stop()
}

const table = steps.map(({ name }) => results.find((result) => result.name === name))
const all = { name: 'all, three steps at a time', minutes: (Date.now() - began) / 60_000 }
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
Object.assign(all, { passed: total('passed'), failed: total('failed') })
console.log(`\n${[...table, all].map(lineOf).join('\n')}`)
for (const result of results) {
  for (const title of result.flaky) console.log(`⚠ FLAKY in ${result.name}: ${title}`)
  printFailed(result)
}
console.log(`\n${all.passed} passed, ${all.failed} failed`)
process.exit(all.failed ? 1 : 0)
