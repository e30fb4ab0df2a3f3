import { expect, test, type Page } from '../../support/fixtures'

const fieldOf = (page: Page) => page.getByRole('search').getByLabel('搜索课程、图书、问答与公告')
const list = (page: Page) => page.getByRole('listbox', { name: '搜索建议' })

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(device, () => {
    test.use({ viewport })

    test('a suggestion is selected by keyboard and stored on the device', async ({ page }) => {
      await page.goto('/index')
      const field = fieldOf(page)
      await field.focus()
      await expect(field).toHaveRole('combobox')
      await expect(field).toHaveAttribute('aria-expanded', 'false')

      await field.pressSequentially('二')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      const first = list(page).getByRole('option').first()
      await expect(first).toHaveText('二造')
      await field.press('ArrowDown')
      await expect(first).toHaveAttribute('aria-selected', 'true')
      expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
      const box = await list(page).boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width)

      await field.press('Escape')
      await expect(list(page)).toBeHidden()
      await expect(field).toHaveValue('二')
      await field.press('ArrowDown')
      await expect(list(page)).toBeVisible()
      await field.press('ArrowDown')
      await field.press('Enter')
      await expect(page).toHaveURL(/keyword=%E4%BA%8C%E9%80%A0$/)
      await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('二级造价')

      await page.goto('/index')
      await fieldOf(page).focus()
      await expect(page.getByRole('search')).toContainText('搜索记录')
      await expect(list(page).getByRole('option')).toHaveText(['二造'])
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: '清除记录' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(list(page)).toBeHidden()
      await expect(fieldOf(page)).toBeFocused()
      expect(await page.evaluate(() => localStorage.getItem('zhuxue.searches'))).toBeNull()
    })
  })
}

test('pinyin finds a course', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/index')
  const field = fieldOf(page)
  await field.focus()
  await field.pressSequentially('pingfa')
  const option = list(page).getByRole('option').filter({ hasText: '平法' }).first()
  await expect(option).toBeVisible()
  await option.click()
  await expect(page).toHaveURL(/\/index\/course-info\/\d+/)
})

test('a search without a hit shows hints', async ({ page }) => {
  const search = (words: string) => page.goto(`/index/search?keyword=${encodeURIComponent(words)}`)

  await search('造假')
  await page.getByRole('main').getByRole('link', { name: '造价', exact: true }).click()
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('造价')

  await search('造价 火箭')
  await expect(page.getByText('没有内容提到「火箭」，去掉后有结果：')).toBeVisible()
  await expect(page.getByRole('heading', { name: '大家在学' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('main').getByRole('link', { name: '造价', exact: true }).click()
  await expect(page).toHaveURL(/keyword=%E9%80%A0%E4%BB%B7$/)
})

test('a failed request shows no suggestions', async ({ page }) => {
  await page.route('**/api/public/search/suggestions*', (route) => route.abort())
  await page.goto('/index')
  const field = fieldOf(page)
  const suggestionRequest = page.waitForRequest('**/api/public/search/suggestions*')
  await field.fill('造价')
  await suggestionRequest
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
})
