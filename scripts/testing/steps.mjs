/** The steps of `npm test` (lane `fast`) and of `npm run test:full`. */
import { runFlowsIn, testedBrowsers } from '../browsers/e2e.mjs'
import { buildChanged } from '../build.mjs'
import { chromium } from '../chromium.mjs'
import { generatedIsFresh } from '../check_generated.mjs'
import { at, runNode } from '../toolbox.mjs'

const bin = (path) => at('node_modules', path)
const check = (file, args, cwd = at('.')) => runNode([bin(file), ...args], { cwd, quiet: true })

const sources = ['app', 'commands', 'config', 'drivers', 'providers', 'server', 'start']
const boundariesOf = [...sources.map((part) => `api/${part}`), 'storefront/src', 'backoffice/src', 'database', 'tools']
const boundaries = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...boundariesOf]

/** One checker: each of them loads the libraries separately, and the other processor runs another step. */
const types = (part) => check('typescript-native/bin/tsc', ['--noEmit', '--checkers', '1'], at(part))

const vitest =
  (part) =>
  ({ file }) =>
    check('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], at(part))

/** V8 collects old objects only from this size on, in megabytes, instead of repeatedly while the heap grows. */
const roomForOldObjects = '--initial-old-space-size=1000'

/** The API's tests on one engine; `database` is the name of a database on the MySQL server, unused for SQLite. */
const japa =
  (suites, { tags, database }) =>
  async ({ file, machine }) => {
    const settings = database ? await machine.createDatabase(database) : sqlite
    const args = [...suites, ...(tags ? [`--tags=${tags}`] : [])]
    return runNode([roomForOldObjects, '--import=./tests/cached_typescript.js', 'bin/test.ts', ...args], {
      cwd: at('api'),
      env: { ...settings, TEST_RESULT: file },
      quiet: true,
    })
  }

/** A test that passes only when retried is printed as flaky, to be fixed. */
const playwright =
  (project, { files = [], database, env = {}, ...options }) =>
  async ({ file, machine }) => {
    const settings = database ? await machine.createDatabase(database) : sqlite
    // A folder per step, so that one does not remove the screenshots of another.
    const output = `test-results/${[project, database, options.shard?.at(0)].filter(Boolean).join('-')}`
    const args = Object.entries({ project, output, retries: 1, reporter: 'list,json', ...options })
    return runNode(
      [bin('@playwright/test/cli.js'), 'test', ...files, ...args.map(([name, value]) => `--${name}=${value}`)],
      {
        cwd: at('storefront'),
        env: { ...settings, ...env, CHROMIUM_PATH: chromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        quiet: true,
      }
    )
  }

const sqlite = { DB_CONNECTION: 'sqlite' }
const suites = ['unit', 'drivers', 'functional', 'log']
/** E2e tests of money, minutes or locks depend on the engine (docs/contributing.md). */
const engineFlows = '@money|@minutes|@locks'
const built = 'build'

export const generatedFiles = { group: 'types', name: 'generated files', run: generatedIsFresh }

const storefrontTypes = 'types of storefront'

// `astro check` and `astro build` write the same types.
const build = {
  group: 'build',
  name: built,
  after: storefrontTypes,
  async run() {
    await buildChanged()
    return { code: 0, output: '' }
  },
}

const fast = [
  { group: 'api', on: 'sqlite', name: 'api on SQLite', run: japa(suites, { tags: '~@slow' }) },
  { group: 'lint', name: 'format', run: () => check('oxfmt/bin/oxfmt', ['--check']) },
  { group: 'lint', name: 'lint', run: () => check('oxlint/bin/oxlint', []) },
  { group: 'types', name: storefrontTypes, run: () => check('astro/bin/astro.mjs', ['check'], at('storefront')) },
  {
    group: 'lint',
    name: 'import boundaries',
    run: () => check('dependency-cruiser/bin/dependency-cruise.mjs', boundaries),
  },
  { group: 'lint', name: 'unused', run: () => check('knip/bin/knip.js', ['--no-progress']) },
  build,
  { group: 'types', name: 'types of api', run: () => types('api') },
  { group: 'types', name: "types of the storefront's worker", run: () => types('storefront/worker') },
  { group: 'types', name: 'types of backoffice', run: () => types('backoffice') },
  {
    group: 'types',
    name: 'types of old browsers',
    run: () => runNode([at('scripts/browsers/types.mjs')], { quiet: true }),
  },
  { group: 'types', name: 'types of e2e tests', run: () => types('storefront/e2e') },
  { group: 'types', name: 'types of database', run: () => types('database') },
  { group: 'types', name: 'types of tools', run: () => types('tools') },
  { group: 'units', name: 'units of storefront', run: vitest('storefront') },
  { group: 'units', name: 'units of backoffice', run: vitest('backoffice') },
  {
    group: 'api',
    on: 'server',
    name: 'api on MySQL, tests that depend on the engine',
    run: japa(['unit', 'functional'], { tags: '@engine', database: 'zhuxue_api' }),
  },
  { group: 'e2e', on: 'sqlite', name: 'user flows', after: built, run: playwright('flows', { grep: '@smoke' }) },
  {
    group: 'pages',
    on: 'sqlite',
    name: 'every page',
    after: built,
    run: playwright('page_checks', {
      files: ['page_checks/every_page', 'page_checks/board_pages'],
      env: { WIDTHS: 'one' },
    }),
  },
]

const full = [
  { ...build, after: undefined },
  { group: 'api', on: 'server', name: 'api on MySQL', run: japa([...suites, 'crash'], { database: 'zhuxue_api' }) },
  ...['1/2', '2/2'].map((shard) => ({
    group: 'e2e',
    on: 'sqlite',
    name: `user flows on SQLite, ${shard}`,
    after: built,
    run: playwright('flows', { 'grep-invert': '@smoke', shard }),
  })),
  ...['1/3', '2/3', '3/3'].map((shard) => ({
    group: 'pages',
    on: 'sqlite',
    name: `pages at all widths, ${shard}`,
    after: built,
    run: playwright('page_checks', { shard }),
  })),
  { group: 'e2e', on: 'sqlite', name: 'errands', after: built, run: playwright('task_effort', {}) },
  {
    group: 'e2e',
    on: 'server',
    name: 'user flows on MySQL',
    after: built,
    run: playwright('flows', { grep: engineFlows, database: 'zhuxue_e2e' }),
  },
  {
    group: 'api',
    on: 'sqlite',
    name: 'api on SQLite, slow tests',
    run: japa(['unit', 'drivers', 'functional'], { tags: '@slow' }),
  },
  { group: 'api', on: 'sqlite', name: 'api on SQLite, crashes', run: japa(['crash'], {}) },
  // Each can be selected by its name: `npm run test:full -- 92`.
  ...testedBrowsers.map((browser) => ({
    group: 'browsers',
    id: browser,
    name: `user flows in ${nameOf(browser)}`,
    after: built,
    run: ({ file, pictures }) => runFlowsIn(browser, { file, pictures }),
  })),
]

function nameOf(browser) {
  if (browser === 'current') return 'the current Chromium'
  return browser === 'webkit' ? 'WebKit' : `Chromium ${browser}`
}

export const stepsOf = (lane) => ({ fast, full })[lane]
