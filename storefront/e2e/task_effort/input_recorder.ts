import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'

export interface InteractionCount {
  clicks: number
  keys: number
  /** Documents loaded after the first one. */
  loads: number
}

/** Counts what a user does on a page. Pasting counts as two keys; a code read from the phone is typed. */
export function recordInput(page: Page) {
  const effort: InteractionCount = { clicks: 0, keys: 0, loads: 0 }
  let at = ''
  page.on('domcontentloaded', () => {
    effort.loads += Number(at !== '')
    at = page.url()
  })

  return {
    effort,
    /** Starts the count; earlier input does not count. */
    begin(): void {
      at = page.url()
      Object.assign(effort, { clicks: 0, keys: 0, loads: 0 })
    },
    async click(target: Locator): Promise<void> {
      effort.clicks++
      await target.click()
    },
    /** Clicks through an element that covers the field, since users aim at the visible field. */
    async clickField(target: Locator): Promise<void> {
      effort.clicks++
      await target.click({ force: true })
    },
    /** Types into the focused element. */
    async type(text: string): Promise<void> {
      effort.keys += text.length
      await page.keyboard.type(text)
    },
    async paste(text: string): Promise<void> {
      effort.keys += 2
      await page.keyboard.insertText(text)
    },
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        effort.keys++
        await page.keyboard.press(key)
      }
    },
    /** Opens a native list and takes a value: two presses. */
    async select(target: Locator, value: string): Promise<void> {
      effort.clicks += 2
      await target.selectOption(value)
    },
    async choose(target: Locator, file: string): Promise<void> {
      effort.clicks++
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), target.click()])
      await chooser.setFiles(file)
    },
  }
}

export type InputRecorder = ReturnType<typeof recordInput>

/** Writes the effort to the report and fails when it exceeds the limits of docs/screens.md. */
export function expectInteractionsAtMost({ effort }: InputRecorder, maxCount: InteractionCount, info: TestInfo): void {
  const { clicks, keys, loads } = effort
  const text = `${clicks} clicks, ${keys} keys, ${loads} page loads`
  info.annotations.push({ type: 'effort', description: text })
  console.log(`${info.title}: ${text}`)
  for (const name of ['clicks', 'keys', 'loads'] as const) {
    expect(effort[name], `${info.title}: ${name}`).toBeLessThanOrEqual(maxCount[name])
  }
}
