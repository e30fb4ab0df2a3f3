import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Person } from '../support/people'
import { startWebKit, type Driver, type Element } from './browser'

export { expect } from '@playwright/test'

/** A folder for screenshots of all browsers side by side: `npm run test:full -- --pictures`. */
const pictures = process.env.BROWSER_PICTURES

/** Playwright runs the tests and calls the API; the browser is WebKitGTK, which only WebDriver can drive. */
export const test = base.extend<{ tab: Tab }, { webkit: Awaited<ReturnType<typeof startWebKit>> }>({
  webkit: [
    async ({}, use) => {
      const webkit = await startWebKit()
      await use(webkit)
      await webkit.stop()
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit, baseURL }, use) => {
    const driver = await webkit.openBrowser()
    const tab = new Tab(driver, baseURL!)
    await tab.resize(1440)
    await use(tab)
    await driver.quit()
  },
})

export class Tab {
  constructor(
    readonly driver: Driver,
    readonly baseURL: string
  ) {}

  open = (path: string) => this.driver.get(new URL(path, this.baseURL).href)
  reload = () => this.driver.navigate().refresh()
  resize = (width: number) => this.driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })

  async path() {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl())
    return pathname + search
  }

  /** Waits for the first visible element of that XPath. */
  async find(xpath: string): Promise<Element> {
    let found: Element | undefined
    await expect.poll(async () => (found = (await this.shown(xpath))[0]) !== undefined, xpath).toBe(true)
    return found!
  }

  /** Including hidden ones. */
  findAll = (xpath: string) => this.driver.findElements({ using: 'xpath', value: xpath })

  /** A page may redraw between the search and the press. */
  async press(xpath: string) {
    await expect(async () => {
      const element = await this.find(xpath)
      expect(await element.isEnabled()).toBe(true)
      await element.click()
    }).toPass({ timeout: 30_000 })
  }

  button = (name: string) => this.press(`//button[normalize-space()='${name}']`)
  text = (text: string) => this.find(`//body//*[contains(text(), '${text}')]`)

  async fill(label: string, text: string) {
    const field = await this.find(
      `//input[@placeholder='${label}' or @aria-label='${label}' or @id=//label[normalize-space()='${label}']/@for]`
    )
    await field.sendKeys(text)
  }

  async signIn({ idCard, passwd }: Pick<Person, 'idCard' | 'passwd'>) {
    await this.fill('身份证号', idCard!)
    await this.fill('密码', passwd)
    await this.press("//main//button[normalize-space()='登录']")
  }

  /** Expects no horizontal overflow and takes a screenshot. */
  async checkLayout(name: string) {
    const overflowing = () =>
      this.driver.executeScript<number>(
        'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth'
      )
    await expect.poll(overflowing, `${name} is wider than its screen`).toBeLessThanOrEqual(0)
    if (!pictures) return
    mkdirSync(pictures, { recursive: true })
    const picture = Buffer.from(await this.driver.takeScreenshot(), 'base64')
    writeFileSync(join(pictures, `${name}-1440-webkit.png`), picture)
  }

  private async shown(xpath: string): Promise<Element[]> {
    const all = await this.findAll(xpath)
    const isShown = await Promise.all(all.map((one) => one.isDisplayed().catch(() => false)))
    return all.filter((_, at) => isShown[at])
  }
}
