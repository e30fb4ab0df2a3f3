import { apiClientFor, type ApiCalls } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

const standard = 'JGJ 998'
const old = `${standard}-2011 3.2.1`

/** A new bank whose questions are based on a clause that no other question uses. */
async function questionsOn({ post }: ApiCalls, clause: string) {
  const { questionBank } = await post('/api/admin/question-banks', { questionBankName: '条文复核' })
  const { questionBankId } = questionBank
  for (const word of ['甲', '乙', '丙']) {
    await post(`/api/admin/question-banks/${questionBankId}/questions`, {
      questionType: 'single',
      questionText: `<p>依据条文的${word}题</p>`,
      questionScore: 1,
      questionKey: 'A',
      clauses: [clause],
      choices: ['对', '错'].map((choiceName, at) => ({ choiceNo: 'AB'[at], choiceName })),
    })
  }
  return questionBankId as number
}

test('a replaced clause puts its questions into review', { tag: '@smoke' }, async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const calls = await apiClientFor(request, admin)
  const bankId = await questionsOn(calls, old)
  await signInToAdmin(page, admin, '/board/admin/clauses')

  await page.getByLabel('标准').fill('jgj998')
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('button', { name: `标记被替代 ${old}` }).click()
  const dialog = page.getByRole('dialog', { name: '标记条文被替代' })
  await dialog.getByLabel('新条文').fill('JGJ 998-2011 3.2.1')
  await dialog.getByLabel('原因').fill('新版施行')
  await dialog.getByRole('button', { name: '标记被替代' }).click()
  await expect(dialog.getByText('新条文应属于更新的一版，请核对年份')).toBeVisible()
  await dialog.getByLabel('新条文').fill('ｊｇｊ998—2024第3.2.1条')
  await dialog.getByRole('button', { name: '标记被替代' }).click()
  await expect(page.getByText(`由 ${standard}-2024 3.2.1 替代：新版施行`)).toBeVisible()

  await page.getByRole('link', { name: `复核 ${old} 的 3 道题目` }).click()
  const rows = page.getByRole('row').filter({ hasText: '依据条文的' })
  await expect(rows).toHaveCount(3)
  await rows.first().focus()
  await page.keyboard.press('1')
  await expect(page.getByText('已复核 1 道题目')).toBeVisible()
  await expect(rows).toHaveCount(2)

  await rows.first().focus()
  await page.keyboard.press('2')
  await expect(page.getByText(/^这道题在条文被替代后没有修改过/)).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.getByRole('group', { name: '复核选中的题目' }).getByRole('button', { name: '改用新条文' }).click()
  await expect(rows).toHaveCount(0)
  const { questions } = await calls.get(`/api/admin/question-banks/${bankId}/questions`)
  expect(questions.map((one: any) => one.clauses)).toEqual([
    [old],
    [`${standard}-2024 3.2.1`],
    [`${standard}-2024 3.2.1`],
  ])
})

test('the question editor suggests known clauses', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const calls = await apiClientFor(request, admin)
  const bankId = await questionsOn(calls, 'JGJ 997-2020 1.0.1')
  await signInToAdmin(page, admin, `/board/admin/question-banks/${bankId}/questions`)

  await page.getByRole('button', { name: '编辑 依据条文的甲题' }).click()
  const dialog = page.getByRole('dialog', { name: '编辑第 1 题' })
  const field = dialog.getByLabel('规范条文')
  await field.fill('50666')
  await page.getByTitle('GB 50666-2011 4.5.2').or(page.getByText('GB 50666-2011 4.5.2')).last().click()
  await field.fill('jgj80—2016第9.9.9条')
  await field.press('Enter')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  const { questions } = await calls.get(`/api/admin/question-banks/${bankId}/questions`)
  expect(questions[0].clauses).toEqual(['GB 50666-2011 4.5.2', 'JGJ 80-2016 9.9.9', 'JGJ 997-2020 1.0.1'])
})
