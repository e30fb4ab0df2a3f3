/** Reads the JSON reports of test runners. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A step without a report is one check that passed with exit code 0. */
export function readResult(file, code) {
  const result = existsSync(file)
    ? countTests(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: code === 0 ? 1 : 0, failed: 0, titles: [], flaky: [] }
  // A run with an exit code other than 0 failed, even if every test passed.
  if (code !== 0 && !result.failed) result.failed = 1
  return result
}

function countTests(report) {
  if (report.testResults) return ofVitest(report)
  if (report.suites) return ofPlaywright(report)
  return { ...report, flaky: [] }
}

function ofVitest({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  const titles = testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`),
    ...(message && !assertionResults.length ? [`${name}: ${firstLine(message)}`] : []),
  ])
  const failed = numFailedTests || (numFailedTestSuites && titles.length)
  return { passed: numPassedTests, failed, titles, flaky: [] }
}

function ofPlaywright({ suites, stats, errors }) {
  const specs = suites.flatMap(specsIn)
  const of = (status) => specs.filter(({ tests }) => tests.some((test) => test.status === status))
  const titles = [
    ...of('unexpected').map((spec) => `${titleOf(spec)}: ${firstLine(errorOf(spec))}`),
    ...errors.map(({ message }) => firstLine(message)),
  ]
  const passed = stats.expected + stats.flaky
  return { passed, failed: titles.length, titles, flaky: of('flaky').map(titleOf) }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]
const titleOf = ({ file, line, title }) => `${file}:${line} › ${title}`
const errorOf = ({ tests }) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0]
