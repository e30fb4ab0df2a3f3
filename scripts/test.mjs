/**
 * `npm test` runs every check once; `npm run test:full` runs the remaining tests (docs/contributing.md). Both end with
 * a table of the steps and one line `N passed, N failed`.
 *
 * Names of groups (lint, types, units, api, e2e, pages, browsers) run only these, paths of test files only those.
 * `--on=mysql` (mariadb, sqlite) runs only steps and test files of that engine. `--pictures` saves screenshots of the
 * main pages in each browser, side by side.
 */
import { at, exitOnSignals, stop } from './toolbox.mjs'
import { prepareMachine } from './testing/machine.mjs'
import { groupsOf, isTestFile, runFiles } from './testing/files.mjs'
import { generatedFiles, stepsOf } from './testing/steps.mjs'
import { performSteps, printResults } from './testing/runner.mjs'

const words = process.argv.slice(2)
const isFull = words.includes('--full')
const engine = words.find((word) => word.startsWith('--on='))?.slice('--on='.length)
const pictures = words.includes('--pictures') && at('test-results/browsers')
const files = words.filter(isTestFile)
const selected = words.filter((word) => !word.startsWith('--') && !isTestFile(word))

const groupsWithoutBuild = ['lint', 'types', 'units', 'api']

const engines = ['mysql', 'mariadb', 'sqlite']
if (engine && !engines.includes(engine)) stop(`--on= takes one of ${engines.join(', ')}.`)
const all = stepsOf(isFull ? 'full' : 'fast')
const names = [...new Set(all.flatMap(({ group, id = [] }) => [group].concat(id)))]
const unknown = selected.filter((name) => !names.includes(name))
if (unknown.length) stop(`Unknown group ${unknown.join(', ')}: choose ${names.join(', ')}.`)

const steps = all.filter((step) => isSelected(step) && isOnEngine(step.on))

/** The builds are needed for steps in a browser. */
function isSelected({ group, id }) {
  if (!selected.length) return true
  const isBuilt = group === 'build' && !selected.every((name) => groupsWithoutBuild.includes(name))
  return isBuilt || selected.includes(group) || selected.includes(id)
}

/** Steps without an engine belong to every run. */
function isOnEngine(on) {
  if (!engine || !on) return true
  return on === (engine === 'sqlite' ? 'sqlite' : 'server')
}

// When interrupted, it ends its child processes and removes its folder in memory.
exitOnSignals()
if (files.length) {
  const usesServer = Boolean(engine) && engine !== 'sqlite'
  const on = usesServer ? 'server' : undefined
  const needed = groupsOf(files).map((group) => ({ group, on }))
  const machine = await prepareMachine(needed, engine ?? 'sqlite')
  const code = await runFiles(files, { machine, usesServer })
  await machine.stop()
  process.exit(code)
}

const machine = await prepareMachine(steps, engine)
let results
try {
  // Types and tests read generated files.
  const before = steps.every(({ group }) => group === 'lint') ? [] : [generatedFiles]
  const first = await performSteps(before, { machine, atOnce: 1 })
  results = [...first, ...(await performSteps(steps, { machine, atOnce: 3, pictures }))]
} finally {
  await machine.stop()
}
process.exit(printResults(results) ? 1 : 0)
