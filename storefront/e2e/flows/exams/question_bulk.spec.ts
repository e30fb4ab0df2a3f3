import { expectAccessible } from '../../support/axe'
import { apiClientFor } from '../../support/api_calls'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'

const choices = ['是', '否'].map((choiceName, at) => ({ choiceNo: 'AB'[at], choiceName }))
const form = { questionType: 'single', questionScore: 1, questionKeys: ['A'], choices }

test('selected questions are tagged, moved and deleted', async ({ page, request }) => {
  const admin = await demoUser(request, 'admin')
  const api = await apiClientFor(request, admin)
  const [from, to] = await Promise.all(
    ['起重吊装题库', '起重吊装题库（归档）'].map(
      async (questionBankName) => (await api.post('/api/admin/question-banks', { questionBankName })).questionBankId
    )
  )
  for (const text of ['吊装前试吊', '六级风停止吊装', '吊物下站人']) {
    await api.post(`/api/admin/question-banks/${from}/questions`, { ...form, questionText: `<p>${text}？</p>` })
  }
  await signInToAdmin(page, admin, `/board/admin/question-banks/${from}/questions`)
  const bar = page.getByRole('region', { name: '批量操作' })
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })

  await test.step('only the filled tags change', async () => {
    await select(page, ['吊装前试吊', '六级风停止吊装'])
    await bar.getByRole('button', { name: '标签和难度' }).click()
    const dialog = page.getByRole('dialog', { name: '修改标签和难度' })
    await expect(dialog).toContainText('选中的 2 道题目')
    await dialog.getByLabel('知识点').fill('起重吊装')
    await dialog.getByRole('radio', { name: /4 星/ }).click()
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    await dialog.getByRole('button', { name: '修改', exact: true }).click()
    await expect(page.getByText('已修改 2 道题目')).toBeVisible()
    await expect(row('吊装前试吊')).toContainText('起重吊装 · 难度 4')
    await expect(row('吊物下站人')).not.toContainText('难度')
    await expect(bar).toHaveCount(0)
  })

  await test.step('questions move to another bank', async () => {
    await select(page, ['六级风停止吊装'])
    await bar.getByRole('button', { name: '移到其他题库' }).click()
    const dialog = page.getByRole('dialog', { name: '移到其他题库' })
    await dialog.getByRole('button', { name: '移动', exact: true }).click()
    await expect(dialog.getByText('请选择题库')).toBeVisible()
    await dialog.getByRole('combobox', { name: '题库' }).fill('归档')
    await page.getByTitle('起重吊装题库（归档）').click()
    await dialog.getByRole('button', { name: '移动', exact: true }).click()
    await expect(page.getByText('已移动 1 道题目')).toBeVisible()
    await expect(row('六级风停止吊装')).toHaveCount(0)
    const { questions } = await api.get(`/api/admin/question-banks/${to}/questions`)
    expect(questions).toMatchObject([{ questionName: '六级风停止吊装？', difficulty: 4, questionNo: 1 }])
  })

  await test.step('questions are deleted after a question with their names', async () => {
    await select(page, ['吊装前试吊', '吊物下站人'])
    await bar.getByRole('button', { name: '批量删除' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: '确定要删除选中的 2 道题目吗?' })
    await expect(dialog.getByRole('listitem')).toHaveText([/吊装前试吊/, /吊物下站人/])
    await dialog.getByRole('button', { name: /删\s*除/ }).click()
    await expect(page.getByText('已删除 2 道题目')).toBeVisible()
    await expect(page.getByText('还没有题目')).toBeVisible()
  })
})

async function select(page: Page, texts: string[]) {
  for (const text of texts) await page.getByRole('checkbox', { name: new RegExp(`^选择 .*${text}`) }).check()
}
