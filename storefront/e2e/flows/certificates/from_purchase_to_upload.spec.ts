import { apiClientFor, type ApiCalls } from '../../support/api_calls'
import { removeIdNumber } from '../../support/database'
import { createLearner, register } from '../../support/new_user'
import { buyerOf } from '../../support/orders'
import { demoUser } from '../../support/people'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'
import { furtherEducation, watch, type Chapter } from '../../support/watching'

const code = 'ZX2K7M'
const tag = ['@minutes', '@locks']

test.afterEach(({ request }) => province(request, 'accept'))

test('a bought course becomes minutes at the registry', { tag: [...tag, '@smoke'] }, async ({ page, request }) => {
  const learner = createLearner()
  await register(request, learner)
  const calls = await apiClientFor(request, learner)
  const course = await furtherEducation(request)
  await signInToStorefront(page, learner)

  // The learner buys the course, and lacks profile data that hours require.
  const buyer = await buyerOf(request, learner as never)
  const products = [{ courseId: course.courseId, courseCount: 1 }]
  await buyer.pay(await buyer.placeOrder(products, { exclusiveCode: code }))
  await removeIdNumber(learner.telephone)
  await page.goto('/board/user/my-course')
  const card = page.getByRole('article').filter({ hasText: course.courseName })
  await expect(card).toContainText('身份信息缺失，请先完善姓名和身份证号')

  // The learner completes the profile on the player's page.
  await page.goto(`/index/course-info/${course.courseId}`)
  await page.getByRole('button', { name: course.chapters[0].chapterTitle }).first().click()
  await expect(page).toHaveURL(/\/index\/study\/\d+\?chapter=\d+$/)
  const player = page.getByRole('main')
  await player.getByRole('button', { name: '开始学习' }).click()
  await player.getByLabel('身份证号').fill(learner.idCard)
  await player.getByRole('button', { name: '保存并继续学习' }).click()
  await page.getByRole('dialog', { name: '确认身份信息' }).getByRole('button', { name: '确定' }).click()
  await expect(player.locator('video')).toBeVisible()
  await page.goto('/board/user/my-course')
  await expect(card).not.toContainText('身份信息缺失')

  // The learner watches everything, except the middle of the first chapter.
  for (const [at, chapter] of course.chapters.entries())
    await watch(request, calls, { ...chapter, courseId: course.courseId, skips: at === 0 })
  await page.goto('/board/user/my-course')
  await expect(card).toContainText(`「${course.chapters[0].chapterTitle}」学习时间已经计满，有 1 段没有看过`)
  await watch(request, calls, { ...course.chapters[0], courseId: course.courseId, skips: false })
  await page.goto('/board/user/my-course')
  await expect(card).not.toContainText('没有看过')

  // Minutes of a chapter with a test are held until the test is passed.
  const tested = course.chapters.find(({ paperId }) => paperId !== null)!
  await expect(card).toContainText(`请完成章节测试：「${tested.chapterTitle}」`)
  await passTest(request, calls, tested)
  await page.goto('/board/user/my-course')
  await expect(card).not.toContainText('待通过测试')

  // The lineage of every minute is shown before the upload.
  await page.goto('/board/user/my-cert')
  await page.getByRole('link', { name: /^上传学时明细/ }).click()
  const record = page.getByRole('article', { name: course.courseName })
  await record.getByRole('button', { name: '上传记录和学习记录' }).click()
  await record.getByRole('tab', { name: '学时来源' }).click()
  const entry = record.getByRole('listitem').filter({ hasText: course.chapters[0].chapterTitle })
  await expect(entry.first()).toContainText('学完章节')
  await expect(entry.getByRole('list', { name: '播放会话' }).first()).toContainText('计入')
  await record.getByRole('tab', { name: '上传记录' }).click()

  // The registry accepts the minutes and its response is lost; a status query completes the upload.
  await province(request, 'drop')
  await upload(page, record)
  await expect(page.getByText('已提交，正在等待省平台确认')).toBeVisible()
  await province(request, 'accept')
  await request.post('/local/clock', { data: { advanceSeconds: 60 } })
  await expect(record).toContainText('已获得的学时都已上传', { timeout: 45_000 })

  await page.goto('/board/user/transcript')
  await expect(page.getByRole('region', { name: '上传记录', exact: true })).toContainText('已上传')
})

/** Answers with the keys that an admin sees, whatever letters the attempt shows. */
async function passTest(request: APIRequestContext, calls: ApiCalls, chapter: Chapter) {
  const { paperId, courseChapterId } = chapter
  const admin = await apiClientFor(request, await demoUser(request, 'admin'))
  const keys = new Map<number, string[]>()
  for (const question of (await admin.get(`/api/admin/papers/${paperId}/questions`)).paperQuestions) {
    const right = question.choices.filter(({ choiceNo }: any) => question.questionKeys.includes(choiceNo))
    keys.set(
      question.questionId,
      right.map(({ choiceName }: any) => choiceName)
    )
  }
  const correlationId = `cpt-${courseChapterId}`
  const { userPaperId, questions } = await calls.post('/api/user/papers', { paperId, correlationId })
  const answers = questions.map(({ questionId, choices }: any) => ({
    questionId,
    answer: choices
      .filter(({ choiceName }: any) => keys.get(questionId)!.includes(choiceName))
      .map(({ choiceNo }: any) => choiceNo)
      .join(','),
  }))
  await calls.post('/api/user/paper-answers', { userPaperId, paperId, answers })
  expect(await calls.post(`/api/user/user-papers/${userPaperId}/scoring`)).toMatchObject({ userPass: 1 })
}

async function upload(page: Page, record: ReturnType<Page['getByRole']>) {
  await record.getByRole('button', { name: '上传学时' }).click()
  await page.getByRole('dialog', { name: '上传学时' }).getByRole('button', { name: '上传学时' }).click()
}

const province = (request: APIRequestContext, mode: string) =>
  request.post('/local/province/mode', { data: { mode }, headers: { accept: 'application/json' } })
