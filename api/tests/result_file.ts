import { writeFileSync } from 'node:fs'
import type { FailureTreeGroupNode, FailureTreeTestNode, NamedReporterContract } from '@japa/runner/types'
import { errorResponsesOfFailed } from './log_failed_responses.js'

/** Writes counts and failures of a run to the file in TEST_RESULT, for `scripts/testing/results.mjs`. */
export const resultFile: NamedReporterContract = {
  name: 'result-file',
  handler(runner, emitter) {
    emitter.on('runner:end', () => {
      const { aggregates, failureTree } = runner.getSummary()
      const titles = failureTree.flatMap((suite) => suite.children.flatMap(failuresIn))
      const report = {
        passed: aggregates.passed,
        failed: aggregates.failed,
        titles: [...titles, ...errorResponsesOfFailed()],
      }
      writeFileSync(process.env.TEST_RESULT!, JSON.stringify(report))
    })
  },
}

type Node = FailureTreeGroupNode | FailureTreeTestNode

function failuresIn(node: Node): string[] {
  const title = node.type === 'group' ? node.name : node.title
  const own = node.errors.map(({ error }) => `${title}: ${String(error?.message ?? error).split('\n')[0]}`)
  if (node.type === 'test') return own
  return [...own, ...node.children.flatMap(failuresIn).map((failure) => `${title} / ${failure}`)]
}
