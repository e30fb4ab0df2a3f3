import { register } from '../support/new_user'
import { buyerOf, findSimpleCourse } from '../support/orders'
import { signInToStorefront } from '../support/sessions'
import { expect, test, type Page } from './fixtures'

test('a learner watches a course and resumes it', async ({ page, request, checkLayout }) => {
  const person = await register(request)
  const { courseId, courseName } = await findSimpleCourse(request, 1)
  const buyer = await buyerOf(request, person)
  await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }]))
  await signInToStorefront(page, person)
  await page.goto('/board/user/my-course')
  await expect(page.getByRole('article').filter({ hasText: courseName })).toBeVisible()

  await page.goto(`/index/study/${courseId}`)
  await expectPlaying(page)
  await checkLayout(page, 'study')
  await page.getByRole('button', { name: '下一章' }).click()
  await expect(page).toHaveURL(/chapter=\d+$/)
  await expectPlaying(page)
})

async function expectPlaying(page: Page) {
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThan(0.3)
}
