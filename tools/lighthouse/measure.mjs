import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, delimiter, join } from 'node:path'
import { chromium } from '../../scripts/chromium.mjs'
import { environment, node, npm, stop } from '../../scripts/toolbox.mjs'

export const browser = () => process.env.CHROME_PATH ?? chromium()
const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --ignore-certificate-errors'

/** The report of one run of Lighthouse with its own mobile emulation. It is run through npm and is not a dependency. */
export async function measure(address) {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-lighthouse-'))
  const file = join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, '--form-factor=mobile']
  const { code, output } = await npm(
    ['exec', '--yes', '--', 'lighthouse@13', address, ...options, `--chrome-flags=${flags}`],
    // Lighthouse 13 needs a newer Node than npm may run on.
    { quiet: true, env: { PATH: [dirname(node()), environment().PATH].join(delimiter), CHROME_PATH: browser() } }
  )
  if (code !== 0) stop(`${output}\nLighthouse ended with ${code}.`)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return report
}
