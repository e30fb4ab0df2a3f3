import { expect, type Page } from '@playwright/test'

export const rows = (page: Page) => page.locator('.ant-table-row')

/** Names of the rows in order, once the list is loaded and has at least `least` rows. */
export async function rowNames(page: Page, minRows: number, status?: string): Promise<string[]> {
  await expect(page.locator('.ant-table-wrapper .ant-spin-spinning')).toHaveCount(0)
  await expect(rows(page).nth(minRows - 1)).toBeVisible()
  const some = status ? rows(page).filter({ hasText: status }) : rows(page)
  return some.evaluateAll((all) => all.map((row) => row.querySelector<HTMLElement>('a[title]')!.title))
}

export const selectRow = (page: Page, name: string) => page.getByRole('checkbox', { name: `选择 ${name}` }).check()

/** One of the screens of a menu item. */
export const screenTab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '页签' }).getByRole('link', { name })
