import { createLearner, register } from '../support/new_user'
import { buyerOf, findSimpleCourse } from '../support/orders'
import { apiClientFor } from '../support/api_calls'
import { demoUser } from '../support/people'
import { signInToStorefront } from '../support/sessions'
import { sentCode } from '../support/sms_outbox'
import { leaves } from '../support/watching'
import { expect, test, type APIRequestContext } from '../support/fixtures'
import { devices, toMe } from './devices'
import { expectInteractionsAtMost, recordInput } from './input_recorder'

for (const { device, options } of devices) {
  test.describe(`Errands on ${device}`, () => {
    test.use(options)

    test('a visitor finds further education by its short name', async ({ page }, info) => {
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(page.getByLabel('搜索课程、图书、问答与公告'))
      await recorder.paste('继教')
      await recorder.press('Enter')
      await page.waitForURL(/search/)
      await recorder.click(page.getByRole('article').first().getByRole('link'))
      await expect(page).toHaveURL(/course-info/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/必修|选修/)
      expectInteractionsAtMost(recorder, { clicks: 2, keys: 3, loads: 2 }, info)
    })

    test('a visitor registers while buying', async ({ page, request }, info) => {
      const person = createLearner()
      const { courseId, courseName } = await findSimpleCourse(request, 1)
      await page.goto(`/index/course-info/${courseId}`)
      const buy = page.getByRole('button', { name: '立即购买' }).filter({ visible: true }).first()
      await expect(buy).toBeEnabled()
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(buy)
      await recorder.click(
        page
          .getByRole('dialog')
          .getByRole('link', { name: '去注册' })
          .or(page.getByRole('button', { name: '去注册' }))
      )
      const form = page.getByRole('dialog', { name: '注册账号' })
      await expect(form.getByLabel('手机号')).toBeFocused()
      await recorder.type(person.telephone)
      await recorder.click(form.getByRole('button', { name: '发送验证码' }))
      const code = await sentCode(request, person.telephone, 'register')
      await recorder.click(form.getByLabel('验证码'))
      await recorder.type(code)
      await recorder.click(form.getByLabel('姓名'))
      await recorder.type(person.userName)
      await recorder.press('Tab')
      await recorder.type(person.idCard)
      await recorder.click(form.getByLabel('密码', { exact: true }))
      await recorder.type(person.passwd)
      await recorder.click(form.getByRole('checkbox', { name: '我已阅读并同意' }))
      await recorder.click(form.getByRole('button', { name: '注册', exact: true }))
      await recorder.click(page.getByRole('dialog', { name: '注册成功' }).getByRole('button', { name: '立即登录' }))
      await page.waitForURL(/order-info/)
      await expect(page.getByText(courseName).first()).toBeVisible()
      await recorder.click(page.getByRole('button', { name: '提交订单' }))
      await expect(page.getByRole('dialog', { name: '订单支付' })).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 10, keys: 65, loads: 2 }, info)
    })

    test('a learner buys a book with an address and an invoice', async ({ page, request }, info) => {
      const person = await register(request)
      await signInToStorefront(page, person)
      const { courseId } = await findSimpleCourse(request, 3)
      await page.goto(`/index/course-info/${courseId}`)
      const buy = page.getByRole('button', { name: '立即购买' }).filter({ visible: true }).first()
      await expect(buy).toBeEnabled()
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(buy)
      await page.waitForURL(/order-info/)
      await recorder.click(page.getByRole('button', { name: '新增收件地址' }))
      const form = page.getByRole('dialog', { name: '新增收件地址' })
      await recorder.click(form.getByLabel('收件人'))
      await page.keyboard.press('Control+a')
      await recorder.type('王建国')
      await recorder.press('Tab')
      await recorder.press('Control+a')
      await recorder.type('13900001111')
      for (const [label, region] of [
        ['市', '370100'],
        ['区县', '370102'],
      ] as const) {
        await recorder.select(form.getByLabel(label, { exact: label === '市' }), region)
      }
      await recorder.click(form.getByLabel('详细地址'))
      await recorder.type('解放路88号')
      await recorder.press('Enter')
      await expect(page.getByRole('radio', { name: /王建国/ })).toBeChecked()
      await recorder.click(page.getByLabel('需要发票'))
      await recorder.click(page.getByText('个人', { exact: true }))
      await recorder.click(page.getByLabel('姓名'))
      await recorder.press('Control+a')
      await recorder.type('王建国')
      await recorder.click(page.getByLabel('联系人'))
      await recorder.press('Control+a')
      await recorder.type('王建国')
      await recorder.click(page.getByLabel('电子邮箱'))
      await recorder.type('a@example.com')
      await recorder.click(page.getByRole('button', { name: '提交订单' }))
      await expect(page.getByRole('dialog', { name: '订单支付' })).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 14, keys: 44, loads: 1 }, info)
    })

    test('a learner continues the video from home in one tap', async ({ page, request }, info) => {
      const { person, courseId, chapterId } = await startedCourse(request)
      await signInToStorefront(page, person)
      await page.goto('/index')
      const card = page.getByRole('region', { name: '继续学习' }).getByRole('link', { name: /继续学习/ })
      await expect(card).toHaveAttribute('href', /study/)
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(card)
      await expect(page).toHaveURL(`/index/study/${courseId}?chapter=${chapterId}`)
      await expect(page.locator('video')).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 1, keys: 0, loads: 1 }, info)

      await page.goBack()
      await expect(card).toBeVisible()
      expect(page.context().pages()).toHaveLength(1)
    })

    test('a learner finds the chapter test that holds minutes', async ({ page, request }, info) => {
      await signInToStorefront(page, await demoUser(request, 'user', 1))
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(toMe(page))
      await recorder.click(page.getByRole('link', { name: '我的证书' }).filter({ visible: true }))
      await recorder.click(page.getByRole('link', { name: /待通过测试/ }).first())
      await expect(page).toHaveURL(/test-papers/)
      expectInteractionsAtMost(recorder, { clicks: 3, keys: 0, loads: 3 }, info)
    })

    test('a learner answers the question of the day', async ({ page, request }, info) => {
      await signInToStorefront(page, await register(request))
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(page.getByRole('region', { name: '继续学习' }).getByRole('link', { name: /每日一练/ }))
      const question = page.getByRole('article').first()
      await recorder.click(question.locator('label').first())
      await recorder.click(question.getByRole('button', { name: '提交答案' }))
      await expect(question.getByText('正确答案')).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 3, keys: 0, loads: 1 }, info)
    })

    test('a learner practises wrong answers from home', async ({ page, request }, info) => {
      await signInToStorefront(page, await demoUser(request, 'user', 0))
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(page.getByRole('region', { name: '继续学习' }).getByRole('link', { name: /每日一练/ }))
      await recorder.click(page.getByRole('link', { name: '错题本' }).first())
      await expect(page.getByRole('article').first()).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 2, keys: 0, loads: 2 }, info)
    })

    test('a learner pays a waiting order from home', async ({ page, request }, info) => {
      const person = await register(request)
      const { courseId } = await findSimpleCourse(request, 1)
      await (await buyerOf(request, person)).placeOrder([{ courseId, courseCount: 1 }])
      await signInToStorefront(page, person)
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(toMe(page))
      const waiting = page.getByRole('link', { name: /待支付/ }).or(page.getByRole('link', { name: '我的订单' }))
      await recorder.click(waiting.filter({ visible: true }).first())
      await recorder.click(page.getByRole('main').getByRole('button', { name: '继续支付' }))
      await expect(page.getByRole('dialog', { name: '订单支付' })).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 3, keys: 0, loads: 2 }, info)
    })

    test('a learner finds an invoice from home', async ({ page, request }, info) => {
      await signInToStorefront(page, await demoUser(request, 'user', 0))
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(toMe(page))
      await recorder.click(page.getByRole('link', { name: '我的发票' }).filter({ visible: true }))
      await recorder.click(page.getByRole('table').getByRole('link').first())
      await expect(page.getByRole('list', { name: '开票进度' })).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 3, keys: 0, loads: 3 }, info)
    })

    test('a learner opens the form for another telephone', async ({ page, request }, info) => {
      await signInToStorefront(page, await register(request))
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(toMe(page))
      await recorder.click(page.getByRole('link', { name: '个人信息', exact: true }).filter({ visible: true }))
      await recorder.click(page.getByRole('button', { name: '更换手机号' }))
      await expect(page.getByRole('dialog', { name: '更换手机号' }).getByLabel('新手机号')).toBeFocused()
      expectInteractionsAtMost(recorder, { clicks: 3, keys: 0, loads: 2 }, info)
    })

    test('a learner reaches the closing of the account', async ({ page, request }, info) => {
      await signInToStorefront(page, await register(request))
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(toMe(page))
      await recorder.click(page.getByRole('link', { name: '账号与隐私' }).filter({ visible: true }))
      await expect(page.getByRole('region', { name: '注销账号' })).toBeVisible()
      expectInteractionsAtMost(recorder, { clicks: 2, keys: 0, loads: 2 }, info)
    })

    test('a learner finds the time of an owned live lesson', async ({ page, request }, info) => {
      const person = await register(request)
      const courseId = await assignLive(request, person.telephone)
      await signInToStorefront(page, person)
      await page.goto('/index')
      const recorder = recordInput(page)
      recorder.begin()
      await recorder.click(toMe(page))
      // On a computer the account pages begin with the courses, and a course opens in a new tab.
      const isPhone = device !== 'a computer'
      if (isPhone) await recorder.click(page.getByRole('link', { name: '我的课程', exact: true }))
      const opened = isPhone ? page : page.context().waitForEvent('page')
      await recorder.click(page.getByRole('article').getByRole('link').first())
      await expect(await opened).toHaveURL(new RegExp(`/${courseId}`))
      expectInteractionsAtMost(recorder, { clicks: 3, keys: 0, loads: 3 }, info)
    })
  })
}

/** A new learner who began the second video of a course. */
async function startedCourse(request: APIRequestContext) {
  const person = await register(request)
  const { courseId } = await findSimpleCourse(request, 1)
  const buyer = await buyerOf(request, person)
  await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }]))
  const calls = await apiClientFor(request, person)
  const { chapters } = await calls.get(`/api/public/courses/${courseId}/published-chapters`)
  const { courseChapterId, chapterVideoId } = leaves(chapters).filter(({ hasVideo }) => hasVideo)[1]!
  const where = { courseId: `${courseId}`, courseChapterId: `${courseChapterId}`, videoId: chapterVideoId }
  await calls.get(`/api/vod/play-urls?${new URLSearchParams(where)}`)
  return { person, courseId, chapterId: courseChapterId }
}

async function assignLive(request: APIRequestContext, phones: string) {
  const { courses } = await (await request.get('/api/public/courses?courseType=6')).json()
  const { courseId } = courses.find((one: { liveStatus: string }) => one.liveStatus === 'unstarted')
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  await admin.post(`/api/admin/courses/${courseId}/assign-to-users/0`, { phones })
  return courseId as number
}
