import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { inflateRawSync, crc32 } from 'node:zlib'
import { test } from '@japa/runner'
import { workbook, type Cell } from '#core/export/spreadsheet'

async function made(rows: Cell[][]) {
  const parts: Buffer[] = []
  const columns = [{ title: '姓名', width: 12 }]
  for await (const part of workbook({ name: '学员', columns, rows })) parts.push(part)
  return Buffer.concat(parts)
}

/** Reads an archive the other way round, by its directory at the end. */
function unzipped(file: Buffer): Record<string, string> {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const entries: Record<string, string> = {}
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [16, 20, 24].map((field) => file.readUInt32LE(at + field))
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const start = file.readUInt32LE(at + 42) + 30 + nameLength
    const data = inflateRawSync(file.subarray(start, start + packed))
    if (data.length !== size || crc32(data) !== crc) throw new Error(`${name} is damaged`)
    entries[name] = data.toString('utf8')
    at += 46 + nameLength
  }
  return entries
}

test.group('A workbook', () => {
  test('is an archive with the five parts, whole down to the checksums', async ({ assert }) => {
    const entries = unzipped(await made([['张三']]))

    assert.sameMembers(Object.keys(entries), [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/worksheets/sheet1.xml',
    ])
    assert.include(entries['xl/workbook.xml'], 'name="学员"')
    assert.include(entries['xl/worksheets/sheet1.xml'], '>姓名</t>')
    assert.include(entries['xl/worksheets/sheet1.xml'], '>张三</t>')
  })

  test('keeps numbers that are names as text, and numbers as numbers', async ({ assert }) => {
    const sheet = unzipped(await made([['370102199003070011', 12.5, null]]))[
      'xl/worksheets/sheet1.xml'
    ]

    assert.include(sheet, '<c t="inlineStr"><is><t xml:space="preserve">370102199003070011</t>')
    assert.include(sheet, '<c><v>12.5</v></c><c/>')
  })

  test('has no formula, whatever a name begins with')
    .with(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])
    .run(async ({ assert }, name) => {
      const sheet = unzipped(await made([[name]]))['xl/worksheets/sheet1.xml']

      assert.notInclude(sheet, '<f>')
      assert.include(sheet, `preserve">'${name}</t>`)
    })

  test('cannot be broken by what is written in it', async ({ assert }) => {
    const sheet = unzipped(await made([['</t><f>1</f>&"\u0000\u0008\uD800']]))[
      'xl/worksheets/sheet1.xml'
    ]

    assert.notInclude(sheet, '<f>')
    assert.include(sheet, '&#60;/t&#62;&#60;f&#62;1&#60;/f&#62;&#38;&#34;</t>')
  })

  test('of fifty thousand rows is read back in full', async ({ assert }) => {
    const rows = Array.from({ length: 50_000 }, (_none, at) => [`学员${at}`, at])
    const sheet = unzipped(await made(rows))['xl/worksheets/sheet1.xml']

    assert.equal(sheet.match(/<row>/g)!.length, 50_001)
    assert.include(sheet, '学员49999')
  })

  test('whose reader leaves stops asking for rows', async ({ assert }) => {
    const asked = { rows: 0, ended: false }
    async function* endless(): AsyncGenerator<Cell[]> {
      try {
        for (;;) yield [`学员${asked.rows++} ${randomUUID().repeat(20)}`]
      } finally {
        asked.ended = true
      }
    }
    const parts = workbook({
      name: '学员',
      columns: [{ title: '姓名', width: 12 }],
      rows: endless(),
    })
    let bytes = 0

    for await (const part of parts) if ((bytes += part.length) > 100_000) break
    const left = asked.rows
    while (!asked.ended) await setImmediate()

    assert.isBelow(asked.rows, left + 100)
  })
})
