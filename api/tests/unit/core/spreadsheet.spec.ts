import { randomUUID } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inflateRawSync } from 'node:zlib'
import { test } from '@japa/runner'
import { readXlsx } from 'hucre/xlsx'
import { template, workbook, type Cell, type Sheet } from '#core/spreadsheet'
import { readRows } from '#tests/workbook'

async function made(rows: Cell[][]): Promise<Uint8Array> {
  const columns = [{ title: '姓名', width: 12 }]
  return new Uint8Array(await new Response(workbook({ name: '学员', columns, rows })).arrayBuffer())
}

/** The text of one file in the archive, found through the central directory. */
function part(bytes: Uint8Array, partName: string): string {
  const file = Buffer.from(bytes)
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  for (let at = file.readUInt32LE(end + 16); at < end;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field))
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    if (name === partName) {
      return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString()
    }
    at += 46 + nameLength + extra + comment
  }
  throw new Error(`no ${partName} in the archive`)
}
const sheetOf = (file: Uint8Array) => part(file, 'xl/worksheets/sheet1.xml')

test.group('Workbook', () => {
  test('one sheet holds the titles and the rows', async ({ assert }) => {
    const file = await made([['张三']])

    assert.deepEqual(await readRows(file), [['姓名'], ['张三']])
    assert.include(part(file, 'xl/workbook.xml'), 'name="学员"')
  })

  test('ID numbers stay text, amounts stay numbers', async ({ assert }) => {
    const [, row] = await readRows(await made([['370102199003070011', 12.5, null, '男']]))

    assert.deepEqual(row, ['370102199003070011', 12.5, null, '男'])
  })

  test('identifiers are text cells, amounts have two decimals', async ({ assert }) => {
    const columns: Sheet['columns'] = [
      { title: '单号', width: 24, format: 'text' },
      { title: '应付', width: 12, format: 'money' },
      { title: '份数', width: 8 },
    ]
    const sheet = workbook({ name: '订单', columns, rows: [['26112800000000004711', 30.5, 2]] })
    const file = new Uint8Array(await new Response(sheet).arrayBuffer())
    const styleOf = (cell: string) => Number(new RegExp(`r="${cell}"[^>]* s="(\\d+)"`).exec(sheetOf(file))?.[1] ?? 0)
    const styles = part(file, 'xl/styles.xml')
      .split('<cellXfs')[1]!
      .match(/<xf .*?>/g)!
    const codes = part(file, 'xl/styles.xml').matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)
    const codeOf = new Map([...codes].map(([, id, code]) => [id, code]))
    const formatOf = (cell: string) => {
      const id = /numFmtId="(\d+)"/.exec(styles[styleOf(cell)]!)![1]!
      return codeOf.get(id) ?? id
    }

    assert.deepEqual(['A2', 'B2', 'C2'].map(formatOf), ['@', '0.00', '0'])
    assert.notEqual(styleOf('C1'), styleOf('C2'))
    assert.match(part(file, 'xl/styles.xml'), /<b\/>/)
    assert.match(sheetOf(file), /<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    assert.deepEqual((await readRows(file))[1], ['26112800000000004711', 30.5, 2])
  })

  test('times and days are date cells', async ({ assert }) => {
    const columns: Sheet['columns'] = [
      { title: '支付时间', width: 20, format: 'time' },
      { title: '有效期至', width: 12, format: 'day' },
    ]
    const rows = [
      ['2026-11-28 23:59:40', '2026-11-29'],
      ['2026-02-30 25:00:00', '长期'],
      [null, ''],
    ]
    const bytes = await new Response(workbook({ name: '订单', columns, rows })).arrayBuffer()
    const { sheets } = await readXlsx(new Uint8Array(bytes))

    assert.deepEqual(sheets[0]!.rows[1], [new Date('2026-11-28T23:59:40Z'), new Date('2026-11-29T00:00:00Z')])
    assert.deepEqual(sheets[0]!.rows[2], ['2026-02-30 25:00:00', '长期'])
  })

  test('the filter of a sheet covers its header and all rows', async ({ assert }) => {
    const columns = ['姓名', '手机号'].map((title) => ({ title, width: 12 }))
    const sheetWith = async (rows: Cell[][]) => {
      const file = workbook({ name: '学员', columns, rows })
      return sheetOf(new Uint8Array(await new Response(file).arrayBuffer()))
    }

    assert.include(await sheetWith([]), '</sheetData><autoFilter ref="A1:B1"/></worksheet>')
    const rows = Array.from({ length: 3_000 }, () => ['张三'.repeat(20), '13900000001'])
    assert.include(await sheetWith(rows), '</sheetData><autoFilter ref="A1:B3001"/></worksheet>')
  })

  test('a template has a bold and frozen header', async ({ assert }) => {
    const columns = [{ title: '手机号', width: 14 }]
    const file = await template([{ name: '名单', columns, rows: [['13900000001']] }])
    const style = Number(/r="A1"[^>]* s="(\d+)"/.exec(sheetOf(file))![1])
    const styles = part(file, 'xl/styles.xml')
    const fontId = Number(/fontId="(\d+)"/.exec(styles.split('<cellXfs')[1]!.match(/<xf .*?>/g)![style]!)![1])

    assert.include(styles.match(/<font>.*?<\/font>/gs)![fontId], '<b/>')
    assert.match(sheetOf(file), /<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    assert.deepEqual(await readRows(file), [['手机号'], ['13900000001']])
  })

  test('no name becomes a formula, whatever its first character')
    .with(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])
    .run(async ({ assert }, name) => {
      const file = await made([[name]])

      assert.notInclude(sheetOf(file), '<f>')
      assert.equal((await readRows(file))[1][0], `'${name}`)
    })

  test('written texts cannot break the workbook', async ({ assert }) => {
    const file = await made([['</t><f>1</f>&"\u0000\u0008\uD800']])

    assert.notInclude(sheetOf(file), '<f>')
    assert.equal((await readRows(file))[1][0], '</t><f>1</f>&"')
  })

  test('fifty thousand rows are read back completely', async ({ assert }) => {
    const rows = Array.from({ length: 50_000 }, (_none, at) => [`学员${at}`, at])
    const read = await readRows(await made(rows))

    assert.lengthOf(read, 50_001)
    assert.deepEqual(read.at(-1), ['学员49999', 49_999])
  })

  test('rows are no longer requested once the reader leaves', async ({ assert }) => {
    const asked = { rows: 0, ended: false }
    async function* endless(): AsyncGenerator<Cell[]> {
      try {
        for (;;) yield [`学员${asked.rows++} ${randomUUID().repeat(20)}`]
      } finally {
        asked.ended = true
      }
    }
    const parts = workbook({ name: '学员', columns: [{ title: '姓名', width: 12 }], rows: endless() })
    let bytes = 0

    for await (const part of parts) if ((bytes += part.length) > 100_000) break
    const left = asked.rows
    while (!asked.ended) await setImmediate()

    assert.isBelow(asked.rows, left + 100)
  })

  test('only one module writes spreadsheets', async ({ assert }) => {
    const app = new URL('../../../app/', import.meta.url)
    const writers: string[] = []
    for await (const file of glob('**/*.ts', { cwd: fileURLToPath(app) })) {
      if (file === 'core/spreadsheet.ts') continue
      if (/writeXlsx/.test(await readFile(new URL(file, app), 'utf8'))) writers.push(file)
    }
    assert.deepEqual(writers, [])
  })
})
