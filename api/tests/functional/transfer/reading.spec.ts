import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Zip, ZipDeflate, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { openFolder } from '#transfer/runs/open_folder'
import { unpackZip } from '#transfer/reading/unpack_zip'
import { messages } from '#transfer/terms'
import { otherUser } from '#tests/factories/accounts'
import { checkedBy, exchangeFolder, fixture, peopleFile, previewAndImport } from './exchange.js'

test.group('Exchange folders', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('each fault is reported once with line, column and sentence', async ({ assert, cleanup }) => {
    const { text, progress } = await checkedBy(cleanup, fixture('broken'))

    assert.equal(text, await readFile(fixture('broken_report.csv'), 'utf8'))
    assert.deepEqual(progress.counts.people, { new: 2, linked: 0, changed: 0, same: 0, refused: 14 })
    assert.isEmpty(await db.from('import_runs'))
  })

  test('GB18030, tabs, semicolons and a byte order mark are read alike', async ({ assert, cleanup }) => {
    const text = await readFile(join(fixture('good'), 'people.csv'), 'utf8')
    const encoded = await gb18030(text)
    const variants = [text, `\uFEFF${text}`, text.replaceAll(',', '\t'), text.replaceAll(',', ';'), encoded]

    for (const variant of variants) {
      const folder = await exchangeFolder(cleanup, { 'people.csv': variant })
      const { progress, rows } = await checkedBy(cleanup, folder)
      assert.deepEqual(progress.counts.people, { new: 4, linked: 0, changed: 0, same: 0, refused: 0 })
      assert.deepEqual(
        rows.map(({ code }) => code),
        ['W_RULE']
      )
    }
  })

  test('UTF-16 and bytes of no encoding are refused as a file', async ({ assert, cleanup }) => {
    for (const bytes of [Buffer.from(peopleFile([{}]), 'utf16le'), Buffer.from([0x61, 0xff, 0xff])]) {
      const folder = await exchangeFolder(cleanup, { 'people.csv': bytes })
      const { rows, progress } = await checkedBy(cleanup, folder)
      assert.deepEqual(
        rows.map(({ code, message }) => [code, message]),
        [['E_ENCODING', '文件编码无法识别，请另存为 UTF-8 或 GB18030 的 CSV']]
      )
      assert.isUndefined(progress.counts.people)
    }
  })

  test('an unclosed quote refuses the whole file', async ({ assert, cleanup }) => {
    const { telephone } = otherUser()
    const text = peopleFile([{ telephone }, { name: '"未闭合' }])
    const folder = await exchangeFolder(cleanup, { 'people.csv': text })

    const { rows, progress } = await checkedBy(cleanup, folder)

    assert.deepEqual(
      rows.map(({ line, code }) => [line, code]),
      [[3, 'E_FILE']]
    )
    assert.deepEqual(progress.counts.people, { new: 0, linked: 0, changed: 0, same: 0, refused: 2 })
  })

  test('a workbook is read, but not numbers that Excel rounded', async ({ assert, cleanup }) => {
    const [first, second] = [otherUser(), otherUser()]
    const rows = [
      ['编号', '姓名', '手机号', '身份证号'],
      ['1', '周若谷', first.telephone, first.idCard],
      ['2', '吴清源', Number(second.telephone), second.idCard],
    ]
    const folder = await exchangeFolder(cleanup, { 'old.xlsx': await writeXlsx({ sheets: [{ name: '学员', rows }] }) })

    const { rows: report, progress } = await checkedBy(cleanup, folder)

    assert.deepEqual(
      report.map(({ file, line, code }) => [file, line, code]),
      [
        ['old.xlsx/学员', 2, 'W_RULE'],
        ['old.xlsx/学员', 3, 'E_EXCEL_NUMBER'],
      ]
    )
    assert.equal(progress.counts.people?.new, 1)
  })

  test('a zip is imported like its folder', async ({ assert, cleanup }) => {
    const { telephone, idCard } = otherUser()
    const folder = await exchangeFolder(cleanup, { 'people.csv': peopleFile([{ telephone, idCard }]) })
    const files = Object.fromEntries(
      await Promise.all(
        ['manifest.json', 'people.csv'].map(async (name) => [name, await readFile(join(folder, name))] as const)
      )
    )
    const path = join(folder, 'old.zip')
    await writeFile(path, zipSync(files))

    const { progress } = await previewAndImport(cleanup, path)

    assert.equal(progress.written.people?.new, 1)
    assert.lengthOf(await db.from('users').where('telephone_key', telephone), 1)
  })

  test('a folder zipped on a Mac is imported without its system files', async ({ assert, cleanup }) => {
    const folder = await exchangeFolder(cleanup, { 'people.csv': peopleFile([otherUser()]) })
    const path = join(folder, 'old.zip')
    const [manifest, people] = await Promise.all(
      ['manifest.json', 'people.csv'].map((it) => readFile(join(folder, it)))
    )
    const system = new Uint8Array(100_000)
    const parts: Uint8Array[] = []
    // Entries are followed by their sizes, as the Finder writes them.
    const zip = new Zip((_, part) => parts.push(part))
    for (const [name, bytes] of [
      ['旧网校/.DS_Store', system],
      ['旧网校/people.csv', people!],
      ['__MACOSX/旧网校/._people.csv', system],
      ['旧网校/manifest.json', manifest!],
      ['__MACOSX/._旧网校', system],
    ] as const) {
      const entry = new ZipDeflate(name)
      zip.add(entry)
      entry.push(bytes, true)
    }
    zip.end()
    await writeFile(path, Buffer.concat(parts))

    const { progress } = await previewAndImport(cleanup, path)

    assert.equal(progress.written.people?.new, 1)
  })

  test('unsafe paths and zip bombs are refused', async ({ assert, cleanup }) => {
    const folder = await exchangeFolder(cleanup, { 'people.csv': peopleFile([]) })
    const path = join(folder, 'bad.zip')
    const limits = { bytes: 1e6, unpacked: 5e6, entries: 3, ratio: 100, freeBytes: 1e5 }
    const many = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`${at}.csv`, new Uint8Array(1)]))
    const cases: [Parameters<typeof zipSync>[0], string][] = [
      [{ '../people.csv': new Uint8Array(1) }, messages.zipPath],
      [{ 'files/../../people.csv': new Uint8Array(1) }, messages.zipPath],
      [{ '/etc/people.csv': new Uint8Array(1) }, messages.zipPath],
      [many, messages.zipTooMany],
      [{ 'people.csv': new Uint8Array(4_000_000) }, messages.zipRatio],
    ]

    for (const [at, [entries, message]] of cases.entries()) {
      await writeFile(path, zipSync(entries))
      await assert.rejects(() => unpackZip(path, join(folder, `out-${at}`), limits), message)
    }
    await writeFile(path, 'no zip')
    await assert.rejects(() => openFolder(path, folder), messages.zipBroken)
  })

  test('a folder without manifest needs a source', async ({ assert, cleanup }) => {
    const folder = await exchangeFolder(cleanup, { 'people.csv': peopleFile([]), 'manifest.json': '{' })
    await assert.rejects(() => openFolder(folder, folder), messages.manifestBroken)
    await assert.rejects(() => openFolder(join(folder, 'none'), folder), messages.noFolder)
    const { manifest } = await openFolder(fixture('good'), folder, 'other-site')
    assert.equal(manifest.source, 'other-site')
  })
})

/** Node decodes GB18030 but cannot encode it; these characters are found by decoding all two-byte codes. */
async function gb18030(text: string): Promise<Buffer> {
  const codes = new Map<string, number[]>()
  const decoder = new TextDecoder('gb18030')
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      if (low !== 0x7f) codes.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
    }
  }
  return Buffer.from([...text].flatMap((sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : codes.get(sign)!)))
}
