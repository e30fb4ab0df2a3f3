/** `npm test -- <file>`: runs only the given test files, with the full output of their runner. */
import { existsSync } from 'node:fs'
import { buildChanged } from '../build.mjs'
import { chromium } from '../chromium.mjs'
import { at, runNode, stop } from '../toolbox.mjs'

export const isTestFile = (word) => /\.(spec|test)\.tsx?$/.test(word)

/** The groups of the files (scripts/testing/steps.mjs). Exits when a file does not exist or has no runner. */
export function groupsOf(files) {
  for (const file of files) {
    const folder = Object.keys(runners).find((name) => file.startsWith(name))
    if (!folder) stop(`${file}: tests are in ${Object.keys(runners).join(', ')}.`)
    if (!existsSync(at(file))) stop(`${file} does not exist.`)
  }
  const groups = Object.entries(runners).filter(([folder]) => within(folder, files).length)
  return groups.map(([, { group }]) => group)
}

/** @returns the exit code */
export async function runFiles(files, { machine, usesServer }) {
  const settings = usesServer ? await machine.createDatabase('zhuxue_files') : { DB_CONNECTION: 'sqlite' }
  let failed = 0
  for (const [folder, { run }] of Object.entries(runners)) {
    const names = within(folder, files)
    if (!names.length) continue
    const { code } = await run(names, settings)
    failed ||= code
  }
  return failed
}

const within = (folder, files) =>
  files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))

const vitest = (part) => ({
  group: 'units',
  run: (names) => runNode([at('node_modules/vitest/vitest.mjs'), 'run', ...names], { cwd: at(part) }),
})

/** By the folder of the files. */
const runners = {
  'api/tests/': {
    group: 'api',
    run(names, env) {
      const suites = [...new Set(names.map((name) => name.split('/')[0]))]
      const files = names.map((name) => `--files=${name.split('/').slice(1).join('/')}`)
      const args = ['--import=./tests/cached_typescript.js', 'bin/test.ts', ...suites, ...files]
      return runNode(args, { cwd: at('api'), env })
    },
  },
  'storefront/e2e/': {
    group: 'e2e',
    async run(names, env) {
      await buildChanged()
      const projects = [...new Set(names.map((name) => `--project=${name.split('/')[0]}`))]
      return runNode([at('node_modules/@playwright/test/cli.js'), 'test', ...projects, ...names], {
        cwd: at('storefront'),
        env: { ...env, CHROMIUM_PATH: chromium() },
      })
    },
  },
  'storefront/src/': vitest('storefront'),
  'backoffice/src/': vitest('backoffice'),
}
