/** The browser of the e2e tests. */
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { installWithApt, mayInstall, installIfAllowed } from './apt.mjs'
import { at, run } from './toolbox.mjs'

/**
 * The headless shell of a package, for Linux on x64: compiled with profiles, as Chrome is, it takes a seventh less
 * processor time for the stories than the one of Debian.
 */
const packed = at('node_modules/@sparticuz/chromium')

/** Debian packages that it needs: libraries and fonts. */
const needed = ['libnss3', 'fontconfig-config']

/** Chromium without windows, menus and extensions, which cost a quarter of the processor time of e2e tests. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome']

export const chromium = () =>
  [process.env.CHROMIUM_PATH, unpacked(), shell, ...whole].find((path) => path && existsSync(path))

/** Uses the package if it can run, else the headless shell of the system, else any full Chromium. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if ((given && existsSync(given)) || (await canRunPacked()) || existsSync(shell)) return
  if (mayInstall) await installIfAllowed(['chromium-headless-shell'], 'Chromium without windows')
  if (!chromium()) await installWithApt('chromium', 'Chromium')
}

function unpacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packed)) return
  const { version } = JSON.parse(readFileSync(`${packed}/package.json`, 'utf8'))
  return at(`node_modules/.cache/chromium-${version}/chromium-headless-shell`)
}

async function canRunPacked() {
  const file = unpacked()
  if (!file) return false
  if (!existsSync(file)) await unpack(file)
  if (await starts(file)) return true
  if (mayInstall) await installIfAllowed(needed, 'what Chromium needs')
  if (await starts(file)) return true
  await rm(file)
  return false
}

async function unpack(file) {
  const part = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await pipeline(createReadStream(`${packed}/bin/chromium.br`), createBrotliDecompress(), createWriteStream(part))
  await chmod(part, 0o755)
  await rename(part, file)
}

async function starts(file) {
  const { code } = await run(file, ['--version'], { quiet: true })
  return code === 0 && existsSync('/etc/fonts')
}
