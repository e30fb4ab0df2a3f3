import { register } from '../../support/new_user'
import { buyerOf } from '../../support/orders'
import { signInToStorefront } from '../../support/sessions'
import { expectFitsScreen } from '../../support/fits_screen'
import { furtherEducation } from '../../support/watching'
import { axeOn } from '../../support/axe'
import { expect, test, type Page } from '../../support/fixtures'

const code = 'ZX2K7M'

const video = (page: Page) => page.locator('video')
const at = (page: Page) => video(page).evaluate((media: HTMLVideoElement) => media.currentTime)

for (const width of [1440, 390]) {
  test(`a learner sees which minutes count and are missing, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const person = await register(request)
    const { courseId, chapters } = await furtherEducation(request)
    const buyer = await buyerOf(request, person as never)
    await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }], { exclusiveCode: code }))
    await signInToStorefront(page, person as never)
    await page.goto(`/index/study/${courseId}?chapter=${chapters[0]!.courseChapterId}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('未完成视频观看：还没有观看')
    await main.getByRole('button', { name: '开始学习' }).click()
    await expect.poll(() => at(page)).toBeGreaterThan(1.2)

    const bar = main.getByRole('img', { name: /^已计 / })
    await expect(bar.locator('[data-kind=counted]')).toHaveCount(1)
    await expect(bar.locator('[data-kind=unseen]')).toHaveCount(1)
    await video(page).evaluate((media: HTMLVideoElement) => (media.playbackRate = 2))
    await expect(main.getByText(/^2倍速：学时按实际时间计算，本章还需再看/)).toBeVisible()
    await expectFitsScreen(page)
    const { violations } = await (await axeOn(page)).exclude('.xgplayer').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await main.getByRole('button', { name: '恢复 1 倍' }).click()
    expect(await video(page).evaluate((media: HTMLVideoElement) => media.playbackRate)).toBe(1)
    await expect(main.getByText(/^2倍速/)).toBeHidden()

    // Skipping to the end finishes nothing, and the card leads to what was skipped.
    await video(page).evaluate((media: HTMLVideoElement) => (media.currentTime = media.duration - 0.5))
    await expect(main.getByText(/^未完成视频观看：已计 .+ · 有 1 段没有看过$/)).toBeVisible()
    await expectFitsScreen(page)
    await main.getByRole('button', { name: '从没看的地方继续' }).click()
    await expect.poll(() => at(page)).toBeGreaterThan(1)
    expect(await at(page)).toBeLessThan(chapters[0]!.videoDuration - 5)
  })
}
