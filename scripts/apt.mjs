/** Debian packages that the tests need. */
import { existsSync } from 'node:fs'
import { run, stop } from './toolbox.mjs'

export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian packages where we may; the code is not 0 where that fails. */
export async function tryToInstall(names, what) {
  console.log(`Installing ${what} (${names.join(', ')}) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names]
  return run('apt-get', args, { env, quiet: true })
}

/** Installs a Debian package where we may, and says what to do where we may not. */
export async function installWithApt(name, what) {
  if (!mayInstall)
    stop(`The tests need ${what}. Install it (on Debian: apt-get install ${name}) and try again.`)

  const { code, output } = await tryToInstall([name], what)
  if (code !== 0) stop(`${output}\n${what} could not be installed.`)
}
