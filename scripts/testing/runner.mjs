/** Runs steps and prints their results. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readResult } from './results.mjs'

/** Starts steps in order, up to a maximum at once. A step waits for the one in its `after`, if that is run. */
export async function performSteps(steps, { machine, atOnce, pictures }) {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-results-'))
  const waiting = steps.map((step, at) => ({ ...step, file: join(folder, `${at}.json`) }))
  const begun = new Map()
  const results = []

  const performNext = async () => {
    while (waiting.length) {
      const step = waiting.shift()
      // The step in `after` comes first, so it has started.
      const ended = Promise.resolve(begun.get(step.after)).then(() => perform(step, { machine, pictures }))
      begun.set(step.name, ended)
      results.push(await ended)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, performNext))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

async function perform({ name, run, file }, context) {
  const began = Date.now()
  const { code, output } = await run({ file, ...context })
  const result = { name, ...readResult(file, code), minutes: (Date.now() - began) / 60_000 }

  console.log(`${result.failed ? '✘' : '✔'} ${summary(result)}`)
  if (result.failed || result.flaky.length) {
    console.log(output.split('\n').slice(-200).join('\n'))
    printTitles(result)
  }
  return result
}

/** @returns the number of failures */
export function printResults(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  const [passed, failed] = [total('passed'), total('failed')]
  console.log(`\n${results.map(summary).join('\n')}\n`)
  for (const result of results) printTitles(result)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed
}

const summary = ({ name, passed, failed, minutes }) =>
  `${minutes.toFixed(1).padStart(5)} min  ${name}: ${passed} passed, ${failed} failed`

function printTitles({ name, titles, flaky }) {
  for (const title of flaky) console.log(`⚠ FLAKY in ${name}, passed only when retried: ${title}`)
  for (const title of titles) console.log(`✘ FAILED in ${name}: ${title}`)
}
