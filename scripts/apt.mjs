/** Installs Debian packages that the tests need. */
import { existsSync } from 'node:fs'
import { run, stop } from './toolbox.mjs'

export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const env = { DEBIAN_FRONTEND: 'noninteractive' }
const aptGet = (...args) => run('apt-get', args, { env, quiet: true })

/** apt-get locks its database, so calls run one after the other. */
let last
const oneByOne = (call) => (last = last ? last.then(call) : aptGet('update', '-qq').then(call))

/** Installs Debian packages if permitted; the exit code is not 0 when that fails. */
export function installIfAllowed(names, what) {
  console.log(`Installing ${what} (${names.join(', ')}) …`)
  return oneByOne(() => aptGet('install', '-y', '-qq', '--no-install-recommends', ...names))
}

/** Installs a Debian package if permitted; otherwise prints what to do. */
export async function installWithApt(name, what) {
  if (!mayInstall) stop(`The tests need ${what}. Install it (on Debian: apt-get install ${name}) and try again.`)

  const { code, output } = await installIfAllowed([name], what)
  if (code !== 0) stop(`${output}\n${what} could not be installed.`)
}
