import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** In its own process: the test runner needs these functions too. */
const script = `
delete Array.prototype.at; delete Array.prototype.findLast; delete Object.hasOwn
await import(${JSON.stringify(new URL('./missingFunctions.ts', import.meta.url).href)})
console.log([1, 2].at(-1), [1, 2, 3].findLast((one) => one < 3), Object.hasOwn({ a: 1 }, 'a'))`

test('functions missing in old browsers are polyfilled for the editor', () => {
  const args = ['--input-type=module', '--eval', script]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout, stderr).toBe('2 2 true\n')
})
