import type { APIRequestContext } from '@playwright/test'
import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront, headersOf } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const paperName = '市政公用工程-必修-测试题'
const correlationId = 'subject-szgc_1'
const seededQuestion = '压实度'
const truth = 'C'

/** The learner whose right answer was graded wrong by the seeded wrong key (docs/demo.md), with that attempt. */
async function wrongedLearner(request: APIRequestContext, paperId: number) {
  for (let at = 0; at < 8; at++) {
    const learner = await demoUser(request, 'user', at)
    const headers = await headersOf(request, learner)
    const path = `/api/user/papers/paperId/${paperId}?correlationId=${correlationId}`
    const { userPapers = [] } = await (await request.get(path, { headers })).json()
    for (const { userPaperId, userScore } of userPapers) {
      const { get } = await apiClientFor(request, learner)
      const { questions, answers } = await get(`/api/user/papers/${userPaperId}/paper-answers`)
      const { questionId } = questions.find((one: any) => one.questionText.includes(seededQuestion))
      const { answer } = answers.find((one: any) => one.questionId === questionId)
      if (answer === truth) return { learner, userPaperId, userScore }
    }
  }
  throw new Error('no learner lost points to the wrong key')
}

test('a wrong key is found, corrected and regraded', { tag: ['@locks', '@smoke'] }, async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const { get } = await apiClientFor(request, admin)
  const { papers } = await get('/api/admin/edu/subject-papers?pageSize=50')
  const { paperId } = papers.find((one: any) => one.paperName === paperName)
  const { learner, userPaperId, userScore } = await wrongedLearner(request, paperId)

  await signInToAdmin(page, admin, '/board/admin/paper-work-space/subject-papers')
  const paper = page.getByRole('row').filter({ hasText: paperName })
  await paper.getByRole('link', { name: '分析' }).click()
  const worst = page.getByRole('row').nth(1)
  await expect(worst).toContainText(seededQuestion)
  await expect(worst).toContainText('疑似答案有误')
  await worst.getByRole('button', { name: seededQuestion }).click()

  const drawer = page.getByRole('dialog', { name: '第 7 题' })
  await expect(drawer.getByRole('listitem').filter({ hasText: '93.0%' })).toContainText('答案')
  await expect(drawer.getByRole('img', { name: '各选项被选的次数' })).toBeVisible()
  await expect(drawer.locator('canvas').first()).toBeVisible()
  await drawer.getByRole('button', { name: '修改题目' }).click()

  const question = page.getByRole('dialog', { name: '编辑第 7 题' })
  await question.getByRole('button', { name: `${truth} 是正确答案` }).click()
  await question.getByRole('button', { name: /^保\s?存$/ }).click()

  const regrade = page.getByRole('dialog', { name: '重新评分' })
  await expect(regrade.getByText('现在的答案')).toBeVisible()
  await expect(regrade.getByText('由不合格变合格')).toBeVisible()
  const press = regrade.getByRole('button', { name: /^重新评分 \d+ 份答卷$/ })
  await press.click()
  await expect(regrade.getByText('请填写重新评分的原因').first()).toBeVisible()
  await regrade.getByLabel('原因').fill('答案录入有误，应为 95.0%')
  await press.click()
  await expect(page.getByText(/^已重新评分 \d+ 份答卷/)).toBeVisible()
  await expect(regrade).toHaveCount(0)

  // Questions without a problem come later in the list.
  await page.getByLabel('题目', { exact: true }).fill(seededQuestion)
  await page.getByRole('button', { name: '查询' }).click()
  const correctedRow = page.getByRole('row').filter({ hasText: seededQuestion })
  await expect(correctedRow).not.toContainText('疑似答案有误')
  await expect(correctedRow.getByRole('cell', { name: truth, exact: true })).toBeVisible()

  await signInToStorefront(page, learner)
  const path = `/index/test-papers/${paperId}/correlation-id/${correlationId}`
  await page.goto(`${path}?attempt=${userPaperId}`)
  const result = page.getByText(/重新评分：原 .* 分，现 .* 分/)
  await expect(result).toContainText(`原 ${userScore} 分`)
  await expect(result).toContainText('原因：答案录入有误，应为 95.0%')
})
