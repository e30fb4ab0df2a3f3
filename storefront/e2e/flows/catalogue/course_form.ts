import { expect, type Page } from '@playwright/test'

export const nameField = (page: Page) => page.getByLabel('课程名称')

export async function rename(page: Page, name: string) {
  await nameField(page).fill(name)
  await page.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
