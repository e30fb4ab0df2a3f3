import { test } from '@japa/runner'
import { checkRows } from '#exams/questions/imports/check_rows'
import { readPastedText } from '#exams/questions/imports/pasted/read_pasted_text'
import { importMessages, importWarnings } from '#exams/questions/terms'

const judgement = importWarnings.judgement('正确', '错误')
const { keyAtEnd, keyInText, numberJump, numberBack, numbered } = importWarnings

interface Layout {
  name: string
  text: string
  /** Type, keys, number of choices, and the columns with faults. */
  rows: string[]
  /** Notes and faults of each row that has any. */
  notes?: Record<number, string[]>
  skipped?: string[]
}

const layouts: Layout[] = [
  {
    name: 'letters in round brackets',
    text: '1、混凝土养护不少于几天？\n(A) 3\n(B) 7\n(C) 14\n答案：（B）',
    rows: ['single B 3'],
  },
  {
    name: 'letters in full-width brackets',
    text: '1．模板拆除的顺序是\n（A）先支后拆\n（B）先支先拆\n【答案】（A）',
    rows: ['single A 2'],
  },
  {
    name: 'full-width letters and points',
    text: '１．脚手板的材料有\nＡ．木　Ｂ．竹\nＣ．钢\n答案：ＡＢＣ',
    rows: ['multiple ABC 3'],
  },
  { name: 'small letters', text: '1、临边防护的高度\na. 1.0 m\nb. 1.2 m\n答案：b', rows: ['single B 2'] },
  { name: 'circled numbers', text: '1、水泥的强度等级\n① 32.5\n② 42.5\n③ 52.5\n答案：②、③', rows: ['multiple BC 3'] },
  {
    name: 'circled statements above letters',
    text: '1、关于钢筋，正确的是\n① 冷拉\n② 绑扎\nA、①\nB、①②\n答案：B',
    rows: ['single B 2'],
  },
  {
    name: 'choices in the line of the question',
    text: '1. 安全帽的使用期 A. 2 年 B. 2 年半 C. 3 年\n答案：B',
    rows: ['single B 3'],
  },
  {
    name: 'keys with strokes and commas',
    text: '1. 三宝\nA. 安全帽\nB. 安全带\nC. 安全网\n答案：A/B/C\n2. 四口\nA. 通道口\nB. 窗口\nC. 井口\n答案：A,C',
    rows: ['multiple ABC 3', 'multiple AC 3'],
  },
  {
    name: 'answer and explanation in one line',
    text: '1. 砌体每日高度不超过\nA. 1.5 m\nB. 1.8 m\n【答案】A【解析】见施工规范。\n2. 焊条\nA. 酸性\nB. 碱性\n答案：B 解析：含氢低。',
    rows: ['single A 2', 'single B 2'],
  },
  {
    name: 'keys at the end as ranges',
    text: '1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n3. 丙？\nA. 一\nB. 二\n参考答案 1-3 ABA',
    rows: ['single A 2', 'single B 2', 'single A 2'],
    notes: { 0: [keyAtEnd], 1: [keyAtEnd], 2: [keyAtEnd] },
  },
  {
    name: 'keys at the end, one by one',
    text: '1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\nC. 三\n参考答案\n1. B 2. AC',
    rows: ['single B 2', 'multiple AC 3'],
    notes: { 0: [keyAtEnd], 1: [keyAtEnd] },
  },
  {
    name: 'keys at the end under headings',
    text: '一、单选题\n1. 甲？\nA. 一\nB. 二\n二、多选题\n1. 乙？\nA. 一\nB. 二\nC. 三\n参考答案\n一、单选题：1. B\n二、多选题\n1. AC',
    rows: ['single B 2', 'multiple AC 3'],
    notes: { 0: [keyAtEnd], 1: [keyAtEnd] },
  },
  {
    name: 'keys at the end with explanations',
    text: '1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n参考答案及解析\n1. 【答案】A\n【解析】理由一。\n2. B。解析：理由二。',
    rows: ['single A 2', 'single B 2'],
    notes: { 0: [keyAtEnd], 1: [keyAtEnd] },
  },
  {
    name: 'keys at the end in a table',
    text: '1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n题号\t1\t2\n答案\tB\tA',
    rows: ['single B 2', 'single A 2'],
    notes: { 0: [keyAtEnd], 1: [keyAtEnd] },
  },
  {
    name: 'keys for missing numbers',
    text: '1. 甲？\nA. 一\nB. 二\n参考答案：1-2 AB 3-5 AB',
    rows: ['single A 2'],
    notes: { 0: [keyAtEnd] },
    skipped: [importWarnings.noSuchQuestion(2), importWarnings.keyCount(3, 5)],
  },
  {
    name: 'keys for a repeated number',
    text: '一、单选题\n1. 甲？\nA. 一\nB. 二\n二、多选题\n1. 乙？\nA. 一\nB. 二\n参考答案\n1. A',
    rows: ['single  2 !answer', 'multiple  2 !answer'],
    skipped: [importWarnings.sameNumbers(1)],
  },
  {
    name: 'conflicting keys at the end',
    text: '1. 甲？\nA. 一\nB. 二\n答案：A\n2. 乙？\nA. 一\nB. 二\n参考答案 1-2 BB',
    rows: ['single A 2 !answer', 'single B 2'],
    notes: { 0: [importMessages.otherKey], 1: [keyAtEnd] },
  },
  {
    name: 'keys in the question',
    text: '1. 养护不少于（ B ）天。\nA. 5\nB. 7\n2. 属于危大工程的有（ A、C ）。\nA. 深基坑\nB. 抹灰\nC. 高支模',
    rows: ['single B 2', 'multiple AC 3'],
    notes: { 0: [keyInText('B')], 1: [keyInText('A、C')] },
  },
  {
    name: 'other letters in the question',
    text: '1. 关于（A）级防火门，正确的是\nA. 甲\nB. 乙\n答案：B',
    rows: ['single B 2'],
    notes: { 0: [importWarnings.otherKeyInText('A')] },
  },
  {
    name: 'judgement questions with signs',
    text: '一、判断题（每题 1 分）\n1. 可以酒后作业。（×）\n2. 应戴安全帽。\n答案：对\n3. 电箱应上锁。（ √ ）',
    rows: ['single B 2', 'single A 2', 'single A 2'],
    notes: { 0: [keyInText('×'), judgement], 1: [judgement], 2: [keyInText('√'), judgement] },
  },
  {
    name: 'judgement keys at the end',
    text: '判断题\n1. 一次交底即可。\n2. 动火须审批。\n参考答案\n1-2：×√',
    rows: ['single B 2', 'single A 2'],
    notes: { 0: [keyAtEnd, judgement], 1: [keyAtEnd, judgement] },
  },
  {
    name: 'a decimal that begins a line',
    text: '1、护栏间距不应大于\n0.11m的是\nA、住宅\nB、厂房\n答案：A',
    rows: ['single A 2'],
  },
  {
    name: 'a number without a space before digits',
    text: '1. 甲？\nA. 一\nB. 二\n答案：A\n2.2026年起施行的是\nA. 一\nB. 二',
    rows: ['single .026AB一二年施是的行起 2 !answer'],
    notes: { 0: [importWarnings.decimal(5, '2.2026年起施行的是'), importWarnings.choicesInAnswer] },
  },
  {
    name: 'a heading of two lines',
    text: '一、单选题\n1、甲？\nA、一\nB、二\n答案：A\n解析：见教材。\n二、多选题（共 1 题。\n每题 2 分，选错不得分）\n2、乙？\nA、一\nB、二\n答案：AB',
    rows: ['single A 2', 'multiple AB 2'],
    skipped: [importWarnings.underHeading],
  },
  {
    name: 'chapters and page numbers between',
    text: '模拟卷\n第一章 基坑\n1. 甲？\nA. 一\nB. 二\n答案：B\n第 1 页 共 2 页\n第二章 模板\n1. 乙？\nA. 一\nB. 二\n答案：A\n- 2 -',
    rows: ['single B 2', 'single A 2'],
    skipped: [
      importMessages.noNumber,
      importMessages.noNumber,
      importWarnings.pageNumber,
      importWarnings.heading,
      importWarnings.pageNumber,
    ],
  },
  {
    name: 'a list in the question',
    text: '1. 下列工序的顺序：\n1. 挖土\n2. 支撑\nA. 先 1 后 2\nB. 先 2 后 1\n答案：B',
    rows: ['single B 2'],
    notes: { 0: [numbered('1. 挖土'), numbered('2. 支撑')] },
  },
  {
    name: 'numbers that jump and go back',
    text: '1. 甲？\nA. 一\nB. 二\n答案：A\n4. 乙？\nA. 一\nB. 二\n答案：A\n2. 丙？\nA. 一\nB. 二\n答案：B',
    rows: ['single A 2', 'single A 2', 'single B 2'],
    notes: { 1: [numberJump(1, 4)], 2: [numberBack(4, 2)] },
  },
  {
    name: 'an essay question without an answer',
    text: '一、案例题\n1. 指出事件一中的不妥之处。\n2. 写出正确做法。\n答案：先验收后使用。',
    rows: ['askanswer  0', 'askanswer  0'],
    notes: { 0: [importWarnings.noAnswer] },
  },
  {
    name: 'numbers instead of letters',
    text: '１、脚手架的立杆间距\n（１）1.2 m\n（２）1.5 m\n答案：（２）\n2. 基坑深度\n(1) 3\n(2) 5\n答案：1、2',
    rows: ['askanswer  0 !questionType', 'askanswer  0 !questionType'],
    notes: { 0: [importMessages.guessedEssay], 1: [importMessages.guessedEssay] },
  },
  {
    name: 'an essay question in numbered parts',
    text: '1. 某基坑深 8 m。\n(1) 是否须论证？\n(2) 由谁组织？\n答案：(1) 须论证。(2) 施工单位。',
    rows: ['askanswer  0'],
  },
  {
    name: 'labels in square brackets',
    text: '1、甲？\nA、一\nB、二\n[答案]A\n[解析]略。\n2、乙？\nA、一\nB、二\n［参考答案］：B',
    rows: ['single A 2', 'single B 2'],
  },
  {
    name: 'unmarked choices',
    text: '1. 甲？\nA 一\nB 二\n答案：B\n2. 只有题干\n3. 丙？\nA. 一\nB. 二\n答案：A',
    rows: ['askanswer  0 !questionType', 'askanswer  0 !questionType', 'single A 2'],
    notes: {
      0: [importMessages.guessedEssay, importWarnings.choicesInText],
      1: [importMessages.guessedEssay, importWarnings.noAnswer],
    },
  },
  {
    name: 'a key without choices',
    text: '1. 图中的构件是\n答案：B\n2. 丙？\nA. 一\nB. 二\n答案：A',
    rows: ['askanswer  0 !questionType', 'single A 2'],
    notes: { 0: [importMessages.guessedEssay] },
  },
  {
    name: 'more than five choices and one twice',
    text: '1. 甲？\nA. 一\nB. 二\nC. 三\nD. 四\nE. 五\nF. 六\n答案：AB\n2. 乙？\nA. 一\nB. 二\nB. 三\n答案：A',
    rows: ['multiple AB 5 !E', 'single A 2 !B'],
    notes: { 0: [importMessages.tooManyChoices], 1: [importMessages.repeatedChoice('B')] },
  },
  {
    name: 'background of a case below its heading',
    text: '四、案例分析题\n背景资料：某工程基坑深 8 m。\n问题：\n1. 方案是否须论证？\n答：须论证。',
    rows: ['askanswer  0'],
    skipped: [importMessages.noNumber, importMessages.noNumber],
  },
  {
    name: 'types before the questions',
    text: '1.【单项选择题】甲？\nA. 一\nB. 二\n答案：A\n2.（多选）乙？\nA. 一\nB. 二\n答案：AB\n3.[判断题] 丙。\n答案：错\n4.【填空题】丁____\n答案：戊',
    rows: ['single A 2', 'multiple AB 2', 'single B 2', 'single 戊 0 !questionType'],
    notes: { 2: [judgement], 3: [importMessages.type] },
  },
  {
    name: 'a question without a number',
    text: '1. 甲？\nA. 一\nB. 二\n答案：A\n解析：略。\n乙？\nA. 一\nB. 二\n答案：B\n2. 丙？\nA. 一\nB. 二\n答案：B',
    rows: ['multiple AB 2 !answer', 'single B 2'],
    notes: { 0: [importWarnings.choicesInAnswer, importMessages.repeatedAnswer] },
  },
  {
    name: 'headings with more words than the type',
    text: '一、单选题\n1. 甲？\nA. 一\nB. 二\n二、实务操作和案例分析题（每题 20 分）\n背景\n1. 乙？\n参考答案\n一、单选题\n1. A\n二、案例分析题\n1. 先验收。\n三、填空题\n1. 戊',
    rows: ['single A 2', 'askanswer  0'],
    notes: { 0: [keyAtEnd], 1: [keyAtEnd] },
    skipped: [importWarnings.underHeading, importWarnings.noSuchQuestion(1)],
  },
  {
    name: 'titles and paragraphs behind the last choice',
    text: '1. 甲？\nA. 一\nB. 二\n三、安全管理\n某工程\n地下 2 层\n5. 乙？\nA. 一\nB. 二\n答案：A',
    rows: ['single  2 !answer', 'single A 2'],
    notes: { 0: [importWarnings.titleLike('三、安全管理'), importWarnings.manyLines('B')], 1: [numberJump(1, 5)] },
  },
  {
    name: 'labels in lenticular brackets',
    text: '1. 甲（   ）\nA. 一\nB. 二\n【答案】 B\n【考点】基坑\n【解析】A. 错在深度；\nB. 正确。\n【难度】3',
    rows: ['single B 2'],
  },
  {
    name: 'a second paper below the keys',
    text: '1. 甲？\nA. 一\nB. 二\n参考答案\n1. B\n一、单选题\n1. 乙？\nA. 一\nB. 二\n答案：A',
    rows: ['single B 2', 'single A 2'],
    notes: { 0: [keyAtEnd] },
  },
]

test.group('Pasted papers', () => {
  for (const { name, text, rows, notes = {}, skipped = [] } of layouts) {
    test(`a paper with ${name} is read`, async ({ assert }) => {
      const read = readPastedText(text)
      const checked = await checkRows(read.rows)
      const short = checked.map(({ contents, faults }) => {
        const columns = faults.map(({ column }) => `!${column}`)
        const { questionType, questionKeys, choices } = contents
        return [questionType, questionKeys.join(''), choices.length, ...columns].join(' ')
      })
      assert.deepEqual(short, rows)
      const summary = checked.map((row, at) => [at, row.notes, row.faults.map(({ sentence }) => sentence)] as const)
      for (const [at, sentences, faults] of summary) {
        const expected = notes[at] ?? []
        const isFault = (sentence: string) => faults.includes(sentence)
        assert.sameMembers(
          sentences,
          expected.filter((one) => !isFault(one)),
          `notes of row ${at}`
        )
        assert.includeMembers([...sentences, ...faults], expected, `faults of row ${at}`)
      }
      assert.deepEqual(
        read.skipped.map(({ sentence }) => sentence),
        skipped
      )
    })
  }

  test('skipped lines beyond the limit are counted', ({ assert }) => {
    const text = `${'前言\n'.repeat(600)}1. 甲？\nA. 一\nB. 二\n答案：A`
    const { skipped } = readPastedText(text)
    assert.lengthOf(skipped, 501)
    assert.equal(skipped.at(-1)!.sentence, importWarnings.unlisted(100))
  })

  test('a key in a question is emptied', async ({ assert }) => {
    const [row] = readPastedText('1. 不少于（ B ）天。\nA. 5\nB. 7').rows
    assert.equal(row!.cells.questionText, '不少于（  ）天。')
  })

  test('explanations at the end belong to their questions', ({ assert }) => {
    const text = layouts.find(({ name }) => name === 'keys at the end with explanations')!.text
    assert.deepEqual(
      readPastedText(text).rows.map(({ cells }) => cells.explanation),
      ['理由一。', '理由二。']
    )
  })
})
