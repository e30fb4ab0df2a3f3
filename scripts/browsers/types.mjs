/**
 * Checks browser code against the functions of the oldest supported browsers: `lib` in the tsconfig.browsers.json of
 * api (the modules that front ends bundle) and of the admin. The admin imports the types of all controllers, which may
 * use server functions, so only its own files are checked here; the storefront and its worker have that `lib` in their
 * own tsconfig.
 */
import { at, runNode } from '../toolbox.mjs'

const compiler = at('node_modules/typescript-native/bin/tsc')

async function errorsOf(part, counts) {
  const args = ['--noEmit', '--checkers', '1', '--pretty', 'false', '-p', 'tsconfig.browsers.json']
  const { code, output } = await runNode([compiler, ...args], { cwd: at(part), quiet: true })
  const lines = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error /.test(line))
  if (code !== 0 && !lines.length) return [output]
  return lines.filter(counts).map((line) => `${part}/${line}`)
}

const errors = [
  ...(await errorsOf('api', () => true)),
  ...(await errorsOf('backoffice', (line) => !line.startsWith('../'))),
]
for (const error of errors) console.error(error)
process.exitCode = errors.length ? 1 : 0
