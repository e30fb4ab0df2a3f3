import type { Page } from '@playwright/test'

const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const phone = { isMobile: true, hasTouch: true, userAgent: agent }

/** Every errand of a learner is run on a small phone, a phone and a computer. */
export const devices = [
  { device: 'a small phone', options: { viewport: { width: 360, height: 640 }, ...phone } },
  { device: 'a phone', options: { viewport: { width: 390, height: 844 }, ...phone } },
  { device: 'a computer', options: { viewport: { width: 1440, height: 900 } } },
]

/** Every errand of the staff is run on both. */
export const boardScreens = [
  { device: 'a wide screen', viewport: { width: 1440, height: 900 } },
  { device: 'a tablet', viewport: { width: 1024, height: 768 } },
]

/** Leads from any page to the account pages: the tab bar on phones, the name in the header elsewhere. */
export const toMe = (page: Page) =>
  page
    .getByRole('navigation', { name: '手机菜单' })
    .getByRole('link', { name: '我的' })
    .or(page.getByRole('banner').getByTitle('学习中心'))
    .filter({ visible: true })
