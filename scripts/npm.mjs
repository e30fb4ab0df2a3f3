import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'

const cli = 'npm-cli.js'
const inPackage = ['npm', 'bin', cli]

/** npm's own JavaScript file. Node cannot start .cmd files, as npm is on Windows, without a shell. */
export function npmCli({ env = process.env, node = process.execPath } = {}) {
  // Other package managers set it to a file of their own.
  const given = basename(env.npm_execpath ?? '') === cli ? [env.npm_execpath] : []
  const folders = [dirname(node), ...(env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean)]
  const places = folders.flatMap((folder) => [
    // Windows
    join(folder, 'node_modules', ...inPackage),
    // macOS and Linux
    join(folder, '..', 'lib', 'node_modules', ...inPackage),
    target(join(folder, 'npm')),
  ])
  return [...given, ...places].find((file) => basename(file) === cli && existsSync(file))
}

function target(link) {
  try {
    return realpathSync(link)
  } catch {
    return link
  }
}
