import { expect, type Page } from '@playwright/test'
import { dialog, type Screens } from '../screen'

const orderDialog = (page: Page) => page.getByRole('dialog', { name: '订单详情' })

async function openOrder(page: Page) {
  await page
    .getByRole('link', { name: /^详情/ })
    .or(page.getByRole('button', { name: /^详情/ }))
    .first()
    .click()
  await expect(orderDialog(page)).toContainText('支付与退款')
}

/** Times of the run itself: sign-ins and actions. */
const moments = (page: Page) => page.getByText(/^2026-11-25 10:[3-5]/)

const toOrders = async () => '/board/admin/orders?telephone=13800000102&orderStatus=2'

export const admin: Screens = {
  'admin-overview': {
    at: '/board/admin/admin-index',
    // The screenshots of other users count as page views.
    masks: (page) => [page.getByRole('table').filter({ hasText: '打开课程页' })],
  },
  'admin-courses': { at: '/board/admin/courses' },
  'admin-course': { at: '/board/admin/course-detail/3' },
  'admin-audit': {
    at: async ({ calls }) => {
      const query = 'courseStatus=auditing&courseType=1&pageSize=100'
      const { courses } = await calls!.get(`/api/public/courses?${query}`)
      return `/board/admin/course-audit/${courses[0].courseId}`
    },
  },
  'admin-orders': { at: '/board/admin/orders' },
  'admin-orders-none': { at: '/board/admin/orders?orderId=26000000000000000000' },
  'admin-orders-failed': { at: '/board/admin/orders', fails: '/api/orders' },
  'admin-orders-waiting': { at: '/board/admin/orders', waits: '/api/orders' },
  'admin-order': { at: toOrders, over: true, then: openOrder },
  'admin-refund': {
    at: toOrders,
    over: true,
    then: async (page) => {
      await openOrder(page)
      await page.getByRole('button', { name: /^退\s*款$/ }).click()
      await expect(page.getByLabel('退款原因')).toBeVisible()
    },
  },
  'admin-refunds': { at: '/board/admin/refunds' },
  'admin-exceptions-none': { at: '/board/admin/payment-exceptions' },
  'admin-parcels': { at: '/board/admin/orders/parcels' },
  'admin-reconciliation': { at: '/board/admin/reconciliation' },
  'admin-invoices': { at: '/board/admin/invoices' },
  'admin-comments': { at: '/board/admin/admin-comments' },
  'admin-assign': {
    at: '/board/admin/admin-assign-users',
    then: (page) => page.getByRole('textbox', { name: '手机号' }).fill('13800000101\n1380000010'),
  },
  'admin-papers': { at: '/board/admin/paper-work-space/subject-papers' },
  'admin-people': { at: '/board/admin/loginlogs' },
  'admin-person': {
    at: async ({ calls }) => {
      const { users } = await calls!.get('/api/admin/users-for-page?telephone=13800000101')
      return `/board/admin/loginlogs/person/${users[0].userId}`
    },
    masks: (page) => [moments(page)],
  },
  'admin-audit-log': { at: '/board/admin/audit-logs', masks: (page) => [moments(page)] },
  'admin-settings': { at: '/board/admin/admin-sysparam' },
  'admin-teachers': { at: '/board/admin/teachers' },
  'admin-palette': {
    at: '/board/admin/admin-index',
    over: true,
    then: async (page) => {
      await page.keyboard.press('Control+k')
      await dialog(page).waitFor()
    },
  },
}

export const teacher: Screens = {
  'teacher-figures': { at: '/board/teacher/teacher-statis' },
  'teacher-courses': { at: '/board/teacher/teacher-courses' },
  'teacher-course-new': { at: '/board/teacher/course-detail' },
}

export const channel: Screens = {
  'channel-figures': { at: '/board/channel/statis' },
  'channel-statements': { at: '/board/channel/statements' },
}

export const auditor: Screens = { 'auditor-courses': { at: '/board/auditor/courses' } }
