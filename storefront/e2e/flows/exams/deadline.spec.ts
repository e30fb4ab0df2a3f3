import { installClock, advanceTime, serverTime } from '../../support/clock'
import { limitPaper } from '../../support/database'
import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'
import { choice, heldChapterTest, phone } from './exam_helpers'

test.use(phone)

test(
  'a test is submitted automatically at its deadline',
  { tag: ['@minutes', '@smoke'] },
  async ({ page, request }) => {
    const learner = await demoUser(request, 'user', 0)
    const { paperId, path } = await heldChapterTest(request, learner, 0)
    await limitPaper(paperId, 12)
    await installClock(page, request)
    await signInToStorefront(page, learner)
    await page.goto(path)
    await expect(page.getByText('12 分钟，从开始时计')).toBeVisible()
    await page.getByRole('button', { name: /^(开始|继续)测试$/ }).click()
    await choice(page, 'A').click()
    await expect(page.getByText(/^已保存/)).toBeVisible()
    await expect(page.getByRole('timer')).toContainText(/1[12]:\d\d/)

    const began = await serverTime(request)
    await advanceTime(121, { request, page })
    await expect(page.getByRole('status').filter({ hasText: '还剩 10 分钟' })).toHaveCount(1)
    await advanceTime(600, { request, page })
    const result = page.getByRole('dialog', { name: '测试结果' })
    await expect(result).toContainText('合格线 60 分')
    await page.getByRole('button', { name: '查看答题情况' }).click()
    await expect(page.getByText(/合格线 60 分，.* 交卷/)).toBeVisible()
    expect(+(await serverTime(request)) - +began).toBeGreaterThanOrEqual(720_000)
    await limitPaper(paperId, null)
  }
)
