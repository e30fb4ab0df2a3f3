import { apiClientFor, type ApiCalls } from '../../support/api_calls'
import { serverTime } from '../../support/clock'
import { expectFitsScreen } from '../../support/fits_screen'
import { createLearner, register, type NewPerson } from '../../support/new_user'
import { buyerOf } from '../../support/orders'
import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type APIRequestContext } from '../../support/fixtures'
import { leaves, watch } from '../../support/watching'

const path = '/board/user/qualifications'
const kind = { name: '二级建造师', code: 'constructor-2', specialty: '建筑工程', specialtyCode: 'jzgc' }

test(
  'a constructor enters a qualification and completes its cycle',
  { tag: ['@minutes', '@locks'] },
  async ({ page, request }) => {
    const learner = await register(request, createLearner())
    const calls = await apiClientFor(request, learner)
    const { validFrom, validTo } = await threeYears(request)
    await signInToStorefront(page, learner)
    await page.goto(path)
    await expect(page.getByText('登记执业证书后，这里会告诉您还差多少学时、到哪一天')).toBeVisible()

    // Each field shows what is missing.
    await page.getByRole('button', { name: '登记执业证书' }).click()
    const dialog = page.getByRole('dialog', { name: '登记执业证书' })
    await dialog.getByLabel('证书类别').selectOption(kind.code)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('请选择该类证书的专业')).toBeVisible()
    await dialog.getByRole('checkbox', { name: kind.specialty }).check()
    await dialog.getByLabel('有效期起').fill(validFrom)
    await dialog.getByLabel('有效期止').fill(validTo)
    await dialog.getByLabel('注册编号').fill('鲁2372026202600099')
    await dialog.getByRole('button', { name: '保存' }).click()

    const card = page.getByRole('article', { name: kind.name })
    await expect(card).toContainText('建筑工程（主项）')
    await expect(card).toContainText('鲁2**************9')
    await expect(card).toContainText('必修 0 / 60 学时')
    await expect(card).toContainText('还差必修 60 学时（2400 分钟）、选修 60 学时（2400 分钟）。请在')
    await expect(card).toContainText('规则未经核对，仅供参考')

    // Courses that count lead to the course page, which says so too.
    const [required, elective] = [await courseOf(request, 1), await courseOf(request, 0)]
    await card.getByRole('button', { name: '学必修课' }).click()
    const list = page.getByRole('dialog', { name: '可计入二级建造师的课程' })
    await list.getByRole('link', { name: `查看课程 ${required.courseName}` }).click()
    await expect(page.getByText(/^计入：.*二级建造师.* · 建筑工程.* · 必修 /)).toBeVisible()

    for (const course of [required, elective]) await buyAndStudy(request, learner, { calls, course })
    await page.goto(path)
    await expect(card).toContainText('已学未上传 120 学时（4800 分钟）')
    await card.getByRole('button', { name: '学必修课' }).click()
    await expect(list.getByRole('region', { name: '我的课程' })).toContainText(required.courseName)
    await page.keyboard.press('Escape')

    // Uploaded minutes fill the cycle.
    await card.getByRole('link', { name: '去上传' }).click()
    await page.locator(`[aria-label="上传学时明细 ${kind.specialty}必修"]`).click()
    await page.getByRole('article', { name: required.courseName }).getByRole('button', { name: '上传学时' }).click()
    await page.getByRole('dialog', { name: '上传学时' }).getByRole('button', { name: '上传学时' }).click()
    await expect(page.getByText('学时上传成功')).toBeVisible()
    await page.goto(path)
    await expect(card).toContainText('必修 60 / 60 学时')
    await expect(card).toContainText('还差选修 60 学时（2400 分钟）')
    await expect(card.getByRole('button', { name: '学选修课' })).toBeVisible()

    await calls.post(`/api/user/certs/upload-hours?courseEduLogId=${(await logOf(calls, elective)).courseEduLogId}`)
    await page.reload()
    await expect(card).toContainText('本周期的学时已完成')
    await expect(card.getByText('已完成', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: /^学.修课$/ })).toHaveCount(0)
  }
)

test('a qualification is corrected, renewed and removed on a phone', async ({ page, request }) => {
  const learner = await register(request, createLearner())
  const calls = await apiClientFor(request, learner)
  const { validFrom, validTo, today, renewed } = await threeYears(request)
  const details = { specialties: [kind.specialtyCode], validFrom, validTo }
  const { qualificationId } = await calls.post('/api/user/qualifications', { ...details, kindCode: kind.code })
  await page.setViewportSize({ width: 360, height: 800 })
  await signInToStorefront(page, learner)
  await page.goto('/board/user')
  await page.getByRole('link', { name: '专业档案' }).click()
  const card = page.getByRole('article', { name: kind.name })
  await expect(card).toContainText(`有效期至 ${validTo}`)
  await expectFitsScreen(page)

  // Changed on another page meanwhile: what was typed stays until the newest data is loaded.
  await card.getByRole('button', { name: '修改' }).click()
  const dialog = page.getByRole('dialog', { name: '修改执业证书' })
  await calls.put(`/api/user/qualifications/${qualificationId}`, {
    ...details,
    lockVersion: 1,
    employerName: '济南某建设有限公司',
  })
  await dialog.getByLabel('聘用单位').fill('青岛某建设有限公司')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('证书信息已在其他页面修改，请刷新后重新提交')).toBeVisible()
  await expect(dialog.getByLabel('聘用单位')).toHaveValue('青岛某建设有限公司')
  await dialog.getByRole('button', { name: '载入最新信息' }).click()
  await expect(dialog.getByLabel('聘用单位')).toHaveValue('济南某建设有限公司')
  await dialog.getByLabel('聘用单位').fill('青岛某建设有限公司')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(card).toContainText('青岛某建设有限公司')

  // Hours of another provider stand apart.
  await card.getByRole('button', { name: '登记其他机构的学时' }).click()
  const hours = page.getByRole('dialog', { name: '登记其他机构的学时' })
  await hours.getByRole('button', { name: '保存' }).click()
  await expect(hours.getByText('请填写1至200的整数')).toBeVisible()
  await hours.getByLabel('计入').selectOption({ label: '建筑工程 · 必修' })
  await hours.getByLabel('学时数').fill('8')
  await hours.getByLabel('培训机构').fill('省建筑业协会')
  await hours.getByLabel('学习日期').fill(today)
  await hours.getByRole('button', { name: '保存' }).click()
  await expect(card).toContainText('自报 8 学时')
  await expect(card).toContainText('必修 0 / 60 学时')
  await card.getByRole('button', { name: `删除 ${today} 省建筑业协会` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(card).not.toContainText('自报')

  // The next validity begins the next cycle.
  await card.getByRole('button', { name: '延续注册' }).click()
  const renewal = page.getByRole('dialog', { name: '登记延续注册' })
  await renewal.getByLabel('新的有效期止').fill(renewed)
  await renewal.getByRole('button', { name: '保存' }).click()
  await expect(card).toContainText(`有效期至 ${renewed}`)
  await expect(card.getByRole('list', { name: '以前的学时周期' })).toContainText(`${validFrom} 至 ${validTo}`)
  await expectFitsScreen(page)

  await card.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('登记执业证书后，这里会告诉您还差多少学时、到哪一天')).toBeVisible()
})

test('a course that counts for no qualification says so', async ({ page, request }) => {
  const learner = await register(request, createLearner())
  const calls = await apiClientFor(request, learner)
  const { validFrom, validTo } = await threeYears(request)
  await calls.post('/api/user/qualifications', { kindCode: kind.code, specialties: ['szgc'], validFrom, validTo })
  const course = await courseOf(request, 1)
  await signInToStorefront(page, learner)
  await page.goto(`/index/course-info/${course.courseId}`)
  await expect(page.getByText('本课程的学时不计入您登记的任何执业证书')).toBeVisible()
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await page.goto('/index/my-cart')
  await expect(page.getByText('本课程的学时不计入您登记的任何执业证书')).toBeVisible()
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page).toHaveURL(/order-info/)
  await expect(page.getByText('本课程的学时不计入您登记的任何执业证书')).toBeVisible()
})

test('qualifications that do not load can be tried again', async ({ page, request }) => {
  await signInToStorefront(page, await demoUser(request, 'user', 1))
  await page.route('**/api/user/education-cycles', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  await page.goto(path)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('article', { name: '一级建造师' })).toBeVisible()
})

async function threeYears(request: APIRequestContext) {
  const now = new Date(+(await serverTime(request)) + 8 * 3_600_000)
  const year = now.getUTCFullYear()
  return {
    validFrom: `${year}-01-01`,
    validTo: `${year + 2}-12-31`,
    renewed: `${year + 5}-12-31`,
    today: now.toISOString().slice(0, 10),
  }
}

interface SoldCourse {
  courseId: number
  courseName: string
}

/** A course of the specialty on sale, without variants. */
async function courseOf(request: APIRequestContext, requiredCourse: 0 | 1): Promise<SoldCourse> {
  const query = `courseType=5&certSubject=${kind.specialtyCode}&requiredCourse=${requiredCourse}&pageSize=50`
  const { courses } = await (await request.get(`/api/public/courses?${query}`)).json()
  for (const { courseId } of courses) {
    const { course } = await (await request.get(`/api/public/courses/${courseId}`)).json()
    if (course.models.length === 0 && course.coursePrice > 0) return course
  }
  throw new Error('no course of the specialty is for sale')
}

/** Watches a chapter; an admin's correction stands for the other hours of 2400 minutes. */
async function buyAndStudy(
  request: APIRequestContext,
  learner: NewPerson,
  { calls, course }: { calls: ApiCalls; course: SoldCourse }
) {
  const { courseId } = course
  const buyer = await buyerOf(request, learner)
  await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }], { exclusiveCode: 'ZX2K7M' }))
  const { chapters } = await calls.get(`/api/public/courses/${courseId}/published-chapters`)
  const chapter = leaves(chapters).find(({ paperId, hasVideo }) => paperId === null && hasVideo)
  await watch(request, calls, { courseId, courseChapterId: chapter.courseChapterId, skips: false })
  const { courseEduLogId, furtherEduCertId, availableHours } = await logOf(calls, course)
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const minutes = 2400 - availableHours
  const body = { furtherEduCertId, courseEduLogId, minutes, reason: '线下面授学时补登' }
  await admin.post('/api/user/correct-certificate-hours', body)
}

async function logOf(calls: ApiCalls, { courseId }: SoldCourse) {
  const { certs } = await calls.get('/api/user/certs')
  for (const { furtherEduCertId } of certs) {
    const list = await calls.get(`/api/user/course-edu-logs/further-edu-cert-id/${furtherEduCertId}`)
    const log = list.courseEduLogs.find((one: SoldCourse) => one.courseId === courseId)
    if (log) return { ...log, furtherEduCertId }
  }
  throw new Error(`no hours of course ${courseId}`)
}
