/**
 * `npm test` proves every rule once; `npm run test:full` runs the other tests (docs/contributing.md). Names of groups
 * (lint, types, units, api, stories, looks, browsers) run these alone, `--on=mysql` (mariadb, sqlite) only what needs
 * that engine. Ends with a table of the steps and one line `N passed, N failed`.
 */
import { exitOnSignals, stop } from './toolbox.mjs'
import { prepareMachine } from './testing/machine.mjs'
import { generatedFiles, stepsOf } from './testing/steps.mjs'
import { performSteps, printResults } from './testing/runner.mjs'

const words = process.argv.slice(2)
const isFull = words.includes('--full')
const engine = words.find((word) => word.startsWith('--on='))?.slice('--on='.length)
const wanted = words.filter((word) => !word.startsWith('--'))

const engines = ['mysql', 'mariadb', 'sqlite']
if (engine && !engines.includes(engine)) stop(`--on= takes one of ${engines.join(', ')}.`)
const all = stepsOf(isFull ? 'full' : 'fast')
const groups = [...new Set(all.map(({ group }) => group))]
const unknown = wanted.filter((name) => !groups.includes(name))
if (unknown.length) stop(`There is no group ${unknown.join(', ')}: choose ${groups.join(', ')}.`)

const steps = all.filter(
  ({ group, on }) => (!wanted.length || wanted.includes(group)) && isOnEngine(on)
)

/** Steps that name no engine belong to every run. */
function isOnEngine(on) {
  if (!engine || !on) return true
  return on === (engine === 'sqlite' ? 'sqlite' : 'server')
}

// Ended in the middle, it leaves nothing running and no folder in memory behind.
exitOnSignals()
const machine = await prepareMachine(steps, engine)
let results
try {
  // Types and tests read what code generation writes.
  const before = steps.every(({ group }) => group === 'lint') ? [] : [generatedFiles]
  const first = await performSteps(before, { machine, atOnce: 1 })
  results = [...first, ...(await performSteps(steps, { machine, atOnce: 3 }))]
} finally {
  await machine.stop()
}
process.exit(printResults(results) ? 1 : 0)
