/** Chromium builds of past years from npm packages (Linux on x64). Only `npm run test:full` installs them. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { at, npm, run, stop } from '../toolbox.mjs'

const packages = {
  92: 'chrome-aws-lambda@10.1.0',
  103: '@sparticuz/chromium@103.0.0',
  109: '@sparticuz/chromium@109.0.6',
  119: '@sparticuz/chromium@119.0.2',
}

export const oldChromiums = Object.keys(packages)

/** @returns the path of the browser, installed if missing */
export async function ensureOldChromium(version) {
  const folder = at('node_modules/.cache/old-chromium', version)
  const browser = join(folder, 'chromium')
  if (existsSync(browser)) return browser
  await mkdir(folder, { recursive: true })
  const name = packages[version]
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const installed = await npm(['install', '--prefix', folder, ...flags, name], { quiet: true })
  if (installed.code !== 0) stop(installed.output)

  const packed = join(folder, 'node_modules', name.slice(0, name.lastIndexOf('@')), 'bin')
  // Its graphics libraries, in a second archive.
  const drawing = join(folder, 'drawing.tar')
  await unpack(join(packed, 'swiftshader.tar.br'), drawing)
  const { code, output } = await run('tar', ['xf', drawing, '-C', folder], { quiet: true })
  if (code !== 0) stop(output)
  await rm(drawing)
  await unpack(join(packed, 'chromium.br'), browser, 0o755)
  return browser
}

const unpack = (from, to, mode = 0o644) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode }))
