/** `npm test -- <file>`: the named test files alone, with everything that their runner prints. */
import { buildWhatChanged } from '../build.mjs'
import { chromium } from '../chromium.mjs'
import { at, runNode } from '../toolbox.mjs'

export const isTestFile = (word) => /\.(spec|test)\.tsx?$/.test(word)

/** @returns the exit code */
export async function runFiles(files, { machine, usesServer }) {
  const settings = usesServer
    ? await machine.createDatabase('zhuxue_files')
    : { DB_CONNECTION: 'sqlite' }
  let failed = 0
  for (const [folder, run] of Object.entries(runners)) {
    const inFolder = files.filter((file) => file.startsWith(folder))
    if (!inFolder.length) continue
    const names = inFolder.map((file) => file.slice(folder.length))
    const { code } = await run(names, settings)
    failed ||= code
  }
  return failed
}

/** By the folder in which the files are. */
const runners = {
  'api/tests/': (names, env) => {
    const suites = [...new Set(names.map((name) => name.split('/')[0]))]
    const files = names.map((name) => `--files=${name.split('/').slice(1).join('/')}`)
    const args = ['--import=./tests/cached_typescript.js', 'bin/test.ts', ...suites, ...files]
    return runNode(args, { cwd: at('api'), env })
  },
  'storefront/e2e/': async (names, env) => {
    await buildWhatChanged()
    const projects = [...new Set(names.map((name) => `--project=${name.split('/')[0]}`))]
    return runNode([at('node_modules/@playwright/test/cli.js'), 'test', ...projects, ...names], {
      cwd: at('storefront'),
      env: { ...env, CHROMIUM_PATH: chromium() },
    })
  },
  'storefront/src/': (names) => vitest('storefront', names),
  'backoffice/src/': (names) => vitest('backoffice', names),
}

const vitest = (part, names) =>
  runNode([at('node_modules/vitest/vitest.mjs'), 'run', ...names], { cwd: at(part) })
