import { apiClientFor } from '../../support/api_calls'
import { register } from '../../support/new_user'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'
import { leaves } from '../../support/watching'

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  computer: { width: 1440, height: 900 },
})) {
  test.describe(`Home on a ${device}`, () => {
    test.use({ viewport })

    test('a learner continues from home in one tap', async ({ page, request }) => {
      const person = await register(request)
      const { courseId, courseName } = await findSimpleCourse(request, 1)
      const buyer = await buyerOf(request, person as never)
      await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }]))
      const calls = await apiClientFor(request, person as never)
      const { chapters } = await calls.get(`/api/public/courses/${courseId}/published-chapters`)
      const second = leaves(chapters).filter(({ hasVideo }) => hasVideo)[1]!
      const query = new URLSearchParams({
        courseId: `${courseId}`,
        courseChapterId: `${second.courseChapterId}`,
        videoId: second.chapterVideoId,
      })
      await calls.get(`/api/vod/play-urls?${query}`)

      await page.goto('/index')
      await expect(page.getByRole('region', { name: '继续学习' })).toBeHidden()
      await signInToStorefront(page, person as never)
      await page.goto('/index')
      const card = page.getByRole('region', { name: '继续学习' })
      await expect(card).toBeInViewport()
      await expect(card).toContainText(courseName)
      await expect(card.getByRole('link', { name: /每日一练/ })).toHaveAttribute('href', '/index/practice')
      await card.getByRole('link', { name: /继续学习/ }).click()

      await expect(page).toHaveURL(`/index/study/${courseId}?chapter=${second.courseChapterId}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.chapterTitle)
      await expect(page.locator('video')).toBeVisible()
    })
  })
}

test.describe('我的 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a learner finds every account page in 我的', async ({ page, request }) => {
    const person = await register(request)
    const { courseId } = await findSimpleCourse(request, 1)
    await (await buyerOf(request, person as never)).placeOrder([{ courseId, courseCount: 1 }])
    await signInToStorefront(page, person as never)
    await page.goto('/index')
    await page.getByRole('navigation', { name: '手机菜单' }).getByRole('link', { name: '我的' }).click()

    await expect(page).toHaveURL('/board/user')
    await expect(page.getByRole('navigation', { name: '学习中心' })).toBeHidden()
    for (const name of ['我的课程', '我的证书', '我的发票', '我的消息', '账号与隐私']) {
      await expect(page.getByRole('link', { name, exact: name === '我的课程' })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: /待支付/ })).toContainText('1')
    await page.getByRole('link', { name: /待支付/ }).click()
    await expect(page.getByRole('button', { name: '待支付' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('main').getByRole('link', { name: '我的', exact: true }).click()
    await expect(page).toHaveURL('/board/user')
  })
})
