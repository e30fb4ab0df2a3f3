import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, delimiter, join } from 'node:path'
import { chromium } from '../../scripts/chromium.mjs'
import { environment, node, npm, stop } from '../../scripts/toolbox.mjs'

const ownBrowser = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
export const browser = process.env.CHROME_PATH ?? chromium()

/**
 * One run of Lighthouse, which comes through npm and is no dependency, on its own mobile emulation.
 * @param port of a browser that is open already
 * @returns its report
 */
export async function measure(address, port) {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const { code, output } = await npm(
      [
        ...['exec', '--yes', '--', 'lighthouse@13'],
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--form-factor=mobile',
        ...(port ? [`--port=${port}`, '--disable-storage-reset'] : [ownBrowser]),
      ],
      { quiet: true, env: { ...onOurNode(), ...(browser && { CHROME_PATH: browser }) } }
    )
    if (!existsSync(file)) stop(`${output}\nLighthouse ended with ${code} and left no report.`)
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lighthouse 13 needs a newer Node than the one that may have started this. */
const onOurNode = () => ({ PATH: [dirname(node()), environment().PATH].join(delimiter) })
