import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront } from '../../support/sessions'
import { expect, test, type APIRequestContext } from '../../support/fixtures'

const tag = ['@minutes', '@locks']

test.afterEach(({ request }) => province(request, 'accept'))

test(
  'hours are rejected, then uploaded, reverted and deleted',
  { tag: [...tag, '@smoke'] },
  async ({ page, request }) => {
    const { learner, log, certificateId } = await uploadable(request, 1)

    await signInToStorefront(page, learner)
    await page.goto(`/board/user/my-cert?furtherEduCertId=${certificateId}`)
    const card = page.getByRole('article', { name: log.courseName })
    await card.getByRole('button', { name: '上传记录和学习记录' }).click()
    await expect(card).toContainText('还没有上传过学时')

    const upload = async () => {
      await card.getByRole('button', { name: '上传学时' }).click()
      const question = page.getByRole('dialog', { name: '上传学时' })
      await expect(question).toContainText(`（${log.availableHours} 分钟）`)
      await expect(question).toContainText('请先在省建设从业人员管理系统完成注册')
      await question.getByRole('button', { name: '上传学时' }).click()
    }
    await province(request, 'refuse')
    await upload()
    await expect(page.getByText(/^学时上传失败：/)).toBeVisible()
    await expect(card.getByRole('row').filter({ hasText: '上传失败' })).toBeVisible()

    await province(request, 'accept')
    await upload()
    await expect(page.getByText('学时上传成功')).toBeVisible()
    await expect(card.getByRole('row').filter({ hasText: '已上传' })).toBeVisible()
    await expect(card).toContainText('已获得的学时都已上传')
    await expect(card.getByRole('button', { name: '上传学时' })).toBeDisabled()

    await signInToAdmin(page, await demoUser(request, 'admin'), await studyOf(request, learner))
    await page.goto(`${page.url()}?furtherEduCertId=${certificateId}`)
    await page.getByRole('button', { name: `记录 ${log.courseName}` }).click()
    const drawer = page.getByRole('dialog', { name: log.courseName })

    await drawer.getByRole('button', { name: /^撤回/ }).click()
    const revert = page.getByRole('dialog', { name: '撤回上传的学时' })
    await revert.getByRole('button', { name: '撤回', exact: true }).click()
    await expect(revert.getByText('请填写原因')).toBeVisible()
    await revert.getByLabel('撤回原因').fill('学员信息有误，需要重新上传')
    await revert.getByRole('button', { name: '撤回', exact: true }).click()
    await expect(page.getByText('撤回成功')).toBeVisible()
    await expect(drawer.getByRole('row').filter({ hasText: '已撤回' })).toContainText('学员信息有误')

    const failed = drawer.getByRole('row').filter({ hasText: '上传失败' })
    await failed.getByRole('button', { name: /^删除/ }).click()
    const question = page.getByRole('dialog', { name: '确认要删除该上传记录吗?' })
    await question.getByRole('button', { name: '取消' }).click()
    await expect(page.getByText('已取消删除')).toBeVisible()
    await failed.getByRole('button', { name: /^删除/ }).click()
    await question.getByLabel('删除原因').fill('失败的记录')
    await question.getByRole('button', { name: '删除', exact: true }).click()
    await expect(page.getByText('删除成功!')).toBeVisible()
    await expect(failed).toHaveCount(0)
  }
)

test('an unresponsive registry completes the upload later', { tag }, async ({ page, request }) => {
  const { learner, log, certificateId } = await uploadable(request, 4)
  await page.setViewportSize({ width: 390, height: 844 })
  await signInToStorefront(page, learner)
  await page.goto(`/board/user/my-cert?furtherEduCertId=${certificateId}`)
  const card = page.getByRole('article', { name: log.courseName })
  await card.getByRole('button', { name: '上传记录和学习记录' }).click()

  await province(request, 'drop')
  await card.getByRole('button', { name: '上传学时' }).click()
  await page.getByRole('dialog', { name: '上传学时' }).getByRole('button', { name: '上传学时' }).click()
  await expect(page.getByText('已提交，正在等待省平台确认')).toBeVisible()
  await expect(card).toContainText('学时正在上传，等待省平台确认')
  await expect(card.getByRole('button', { name: '正在上传' })).toBeDisabled()

  await province(request, 'accept')
  await request.post('/local/clock', { data: { advanceSeconds: 60 } })
  await expect(card).toContainText('已获得的学时都已上传', { timeout: 45_000 })
})

const formatted = (minutes: number) => minutes.toLocaleString('en-US')

test('an admin corrects hours by hand, never below zero', { tag }, async ({ page, request }) => {
  const { learner, log, certificateId, availableHours } = await uploadable(request, 5)
  const path = `${await studyOf(request, learner)}?furtherEduCertId=${certificateId}`
  await signInToAdmin(page, await demoUser(request, 'admin'), path)
  const open = page.getByRole('button', { name: /^学时明细/, pressed: true })
  await page
    .getByRole('listitem')
    .filter({ has: open })
    .getByRole('button', { name: /^校正学时/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^校正学时/ })
  await dialog.getByText('手动增减').click()
  await dialog.getByRole('combobox', { name: '课程' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: log.courseName }).click()
  const minutes = dialog.getByLabel('增加的分钟数')
  await minutes.fill('-99999')
  await dialog.getByLabel('校正原因').fill('视频故障，学习时间没有计入')
  await dialog.getByRole('button', { name: '校正', exact: true }).click()
  await expect(dialog).toContainText('校正失败：校正后未上传的学时不能小于0')

  await minutes.fill('12.5')
  await expect(dialog.getByRole('row', { name: /^未上传/ })).toContainText(formatted(availableHours + 12.5))
  await dialog.getByRole('button', { name: '校正', exact: true }).click()
  await expect(page.getByText(/^学时校正成功，未上传由/)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: log.courseName })
  await expect(row).toContainText(formatted(log.availableHours + 12.5))
})

const province = (request: APIRequestContext, mode: string) =>
  request.post('/local/province/mode', { data: { mode }, headers: { accept: 'application/json' } })

/** A demo learner with a study record that can be uploaded. */
async function uploadable(request: APIRequestContext, at: number) {
  const learner = await demoUser(request, 'user', at)
  const { get } = await apiClientFor(request, learner)
  const { certs } = await get('/api/user/certs')
  for (const { furtherEduCertId: certificateId, availableHours } of certs) {
    const path = `/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`
    const { courseEduLogs } = await get(path)
    const log = courseEduLogs.find(({ canUpload }: { canUpload: boolean }) => canUpload)
    if (log) return { learner, log, certificateId, availableHours: Number(availableHours) }
  }
  throw new Error(`${learner.userName} has nothing to upload`)
}

/** The admin page with the study records of this learner. */
async function studyOf(request: APIRequestContext, { telephone }: { telephone: string }) {
  const { get } = await apiClientFor(request, await demoUser(request, 'admin'))
  const { users } = await get(`/api/admin/users-for-page?telephone=${telephone}`)
  return `/board/admin/user-cert/${users[0].userId}`
}
