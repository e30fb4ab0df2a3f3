/** The browser of the stories. */
import { existsSync } from 'node:fs'
import { installWithApt, mayInstall, tryToInstall } from './apt.mjs'

/** The same engine without the windows, menus and extensions around it, which cost a quarter of the stories' processor time. */
const shell = '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome']

export const chromium = () =>
  [process.env.CHROMIUM_PATH, shell, ...whole].find((path) => path && existsSync(path))

/** Not every system packs the shell: then any whole Chromium does. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (existsSync(shell) || (given && existsSync(given))) return
  if (mayInstall) await tryToInstall('chromium-headless-shell', 'Chromium without windows')
  if (!chromium()) await installWithApt('chromium', 'Chromium')
}
