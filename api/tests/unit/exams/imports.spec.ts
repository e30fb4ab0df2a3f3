import { deflateRawSync } from 'node:zlib'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { template, workbook } from '#core/spreadsheet'
import { safeHtml } from '#core/rich_text/rich_text'
import { fromCell, toCell } from '#exams/questions/imports/cell_text'
import { checkRows } from '#exams/questions/imports/check_rows'
import { cellsOf } from '#exams/questions/imports/export_bank'
import { importTemplate } from '#exams/questions/imports/import_template'
import { readPastedText } from '#exams/questions/imports/pasted/read_pasted_text'
import { readWorkbook } from '#exams/questions/imports/read_workbook'
import {
  importColumns,
  importLegendSheet,
  ImportColumns,
  importWarnings,
  importMessages,
  importPlace,
  MaxSheetColumns,
  MaxSheetRows,
} from '#exams/questions/terms'

const titles = importColumns.map((name) => ImportColumns[name])
const bytesOf = async (sheet: Parameters<typeof workbook>[0]) =>
  new Uint8Array(await new Response(workbook(sheet)).arrayBuffer())
const book = (rows: (string | number | null)[][], more: object = {}) =>
  writeXlsx({ sheets: [{ name: '题目', rows: [titles, ...rows], ...more }] })
const rowsOf = async (bytes: Uint8Array) => (await readWorkbook(bytes)).rows
const single = ['单选题', '基坑多深？', '3 m', '5 m', null, null, null, 'B', '1']

/** An archive with one stored file and the sizes that it claims. */
function archive(name: string, data: Buffer, claimed = data.length): Uint8Array {
  const packed = deflateRawSync(data)
  const head = (signature: number, size: number) => {
    const bytes = Buffer.alloc(size)
    bytes.writeUInt32LE(signature, 0)
    return bytes
  }
  const local = head(0x04034b50, 30)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(claimed, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = head(0x02014b50, 46)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(claimed, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = head(0x06054b50, 22)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  const named = Buffer.from(name)
  return Buffer.concat([local, named, packed, entry, named, end])
}

test.group('Workbook of questions', () => {
  test('columns are found by their names', async ({ assert }) => {
    const [row] = await rowsOf(await book([single]))
    assert.equal(row.line, 2)
    assert.containsSubset(row.cells, { questionType: '单选题', A: '3 m', answer: 'B', score: '1' })
    const lacking = await writeXlsx({ sheets: [{ name: '题目', rows: [['题干'], ['？']] }] })
    await assert.rejects(() => readWorkbook(lacking), `${importMessages.noColumns}题型、答案`)
  })

  test('the template is a valid import', async ({ assert }) => {
    const bytes = await template(importTemplate())
    const { rows, skipped } = await readWorkbook(bytes)
    assert.deepEqual(
      (await checkRows(rows)).map(({ faults }) => faults),
      [[], [], [], []]
    )
    assert.deepEqual(skipped, [])
    const [questions, legend] = (await readXlsx(bytes)).sheets
    assert.deepEqual(
      questions!.dataValidations?.map(({ type, range }) => [type, range]),
      [
        ['list', 'A2:A1000'],
        ['list', 'K2:K1000'],
        ['list', 'N2:N1000'],
      ]
    )
    assert.equal(legend!.name, importLegendSheet)
  })

  test('a formula is reported at its cell', async ({ assert }) => {
    const cells = new Map([['1,1', { value: '基坑', type: 'formula', formula: 'A1&"x"' }]])
    const [row] = await rowsOf(await book([single], { cells }))
    assert.deepEqual(row.faults, [{ column: 'questionText', sentence: importMessages.formula }])
  })

  test('merged cells lack the values they hide', async ({ assert }) => {
    const merges = [{ startRow: 1, startCol: 2, endRow: 1, endCol: 3 }]
    const merged = [...single.slice(0, 3), null, ...single.slice(4)]
    const [row] = await checkRows(await rowsOf(await book([merged], { merges })))
    assert.includeMembers(
      row.faults.map(({ column }) => column),
      ['A', 'answer']
    )
  })

  test('limits of cells count characters', async ({ assert }) => {
    const faultsOf = async (chapter: string, text: string) => {
      const columns = [ImportColumns.questionText, ImportColumns.chapter]
      const row = single.map((cell, at) => (at === 1 ? text : cell))
      const rows = [[...titles], [...row, ...Array(titles.length - row.length).fill(null)]]
      rows[1]![titles.indexOf(columns[1]!)] = chapter
      const bytes = await writeXlsx({ sheets: [{ name: '题目', rows }] })
      const [checked] = await checkRows(await rowsOf(bytes))
      return checked!.faults.map(({ column }) => column)
    }
    assert.deepEqual(await faultsOf('𡋾'.repeat(100), '𫝆'.repeat(12_000)), [])
    assert.deepEqual(await faultsOf('𡋾'.repeat(101), '基坑多深？'), ['chapter'])
  })

  test('hidden rows are reported, hidden sheets are not read', async ({ assert }) => {
    const rowDefs = new Map([[1, { hidden: true }]])
    const rows = await rowsOf(await book([single, single], { rowDefs }))
    assert.deepEqual(
      rows.map(({ notes }) => notes),
      [[importWarnings.hiddenRow], []]
    )
    const hidden = await writeXlsx({
      sheets: [
        { name: '隐藏', rows: [titles, single, single], hidden: true },
        { name: '题目', rows: [titles, single] },
      ],
    })
    assert.lengthOf(await rowsOf(hidden), 1)
  })

  test('only one sheet may contain the columns', async ({ assert }) => {
    const notes = { name: '说明', rows: [['请在第二个工作表填写']] }
    const filled = { name: '题目', rows: [titles, single] }
    const empty = { name: '备用', rows: [titles] }
    const second = await writeXlsx({ sheets: [notes, filled, empty] })
    assert.lengthOf(await rowsOf(second), 1)
    const both = await writeXlsx({ sheets: [filled, { ...filled, name: '多选' }] })
    await assert.rejects(() => readWorkbook(both), importMessages.manySheets)
  })

  test('five hundred rows are accepted', async ({ assert }) => {
    const rows = (count: number) => Array.from({ length: count }, () => single)
    assert.lengthOf(await rowsOf(await book(rows(500))), 500)
    await assert.rejects(async () => readWorkbook(await book(rows(501))), importMessages.tooMany)
  })

  test('empty rows between questions are accepted', async ({ assert }) => {
    const spaced = (count: number, gap: number) =>
      Array.from({ length: count }, () => [single, ...Array.from({ length: gap }, () => [])]).flat()
    const rows = await rowsOf(await book(spaced(400, 3)))
    assert.equal(rows.length, 400)
    assert.equal(rows.at(-1)!.line, 1598)
    const tooMany = await book(spaced(501, 3))
    await assert.rejects(() => readWorkbook(tooMany), importMessages.tooMany)
  })

  test('content below the last readable row is reported', async ({ assert }) => {
    const far = (row: number, value: string) => new Map([[`${row},1`, { value, type: 'string' as const }]])
    const low = await book([single], { cells: far(MaxSheetRows, '基坑') })
    await assert.rejects(() => readWorkbook(low), importMessages.rowsBelow('题目', MaxSheetRows + 1))
    const last = await book([single], { cells: far(MaxSheetRows - 1, '基坑') })
    assert.equal((await rowsOf(last)).at(-1)!.line, MaxSheetRows)
    const blank = await book([single], { cells: far(1_048_575, ' ') })
    assert.lengthOf(await rowsOf(blank), 1)

    const other = { name: '备用', rows: [titles], cells: far(30_000, '模板') }
    const both = await writeXlsx({ sheets: [{ name: '题目', rows: [titles, single] }, other] })
    await assert.rejects(() => readWorkbook(both), importMessages.rowsBelow('备用', 30_001))
    const notes = { name: '说明', rows: [['第一行']], cells: far(30_000, '完') }
    const noted = await writeXlsx({ sheets: [{ name: '题目', rows: [titles, single] }, notes] })
    assert.lengthOf(await rowsOf(noted), 1)
  })

  test('a column too far to the right is reported', async ({ assert }) => {
    const filler = Array.from({ length: MaxSheetColumns - titles.length }, () => '备注')
    const beside = (title: string) =>
      writeXlsx({ sheets: [{ name: '题目', rows: [[...titles.slice(1), ...filler, '备注', title], single] }] })
    await assert.rejects(
      async () => readWorkbook(await beside(titles[0]!)),
      importMessages.columnsBeyond('题目', titles[0]!)
    )
    await assert.rejects(async () => readWorkbook(await beside('备注')), /缺少：题型/)
  })

  test('a title above and other column names are read', async ({ assert }) => {
    const names = ['题目类型', '题目', '选项A', '选项B', '选项C', '正确答案', '分数', '答案解析（选填）']
    const given = [
      ['单项选择题', '基坑多深？', 'A. 3 m', 'B. 5 m', 'C. 8 m', 'B.'],
      ['多项选择题', '危大工程有', '深基坑', '抹灰', '高支模', 'A/C', 2],
      ['简答题', '简述降水。', null, null, null, '先降后挖'],
      ['判断题', '应戴安全帽。', null, null, null, '√'],
      ['判断题', '可以酒后作业。', '正确', '错误', null, '（B）'],
      ['选择题', '哪些？', '甲', '乙', null, 'AB'],
    ]
    const rows = [['安全员模拟题库'], [], names, ...given]
    const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 7 }]
    const read = await readWorkbook(await writeXlsx({ sheets: [{ name: '题目', rows, merges }] }))
    const place = importPlace.sheetRow('题目', 1)
    assert.deepEqual(read.skipped, [{ place, sentence: importWarnings.aboveColumns('安全员模拟题库') }])
    const checked = await checkRows(read.rows)
    assert.deepEqual(
      checked.map(({ line, contents, faults }) => [
        line,
        contents.questionType,
        contents.questionKeys.join(''),
        contents.choices.map(({ choiceName }) => choiceName).join(),
        faults.length,
      ]),
      [
        [4, 'single', 'B', '3 m,5 m,8 m', 0],
        [5, 'multiple', 'AC', '深基坑,抹灰,高支模', 0],
        [6, 'askanswer', '', '', 0],
        [7, 'single', 'A', '正确,错误', 0],
        [8, 'single', 'B', '正确,错误', 0],
        [9, 'multiple', 'AB', '甲,乙', 0],
      ]
    )
    const judgement = importWarnings.judgement('正确', '错误')
    assert.deepEqual(
      checked.map(({ notes }) => notes),
      [[importWarnings.choiceMarks], [], [], [judgement], [judgement], [importWarnings.typeByKeys('多选题')]]
    )
  })

  test('a chart sheet is reported and does not stop the import', async ({ assert }) => {
    const parts = unzipSync(await book([single]))
    const change = (name: string, mark: string, added: string) => {
      parts[name] = strToU8(strFromU8(parts[name]!).replace(mark, added + mark))
    }
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    change('xl/workbook.xml', '</sheets>', `<sheet name="统计图" sheetId="9" r:id="rId99"/>`)
    change(
      'xl/_rels/workbook.xml.rels',
      '</Relationships>',
      `<Relationship Id="rId99" Type="${relations}/chartsheet" Target="chartsheets/sheet1.xml"/>`
    )
    parts['xl/chartsheets/sheet1.xml'] = strToU8('<chartsheet/>')
    const { rows, skipped } = await readWorkbook(zipSync(parts))
    assert.lengthOf(rows, 1)
    const place = importPlace.chartSheet('统计图')
    assert.deepEqual(skipped, [{ place, sentence: importWarnings.chartSheet }])
  })

  test('left out columns and sheets are listed', async ({ assert }) => {
    const place = importPlace
    const rows = [
      [...titles, '备注', '难度', '', '空列', ...Array.from({ length: 40 }, () => null), '很远'],
      [...single, ...Array.from({ length: 6 }, () => null), '王老师', '3', '杂', ' '],
      [...Array.from({ length: 15 }, () => null), '下一行'],
      [...Array.from({ length: 60 }, () => null), '最右'],
    ]
    const file = await writeXlsx({
      sheets: [
        { name: '题目', rows },
        { name: '说明', rows: [['怎样填写']] },
        { name: '旧题', rows: [titles, single], hidden: true },
        { name: '备用', rows: [titles] },
        { name: '空白', rows: [], hidden: true },
      ],
    })
    const read = await readWorkbook(file)
    assert.lengthOf(read.rows, 1)
    assert.deepEqual(read.skipped, [
      { place: place.column('P', '备注'), sentence: importWarnings.unknownColumn(2) },
      { place: place.column('Q', '难度'), sentence: importWarnings.repeatedColumn(1) },
      { place: place.column('R', ''), sentence: importWarnings.untitledColumn(1) },
      { place: place.sheet('说明'), sentence: importWarnings.otherSheet },
      { place: place.hiddenSheet('旧题'), sentence: importWarnings.hiddenSheet },
      { place: place.farColumns, sentence: importWarnings.farColumns(1) },
    ])
    assert.deepEqual((await readWorkbook(await book([single]))).skipped, [])
  })

  test('lost pictures, notes and links are reported', async ({ assert }) => {
    const data = Buffer.from('89504e470d0a1a0a', 'hex')
    const image = (row: number, col: number) => ({ data, type: 'png' as const, anchor: { from: { row, col } } })
    const cells = new Map<string, object>([
      ['1,1', { value: '基坑', type: 'string', comment: { text: '待核', author: '李' } }],
      ['1,2', { value: '3 m', type: 'string', hyperlink: { target: 'https://a.example' } }],
    ])
    const merges = [{ startRow: 1, startCol: 10, endRow: 2, endCol: 10 }]
    const images = [image(1, 1), image(2, 20), image(9, 0)]
    const file = await book([single, single], { cells, merges, images })
    const { rows, skipped } = await readWorkbook(file)
    assert.deepEqual(
      rows.map(({ notes }) => notes),
      [
        [
          importWarnings.picture(['questionText']),
          importWarnings.comment(['questionText']),
          importWarnings.link(['A']),
        ],
        [importWarnings.picture([]), importWarnings.merged(['subject'])],
      ]
    )
    const place = importPlace.sheetRow('题目', 10)
    assert.deepEqual(skipped, [{ place, sentence: importWarnings.pictureOutside }])
  })

  test('cells are read as displayed', async ({ assert }) => {
    const raised = { font: { vertAlign: 'superscript' } }
    const area = [{ text: '面积<1 m' }, { text: '2', ...raised }, { text: '？' }]
    const bold = [{ text: '甲', font: { bold: true } }, { text: '级' }]
    const number = (value: number, numFmt: string) => ({ value, type: 'number', style: { numFmt } })
    const cells = new Map<string, object>([
      ['1,1', { value: '', type: 'richText', richText: area }],
      ['1,2', { value: '', type: 'richText', richText: bold }],
      ['1,3', number(0.93, '0.0%')],
      ['1,4', { value: '', type: 'richText', richText: area }],
      ['1,8', number(1.5, '0"分"')],
    ])
    const [row] = await checkRows(await rowsOf(await book([single], { cells })))
    assert.equal(row.contents.questionText, '<p>面积&lt;1 m<sup>2</sup>？</p>')
    assert.deepEqual(
      row.contents.choices.map(({ choiceName }) => choiceName),
      ['甲级', '93.0%', '面积&lt;1 m<sup>2</sup>？']
    )
    assert.deepEqual([row.contents.questionScore, row.faults], [1.5, []])
    assert.deepEqual(row.notes, [importWarnings.format(['A'])])
  })

  test('a picture in a cell is reported there', async ({ assert }) => {
    const formula = '_xlfn.DISPIMG("ID_1",1)'
    const cells = new Map([['1,1', { value: '', type: 'formula', formula }]])
    const [row] = await rowsOf(await book([single], { cells }))
    assert.deepEqual(row.faults, [{ column: 'questionText', sentence: importMessages.cellPicture }])
  })

  test('a zip bomb is rejected before it is read', async ({ assert }) => {
    const bomb = Buffer.alloc(60_000_000)
    for (const claimed of [bomb.length, 10]) {
      const file = archive('xl/worksheets/sheet1.xml', bomb, claimed)
      await assert.rejects(() => readWorkbook(file), importMessages.unpacksTooLarge)
    }
  })

  test('a workbook with macros is rejected', async ({ assert }) => {
    const file = archive('xl/vbaProject.bin', Buffer.from('Sub AutoOpen()'))
    await assert.rejects(() => readWorkbook(file), importMessages.macros)
  })

  test('a file that is not a workbook gets a message', async ({ assert }) => {
    const files = ['', 'hello', 'PK\u0005\u0006', 'PK\u0003\u0004'.padEnd(5000, 'x')].map((text) => Buffer.from(text))
    const whole = Buffer.from(await book([single]))
    for (const file of [...files, whole.subarray(0, 900), whole.subarray(200)]) {
      await assert.rejects(() => readWorkbook(file), importMessages.notXlsx)
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const broken = Buffer.from(whole)
        broken[at] = byte
        await readWorkbook(broken).catch((error) => {
          if (error.code !== 'E_USER_ERROR') throw error
        })
      }),
      { numRuns: 60 }
    )
  })
})

test.group('Errors in imported rows', () => {
  test('errors are reported at line and column', async ({ assert }) => {
    const change = (at: number, text: string | null) => single.map((cell, place) => (place === at ? text : cell))
    const wrong: [(string | null)[], string][] = [
      [change(0, '填空题'), 'questionType'],
      [change(1, ' '), 'questionText'],
      [change(3, null), 'A'],
      [change(7, 'F'), 'answer'],
      [change(7, 'AB'), 'answer'],
      [change(8, '1.3'), 'score'],
      [change(8, '一分'), 'score'],
      [[...single, null, '土木'], 'subject'],
      [[...single, null, null, null, null, '9'], 'difficulty'],
      [[...single, null, null, null, null, null, '建筑法'], 'clauses'],
    ]
    const rows = await checkRows(await rowsOf(await book(wrong.map(([cells]) => cells))))
    assert.deepEqual(
      rows.map(({ line, faults }) => [line, faults[0]?.column]),
      wrong.map(([, column], at) => [at + 2, column])
    )
  })

  test('letters are accepted in any width and order', async ({ assert }) => {
    const answers = ['ba', 'Ａ、Ｂ', 'A,B', 'B A', 'a；b']
    const rows = answers.map((answer) => ['多选', '哪些？', '甲', '乙', null, null, null, answer])
    const checked = await checkRows(await rowsOf(await book(rows)))
    assert.deepEqual(
      checked.map(({ faults, contents }) => [faults.length, contents.questionKeys.join('')]),
      answers.map(() => [0, 'AB'])
    )
  })
})

test.group('Pasted questions', () => {
  test('questions are split by number, letters and labels', async ({ assert }) => {
    const text = `1．【单选题】基坑多深？
Ａ．3 m  B．5 m
答案：B
解析：超过 5 m
须论证。
分值：2
2、脚手架搭设前应当（\u3000）。
A. 编制方案
B. 交底
C. 拆除
正确答案 A、B
难度：3
3. 简述土方开挖的原则。
参考答案：先撑后挖`
    const rows = await checkRows(readPastedText(text).rows)
    assert.deepEqual(
      rows.map(({ line, faults, contents }) => [
        line,
        faults.length,
        contents.questionType,
        contents.questionKeys.join(''),
        contents.choices.length,
      ]),
      [
        [1, 0, 'single', 'B', 2],
        [7, 0, 'multiple', 'AB', 3],
        [13, 0, 'askanswer', '', 0],
      ]
    )
    assert.equal(rows[0].contents.explanation, '<p>超过 5 m</p><p>须论证。</p>')
    assert.equal(rows[0].contents.questionScore, 2)
    assert.equal(rows[2].contents.referenceAnswer, '<p>先撑后挖</p>')
    assert.throws(() => readPastedText('没有题号的文字'), importMessages.empty)
  })

  test('headings set type and points', async ({ assert }) => {
    const text = `一、单项选择题（共 2 题，每题1分）
1．综合单价（\u3000）。
A．不含利润
B．含利润
【答案】B
【解析】见规范。
二、多项选择题（每题 1.5 分）
1. 措施费有（\u3000）。
A. 脚手架
B. 模板
答案：A
第三部分 简答题
第 2 题 简述降水。
参考答案：先降后挖
四、判断题
1. 桩长可以目测。
答案：错`
    const rows = await checkRows(readPastedText(text).rows)
    assert.deepEqual(
      rows.map(({ line, contents, faults }) => [
        line,
        contents.questionType,
        contents.questionScore,
        contents.questionKeys.join(''),
        faults.map(({ column, sentence }) => `${column} ${sentence}`).join(),
      ]),
      [
        [2, 'single', 1, 'B', ''],
        [8, 'multiple', 1.5, 'A', 'answer 多选题至少有两个答案'],
        [13, 'askanswer', 1, '', ''],
        [16, 'single', 1, 'B', ''],
      ]
    )
    assert.equal(rows[0].contents.explanation, '<p>见规范。</p>')
    assert.equal(rows[2].contents.questionText, '<p>简述降水。</p>')
  })

  test('answers and explanations may contain lists', async ({ assert }) => {
    const text = `1. 试述新旧版的区别。
参考答案：
1. 名称不同；
2. 章节不同。
2. 基坑多深须论证？
A. 3 m
B. 5 m
答案：B
答案解析：
1、超过 5 m；
2、或条件复杂。
5. 又一题？
A. 甲
B. 乙
答案：A`
    const rows = await checkRows(readPastedText(text).rows)
    assert.deepEqual(
      rows.map(({ line, faults }) => [line, faults.length]),
      [
        [1, 0],
        [5, 0],
        [12, 0],
      ]
    )
    assert.equal(rows[0].contents.referenceAnswer, '<p>1. 名称不同；</p><p>2. 章节不同。</p>')
    assert.equal(rows[1].contents.explanation, '<p>1、超过 5 m；</p><p>2、或条件复杂。</p>')
  })

  test('numbers may skip or repeat', async ({ assert }) => {
    const one = (no: number) => `${no}. 第几？\nA. 甲\nB. 乙\n答案：A`
    for (const numbers of [
      [1, 3, 4],
      [1, 1, 1],
      [7, 2, 3],
    ]) {
      const { rows } = readPastedText(numbers.map(one).join('\n'))
      assert.lengthOf(rows, 3, numbers.join())
    }
  })

  test('a sixth choice is reported', ({ assert }) => {
    const choices = [...'ABCDEF'].map((letter) => `${letter}. 选项${letter}`)
    const [row] = readPastedText(['1. 哪些？', ...choices, '答案：AB'].join('\n')).rows
    assert.deepEqual(row!.faults, [{ column: 'E', sentence: importMessages.tooManyChoices }])
  })
})

test.group('Exported question bank', () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'甲乙a1 <>&"=+-@\'＝公式'), minLength: 1, maxLength: 12 })
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const rich = fc.oneof(
    fc
      .array(words, { minLength: 1, maxLength: 3 })
      .map((lines) => lines.map((line) => `<p>${escaped(line)}</p>`).join('')),
    words.map((text) => `<p><strong>${escaped(text)}</strong></p>`),
    words.map((text) => `<p>${escaped(text)}<span data-formula="\\frac{1}{2}"></span></p>`)
  )
  const choice = fc.oneof(
    words.map(escaped),
    words.map((text) => `<p>${escaped(text)}</p>`),
    words.map((text) => `<p><em>${escaped(text)}</em></p>`)
  )

  test('every text stays the same', ({ assert }) => {
    fc.assert(
      fc.property(rich, choice, (text, option) => {
        for (const [html, kind] of [
          [safeHtml(text), 'text'],
          [safeHtml(option), 'choice'],
        ] as const) {
          assert.equal(safeHtml(fromCell(toCell(html, kind), kind)), html)
        }
      })
    )
  })

  test('words that look like an element are preserved', ({ assert }) => {
    for (const html of ['&lt;a&gt;甲', '&lt;br&gt;', '甲<em>乙</em>', '甲']) {
      assert.equal(safeHtml(fromCell(toCell(html, 'choice'), 'choice')), html)
    }
  })

  test('inline HTML in a cell has no comment and is preserved', ({ assert }) => {
    const formula = '面积 <span data-formula="a^2"></span> 与 <span data-formula="b"></span>'
    for (const html of ['3 m<sup>3</sup>', formula, '<span>子</span> 丑 <span>寅</span>']) {
      const cell = toCell(html, 'choice')
      assert.notInclude(cell, '<!--')
      assert.equal(fromCell(cell, 'choice'), html)
    }
  })

  test('an exported bank imports as the same bank', async ({ assert }) => {
    const one = fc.record({
      questionText: rich,
      choices: fc.uniqueArray(choice, { minLength: 2, maxLength: 5, selector: (html) => html }),
      explanation: fc.option(rich),
      score: fc.integer({ min: 0, max: 200 }),
      point: fc.option(fc.constantFrom('基坑', '模板')),
      difficulty: fc.option(fc.constantFrom(1, 3, 5)),
      asked: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 6 }), async (bank) => {
        const questions = bank.map((facts) => ({
          questionType: facts.asked ? ('askanswer' as const) : ('single' as const),
          questionText: safeHtml(facts.questionText),
          questionScore: facts.score / 2,
          choices: facts.asked
            ? []
            : facts.choices.map((choiceName, at) => ({
                choiceNo: 'ABCDE'[at] as 'A',
                choiceName: safeHtml(choiceName),
              })),
          questionKeys: facts.asked ? [] : ['B'],
          referenceAnswer: facts.asked ? safeHtml(facts.questionText) : null,
          explanation: facts.explanation === null ? null : safeHtml(facts.explanation),
        }))
        const sheet = {
          name: '题库',
          columns: titles.map((title) => ({ title, width: 10 })),
          rows: questions.map((question, at) => {
            const { point, difficulty } = bank[at]
            const facts = { subjectCode: 'jzgc', knowledgePoint: point, difficulty, chapterName: null }
            const cells = cellsOf({ ...question, ...facts, clauses: ['GB 1-2020 3.1'] } as never)
            return importColumns.map((name) => cells[name] || null)
          }),
        }
        const rows = await checkRows(await rowsOf(await bytesOf(sheet)))
        assert.deepEqual(
          rows.map(({ contents, faults }) => ({ ...contents, faults })),
          questions.map((question) => ({ ...question, faults: [] }))
        )
        assert.deepEqual(rows[0].tags, {
          subjectCode: 'jzgc',
          chapterName: null,
          knowledgePoint: bank[0].point,
          difficulty: bank[0].difficulty,
        })
        assert.deepEqual(rows[0].clauses, ['GB 1-2020 3.1'])
      }),
      { numRuns: 40 }
    )
  })
})
