import { expectAccessible } from '../../support/axe'
import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'
import { copyWithoutChapters, nameChapter } from '../catalogue/chapter_tree'

const choices = ['不得动火', '办理动火审批'].map((choiceName, at) => ({ choiceNo: 'AB'[at], choiceName }))
const asked = ['动火前先做什么', '谁批准动火', '动火后要做什么'].map((text, at) => ({
  questionType: at === 2 ? 'multiple' : 'single',
  questionText: `<p>${text}？</p>`,
  questionScore: at + 0.5,
  questionKeys: at === 2 ? ['A', 'B'] : ['B'],
  choices,
}))

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test(`a chapter gets an exercise on its own page at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const teacher = await demoUser(request, 'teacher')
    const api = await apiClientFor(request, teacher)
    const bankName = `动火作业 ${width}`
    const { questionBankId } = await api.post('/api/admin/question-banks', { questionBankName: bankName })
    for (const question of asked) await api.post(`/api/admin/question-banks/${questionBankId}/questions`, question)

    await signInToAdmin(page, teacher)
    const courseId = await copyWithoutChapters(page, `动火作业安全 ${width}`)
    await page.goto(`/board/teacher/course-detail/${courseId}?tab=chapters`)
    await page.getByRole('button', { name: '添加章节' }).click()
    await nameChapter(page, '章节1', '动火作业')

    await test.step('typed settings are guarded', async () => {
      await page.getByRole('button', { name: '编辑 动火作业' }).click()
      await page.getByRole('dialog', { name: '编辑章节' }).getByRole('link', { name: '维护练习题' }).click()
      await expect(page.getByRole('heading', { name: '新建练习题' })).toBeVisible()
      await expect(page).toHaveURL(/\/course-detail\/\d+\/chapters\/\d+\/paper$/)
      await expect(page.getByLabel('合格线（满分 100）')).toHaveAttribute('placeholder', '60')
      await page.getByLabel('考试时间（分钟）').fill('30')
      await page.getByRole('button', { name: '返回列表' }).click()
      await page.getByRole('button', { name: '留在本页' }).click()
      await expect(page.getByLabel('考试时间（分钟）')).toHaveValue('30')
      await page.getByRole('button', { name: '保存并添加题目' }).click()
      await expect(page.getByRole('heading', { name: '动火作业-练习题' })).toBeVisible()
    })

    await test.step('questions are chosen, previewed and ordered in the basket', async () => {
      await page.getByRole('button', { name: '从题库选题' }).click()
      const picker = page.getByRole('dialog', { name: '从题库选题' })
      await choose(page, bankName)
      await picker.getByRole('button', { name: '预览 动火前先做什么？' }).click()
      await expect(picker.getByRole('listitem').filter({ hasText: '办理动火审批' })).toContainText('答案')
      for (const box of await picker.getByRole('checkbox', { name: /^选择 \d/ }).all()) await box.check()
      const basket = picker.getByRole('region', { name: '已选题目' })
      await expect(basket).toContainText('单选题 2 道、多选题 1 道，共 4.5 分')
      await basket.getByRole('button', { name: '上移 动火后要做什么？' }).click()
      await basket.getByRole('button', { name: '移除 动火前先做什么？' }).click()
      const add = picker.getByRole('button', { name: '加入 2 道题' })
      await expect(add).toBeInViewport({ ratio: 1 })
      await expect(basket).toBeInViewport()
      await expectAccessible(page)
      await add.click()
      await expect(picker).toHaveCount(0)
      await expect(page.getByRole('row').nth(1)).toContainText('动火后要做什么')
      await expect(page.getByRole('row').nth(2)).toContainText('谁批准动火')
    })

    await test.step('settings are saved and back leads to the chapter', async () => {
      await page.getByRole('tab', { name: '考试设置' }).click()
      await expect(page.getByLabel('考试时间（分钟）')).toHaveValue('30')
      await page.getByLabel('考试次数').fill('2')
      await page.getByRole('button', { name: '保存设置' }).click()
      await expect(page.getByText('保存成功')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: '返回列表' }).click()
      await expect(page.getByRole('dialog', { name: '编辑章节' })).toBeVisible()
      await expect(page).toHaveURL(/tab=chapters&chapter=\d+/)
    })

    await test.step('a deleted exercise leads back to the chapter', async () => {
      await page.getByRole('dialog', { name: '编辑章节' }).getByRole('link', { name: '维护练习题' }).click()
      await page.getByRole('button', { name: '更多' }).click()
      await page.getByRole('menuitem', { name: '删除练习题' }).click()
      await page
        .getByRole('dialog')
        .filter({ hasText: '确定要删除章节练习题吗?' })
        .getByRole('button', { name: /删\s*除/ })
        .click()
      await expect(page).toHaveURL(/tab=chapters&chapter=\d+/)
    })
  })
}

test('questions can be added to a paper on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const admin = await demoUser(request, 'admin')
  const { papers } = await (await apiClientFor(request, admin)).get('/api/admin/papers?ofSubject=0&paperType=cpt_test')
  const { paperId } = papers.find(({ questionCount }: { questionCount: number }) => questionCount > 0)
  await signInToAdmin(page, admin, `/board/admin/papers/${paperId}?tab=list`)
  await page.getByRole('button', { name: '从题库选题' }).click()
  const picker = page.getByRole('dialog', { name: '从题库选题' })
  const free = picker.getByRole('checkbox', { name: /^选择 \d/, disabled: false })
  await free.first().check()
  await expect(picker.getByRole('button', { name: '加入 1 道题' })).toBeInViewport({ ratio: 1 })
  await picker.getByRole('button', { name: '已选 1 道' }).click()
  await expect(picker.getByRole('region', { name: '已选题目' })).toContainText('共 1')
  await picker.getByRole('button', { name: '继续选题' }).click()
  await expect(free.first()).toBeVisible()
})

async function choose(page: Page, bankName: string) {
  await page.getByRole('combobox', { name: '题库' }).fill(bankName)
  await page.getByTitle(new RegExp(`^${bankName}`)).click()
}
