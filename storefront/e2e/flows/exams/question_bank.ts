import { expect, type Locator, type Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'

/** Ten questions on two knowledge points, and the letter of each key. */
const askedQuestions = [
  ['雨水花园的蓄水层一般多深？', '200～300 mm', '2 m', 'A', '源头减排'],
  ['透水铺装主要起什么作用？', '装饰', '下渗和滞蓄雨水', 'B', '源头减排'],
  ['下凹式绿地应低于周边地面多少？', '100～200 mm', '3 m', 'A', '源头减排'],
  ['绿色屋顶首先要验算什么？', '颜色', '结构荷载', 'B', '源头减排'],
  ['植草沟的边坡宜为多少？', '不大于 1:3', '1:0.5', 'A', '源头减排'],
  ['内涝防治重现期怎样确定？', '按城市规模和地区', '随意选取', 'A', '内涝防治'],
  ['雨水管渠按什么流态设计？', '压力流', '满管重力流', 'B', '内涝防治'],
  ['调蓄池的容积由什么计算？', '降雨和排放过程', '用地形状', 'A', '内涝防治'],
  ['内涝点整治先做什么？', '直接换管', '查明成因', 'B', '内涝防治'],
  ['防涝模型用什么率定？', '实测水位和流量', '经验估计', 'A', '内涝防治'],
] as const

export type Keys = Map<string, 'A' | 'B'>
export const keysByText: Keys = new Map(askedQuestions.map(([text, , , key]) => [text, key]))

/**
 * As copied from a document. With three wrong lines: one without key, one with an unknown key, one with a wrong score.
 */
export function pastedBank(isWrong: boolean): string {
  return askedQuestions
    .map(([text, a, b, key, point], at) => {
      const answer = isWrong && at === 1 ? '' : isWrong && at === 4 ? 'E' : key
      const score = isWrong && at === 7 ? '1.3' : '2'
      return `${at + 1}. ${text}\nA. ${a}\nB. ${b}\n答案：${answer}\n分值：${score}\n知识点：${point}`
    })
    .join('\n')
}

/** Creates a bank and fills it from a text whose three wrong questions are found and corrected. */
export async function importBank(board: Page, name: string): Promise<void> {
  await board.getByRole('button', { name: '新增题库' }).click()
  await board.getByRole('dialog').getByLabel('题库名称').fill(name)
  await board
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click()
  await board.getByRole('link', { name, exact: true }).click()
  await expect(board.getByRole('heading', { level: 1, name })).toBeVisible()

  await board.getByRole('button', { name: /导\s*入/ }).click()
  const dialog = board.getByRole('dialog', { name: '导入题目' })
  await checkWorkbookPreview(dialog)
  await dialog.getByRole('tab', { name: '粘贴 Word' }).click()
  await dialog.getByLabel('题目文字').fill(pastedBank(true))
  await dialog.getByRole('button', { name: '检查题目' }).click()
  await expect(dialog.getByText('3 道题有错误，将被跳过')).toBeVisible()
  const wrong = dialog.locator('tbody tr.ant-table-row')
  await expect(wrong).toHaveCount(3)
  for (const [at, [line, column]] of [
    ['7', '答案'],
    ['25', '答案'],
    ['43', '分值'],
  ].entries()) {
    await expect(wrong.nth(at)).toContainText(`“${column}”列：`)
    await expect(wrong.nth(at).getByRole('cell').first()).toHaveText(line!)
  }

  await dialog.getByRole('button', { name: '返回修改' }).click()
  await expect(dialog.getByLabel('题目文字')).toHaveValue(pastedBank(true))
  await dialog.getByLabel('题目文字').fill(pastedBank(false))
  await dialog.getByRole('button', { name: '检查题目' }).click()
  await dialog.getByRole('button', { name: '导入 10 道题' }).click()
  await expect(board.getByText(/^共 10 条/)).toBeVisible()
}

/** An unknown column and a hidden sheet are skipped, and the dialog says so. */
async function checkWorkbookPreview(dialog: Locator): Promise<void> {
  const [text, a, b, key] = askedQuestions[0]
  const titles = ['题型', '题干', 'A', 'B', '答案', '出处']
  const rows = [titles, ['单选题', text, a, b, key, '规划手册']]
  const sheets = [
    { name: '题目', rows },
    { name: '旧题', rows, hidden: true },
  ]
  await dialog
    .locator('input[type=file]')
    .setInputFiles({
      name: '题库.xlsx',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(await writeXlsx({ sheets })),
    })
  const left = dialog.getByRole('listitem')
  await expect(left).toHaveText([
    'F 列“出处”：不是导入模板中的列，1 个单元格的内容不导入',
    '隐藏的工作表“旧题”：不导入；需要时请取消隐藏后重新上传',
  ])
  await dialog.getByRole('button', { name: '返回修改' }).click()
}

/** The paper draws by two rules; the second first asks for more than the bank has. */
export async function drawByRules(board: Page, bankName: string): Promise<void> {
  await board.getByRole('tab', { name: '抽题规则' }).click()
  for (const [at, point] of ['源头减排', '内涝防治'].entries()) {
    await board.getByRole('button', { name: '添加规则' }).click()
    const rule = board.locator('.ant-card').filter({ hasText: `规则 ${at + 1}` })
    await choose(board, rule.getByRole('combobox', { name: '题库' }), bankName)
    await board.keyboard.press('Escape')
    await rule.getByRole('spinbutton', { name: '题数' }).fill(at === 0 ? '2' : '8')
    await choose(board, rule.getByRole('combobox', { name: '知识点' }), point)
  }
  await board.getByRole('button', { name: '保存规则（共 10 道题）' }).click()
  await expect(board.getByText(/规则 2：.*还缺 3 道/).first()).toBeVisible()
  await board.getByRole('spinbutton', { name: '题数' }).last().fill('2')
  await board.getByRole('button', { name: '保存规则（共 4 道题）' }).click()
  await expect(board.getByText('保存成功').first()).toBeVisible()
  await board.getByRole('tab', { name: '预览' }).click()
  await expect(board.getByText('共 4 道，原始总分 8 分')).toBeVisible()
  await expect(board.getByRole('term').filter({ hasText: '合格线' })).toBeVisible()
}

async function choose(board: Page, field: ReturnType<Page['locator']>, text: string) {
  await field.click({ force: true })
  await board
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .filter({ hasText: text })
    .click()
}
