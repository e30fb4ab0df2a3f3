import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { test } from '@japa/runner'
import { textWidth, unprintableCharacters } from '#core/pdf/font'
import { linesOf } from '#core/pdf/line_wrapping'
import { PdfDocument } from '#core/pdf/pdf_document'
import { qrModules } from '#core/qr_code/qr_modules'
import { drawTable } from '#core/pdf/table'

const info = { title: '学时证明', author: '筑学', createdAt: new Date('2026-11-22T00:00:00Z') }

async function sample(rows = 80) {
  const pdf = new PdfDocument(info)
  pdf.paragraph('继续教育学时证明', { size: 20, bold: true, align: 'center' })
  pdf.paragraph('建筑施工企业（含劳务企业）安全生产管理人员，应当按照规定参加继续教育。'.repeat(6))
  drawTable(pdf, {
    columns: [
      { title: '课程', share: 3 },
      { title: '学时', share: 1, align: 'right' },
    ],
    rows: Array.from({ length: rows }, (_, at) => [`第${at}门课程：混凝土结构工程`, String(at)]),
  })
  pdf.qrCode('https://example.com/verify/1', 400, 60, 80)
  pdf.attach(Buffer.from('{}'), { name: 'a.json', type: 'application/json', description: '数据' })
  return pdf.finish()
}

/** The content of all compressed streams. */
function streamsOf(pdf: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('\nendstream', at)
    if (pdf.subarray(at - 3, at).toString() === 'end' || end < 0) continue
    try {
      found.push(inflateSync(pdf.subarray(at + 7, end)))
    } catch {
      continue
    }
  }
  return found
}

test.group('PDF document', () => {
  test('equal input gives equal bytes', async ({ assert }) => {
    const [first, second] = [await sample(), await sample()]
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    assert.equal(hash(first), hash(second))
  })

  test('the total row of a table is bold', async ({ assert }) => {
    const boldTexts = async (total?: string[]) => {
      const pdf = new PdfDocument(info)
      const columns = [
        { title: '月份', share: 1 },
        { title: '金额', share: 1 },
      ]
      drawTable(pdf, { columns, rows: [['2026-10', '1.00']], total })
      const text = streamsOf(await pdf.finish())
        .map(String)
        .join('\n')
      return text.match(/^2 Tr$/gm)?.length ?? 0
    }
    assert.equal(await boldTexts(), 2)
    assert.equal(await boldTexts(['总计', '1.00']), 4)
  })

  test('only the used part of the font is embedded', async ({ assert }) => {
    const bytes = await sample()
    assert.isBelow(bytes.length, 60_000)
    assert.include(bytes.toString('latin1'), '/FontFile')
  })

  test('the attachment is stored unchanged', async ({ assert }) => {
    const streams = streamsOf(await sample(1))
    assert.isTrue(streams.some((stream) => stream.equals(Buffer.from('{}'))))
  })

  test('a long table continues on the next page', async ({ assert }) => {
    const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)!.length
    assert.equal(pages(await sample(1)), 1)
    assert.isAbove(pages(await sample(80)), 2)
  })

  test('characters missing in the font are rejected and named', ({ assert }) => {
    const pdf = new PdfDocument(info)
    assert.throws(() => pdf.text('张😀', 0, 0), '无法打印：字体中没有“😀”。如有误请更正，无误请联系客服')
    assert.deepEqual(unprintableCharacters('䶮㛃𬭎张·王'), [])
  })

  test('rare hanzi of names are embedded from the second font', async ({ assert }) => {
    const fontsFor = async (name: string) => {
      const pdf = new PdfDocument(info)
      pdf.text(name, 60, 60, { size: 13, bold: true, width: 300, align: 'center' })
      return (await pdf.finish()).toString('latin1').match(/\/FontFile/g)!.length
    }
    assert.equal(await fontsFor('王建国'), 1)
    assert.equal(await fontsFor('欧阳𡋾𫝆'), 2)
    // One of each extension from B to F.
    assert.deepEqual(unprintableCharacters('𡃁𪜎𫝲𫠪𬼂'), [])
    assert.deepEqual(unprintableCharacters('𰀂\uE863'), ['𰀂', '\uE863'])
  })

  test('a rare hanzi is as wide as another hanzi', ({ assert }) => {
    assert.closeTo(textWidth('𡋾', 10), textWidth('国', 10), 0.01)
  })
})

test.group('Lines of Chinese text', () => {
  const width = (text: string) => [...text].length
  const lines = (text: string, most: number) => linesOf(text, most, width)

  test('lines break between characters, not before a closing mark', ({ assert }) => {
    assert.deepEqual(lines('一二三四，五六', 4), ['一二三', '四，五六'])
  })

  test('lines do not end with an opening mark', ({ assert }) => {
    assert.deepEqual(lines('一二三（四五）', 4), ['一二三', '（四五）'])
  })

  test('words and numbers stay on one line', ({ assert }) => {
    assert.deepEqual(lines('共 2400 分钟 BIM', 5), ['共', '2400', '分钟', 'BIM'])
  })

  test('a text wider than a line is cut without losing characters', ({ assert }) => {
    const number = '3701011990'.repeat(3)
    assert.equal(lines(number, 7).join(''), number)
    assert.isTrue(lines(number, 7).every((line) => width(line) <= 7))
  })

  test('empty lines are preserved', ({ assert }) => {
    assert.deepEqual(lines('一\n\n二', 4), ['一', '', '二'])
  })
})

test('a QR code has three finder patterns', ({ assert }) => {
  const { size, dark } = qrModules('https://example.com')
  const isDark = (x: number, y: number) => dark.some(([a, b]) => a === x && b === y)
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ]) {
    assert.isTrue(isDark(x, y) && isDark(x + 6, y) && isDark(x + 3, y + 3))
    assert.isFalse(isDark(x + 1, y + 1))
  }
})
