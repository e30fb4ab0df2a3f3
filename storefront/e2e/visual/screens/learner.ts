import { expect } from '@playwright/test'
import { findSimpleCourse } from '../../support/orders'
import { dialog, orderAt, type Opened, type Screens } from '../screen'

/** Runs before all screenshots: each page shows the number of cart lines. */
export async function fillCart({ calls, request }: Pick<Opened, 'calls' | 'request'>) {
  const { cartItems } = await calls!.get('/api/user/cart-items')
  if (cartItems.length) return
  for (const type of [1, 3]) {
    const { courseId } = await findSimpleCourse(request, type)
    await calls!.post('/api/user/cart-items', { courseId, courseCount: 1 })
  }
}

/** 周若谷: some of everything. */
export const learner: Screens = {
  'my-courses': { at: '/board/user/my-course' },
  'my-courses-waiting': { at: '/board/user/my-course', waits: '/api/user/courses' },
  'my-orders': { at: '/board/user/my-order' },
  'my-orders-failed': { at: '/board/user/my-order', fails: '/api/user/orders' },
  'my-orders-none': { at: `/board/user/my-order?name=${encodeURIComponent('没有这样的商品')}` },
  'order': { at: orderAt('/index/submitted-order-info', ({ orderStatus }) => orderStatus === 2) },
  'my-hours': { at: '/board/user/my-cert' },
  'qualifications': { at: '/board/user/qualifications' },
  'addresses': { at: '/board/user/deliver-address' },
  'address-dialog': {
    at: '/board/user/deliver-address',
    over: true,
    then: async (page) => {
      await page.getByRole('button', { name: /新增/ }).first().click()
      await dialog(page).waitFor()
    },
  },
  'my-invoices': { at: '/board/user/my-invoice' },
  'messages': { at: '/board/user/messages' },
  'profile': { at: '/board/user/profile' },
  'study-time': { at: '/board/user/play-statis' },
  'training-centre': { at: '/board/user/training-centre' },
  'seats': {
    at: orderAt(
      '/board/user/order-assign-users',
      ({ orderStatus, orderType }) => orderStatus === 2 && orderType === 'package'
    ),
  },
  'privacy': { at: '/board/user/privacy' },
  'wrong-answers': { at: '/index/user-error-questions' },
  'cart': { at: '/index/my-cart' },
  'confirmation': {
    at: '/index/my-cart',
    then: async (page) => {
      await page.getByRole('button', { name: '去结算' }).click()
      await page.waitForURL(/order-info/)
      await expect(page.getByText('应付金额')).toBeVisible()
    },
  },
}

/** A separate user, because watching counts and shows on other pages. */
export const student: Screens = {
  'study-page': {
    at: async ({ calls }) => {
      const { courses } = await calls!.get('/api/user/courses')
      const own = courses.find((one: { courseType: number }) => one.courseType === 1)
      return `/index/study/${own.courseId}`
    },
    masks: (page) => [page.locator('video, .xgplayer')],
  },
}
