/** Debian's WebKit (WebKitGTK), and the client of its driver from npm. Only `npm run test:full` installs them. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { installWithApt } from '../apt.mjs'
import { at, npm, stop } from '../toolbox.mjs'

const client = 'selenium-webdriver@4.46.0'

/** @returns the folder of the client */
export async function ensureWebKit() {
  if (!existsSync('/usr/bin/WebKitWebDriver')) await installWithApt('webkit2gtk-driver', 'WebKit')
  if (!existsSync('/usr/bin/Xvfb')) await installWithApt('xvfb', 'a screen for WebKit')
  const folder = at('node_modules/.cache/webkit-client')
  const installed = join(folder, 'node_modules/selenium-webdriver')
  if (existsSync(installed)) return installed
  await mkdir(folder, { recursive: true })
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await npm(['install', '--prefix', folder, ...flags, client], { quiet: true })
  if (code !== 0) stop(output)
  return installed
}
