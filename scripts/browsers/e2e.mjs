/** Runs e2e tests in Chromium builds of past years, in the current one, and in WebKit. */
import { chromium, ensureChromium } from '../chromium.mjs'
import { at, runNode } from '../toolbox.mjs'
import { ensureOldChromium, oldChromiums } from './old_chromium.mjs'
import { ensureWebKit } from './webkit.mjs'

export const testedBrowsers = [...oldChromiums, 'current', 'webkit']

/** The oldest one also runs existing e2e tests of money, videos, answers, rich text and files. */
const inOldest = [
  '--project=flows',
  'oldest/',
  'accounts/back_to_the_page',
  'board/teacher_picture',
  'catalogue/board_forms',
  'certificates/print',
  'commerce/buy',
  'commerce/cart',
  'commerce/pay',
  'exams/practice',
  'exams/attempt',
  'learning/study_page',
]

const settingsOf = {
  current: async () => {
    await ensureChromium()
    return { args: ['--project=oldest'], env: { CHROMIUM_PATH: chromium() } }
  },
  webkit: async () => ({ args: ['--project=webkit'], env: { WEBKIT_CLIENT: await ensureWebKit() } }),
}

const settingsOfOld = async (version) => ({
  args: ['--project=oldest', ...(version === oldChromiums[0] ? inOldest : [])],
  env: { CHROMIUM_PATH: await ensureOldChromium(version), OLD_BROWSER: version },
})

/** @param file for the results @param pictures a folder for screenshots of the main pages, if wanted */
export async function runFlowsIn(browser, { file, pictures }) {
  const { args, env } = await (settingsOf[browser] ?? settingsOfOld)(browser)
  const cli = at('node_modules/@playwright/test/cli.js')
  const options = ['--reporter=list,json', '--retries=1', `--output=test-results/${browser}`]
  return runNode([cli, 'test', ...args, ...options], {
    cwd: at('storefront'),
    env: {
      DB_CONNECTION: 'sqlite',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...env,
      ...(pictures && { BROWSER_PICTURES: pictures }),
    },
    quiet: true,
  })
}
