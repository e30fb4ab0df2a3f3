import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { template, type Cell } from '#core/spreadsheet'
import { bankColumns } from '#exams/questions/imports/export_bank'
import { importColumns, MaxImportRows, type ImportColumn } from '#exams/questions/terms'
import { exportFolder } from '#transfer/exports/export_folder'
import { inSnapshot } from '#transfer/exports/in_snapshot'
import { exchangeFolder, importedBy, previewAndImport } from './exchange.js'

type Question = Partial<Record<ImportColumn, string>>

const single = (questionText: string, answer = 'A'): Question => ({
  questionType: '单选题',
  questionText,
  A: '3 m',
  B: '5 m',
  answer,
  score: '1',
})

const moodle = `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="multichoice"><name><text>基坑</text></name>
<questiontext format="html"><text>深基坑的开挖深度是多少？</text></questiontext><defaultgrade>1</defaultgrade><single>true</single>
<answer fraction="100"><text>5 m</text></answer><answer fraction="0"><text>3 m</text></answer></question></quiz>`

const sheet = (questions: Question[]) =>
  template([
    {
      name: '题目',
      columns: bankColumns,
      rows: questions.map((cells) => importColumns.map((name): Cell => cells[name] ?? null)),
    },
  ])

type Cleanup = Parameters<typeof exchangeFolder>[0]

async function folderWith(cleanup: Cleanup, banks: [string, string][], files: Record<string, Uint8Array | string>) {
  const lines = banks.map(([name, file], at) => `b${at + 1},${name},banks/${file}`)
  const folder = await exchangeFolder(cleanup, {
    'banks.csv': `${['source_id,bank_name,file', ...lines].join('\r\n')}\r\n`,
  })
  await mkdir(join(folder, 'files/banks'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'files/banks', name), content)
  return folder
}

test.group('Imported question banks', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('a workbook and a Moodle file become banks, repeated questions are skipped', async ({ assert, cleanup }) => {
    const files = {
      'one.xlsx': await sheet([single('多深的基坑须专家论证？', 'B'), single('多高算高处作业？')]),
      'moodle.xml': moodle,
      'more.xlsx': await sheet([single('多高算高处作业？'), single('多深算深基坑？')]),
    }
    const folder = await folderWith(
      cleanup,
      [
        ['施工管理', 'one.xlsx'],
        ['岩土', 'moodle.xml'],
        ['施工管理', 'more.xlsx'],
      ],
      files
    )

    const { rows, progress } = await previewAndImport(cleanup, folder)

    assert.deepEqual(
      rows.map(({ level, line, message }) => [level, line, message]),
      [['note', 4, '1道题目已在题库中，已跳过']]
    )
    assert.deepEqual(progress.breaks, [])
    const banks = await db
      .from('question_banks as b')
      .join('questions as q', 'q.question_bank_id', 'b.id')
      .groupBy('b.question_bank_name')
      .orderBy('b.question_bank_name')
      .select('b.question_bank_name as name')
      .count('* as questions')
    assert.deepEqual(
      banks.map(({ name, questions }) => [name, Number(questions)]),
      [
        ['岩土', 1],
        ['施工管理', 3],
      ]
    )
    const again = await importedBy(cleanup, folder)
    assert.equal(again.progress.written.banks?.same, 3)
    assert.lengthOf(await db.from('questions'), 4)
  })

  test('a bank above the limit of a file moves in several files', async ({ assert, cleanup }) => {
    const names = Array.from({ length: MaxImportRows + 3 }, (_, at) => `第 ${at} 道题`)
    const files = await Promise.all(
      [0, 1].map((at) => sheet(names.slice(at * MaxImportRows, (at + 1) * MaxImportRows).map((name) => single(name))))
    )
    const folder = await folderWith(
      cleanup,
      files.map((_, at) => ['施工管理', `${at}.xlsx`]),
      Object.fromEntries(files.map((file, at) => [`${at}.xlsx`, file]))
    )
    await previewAndImport(cleanup, folder)
    const exported = async (name: string) => {
      const to = join(folder, name)
      await inSnapshot((trx) =>
        exportFolder(trx, { to, objects: ['banks'], isClear: false, source: 'our-site', sourceName: '筑学' })
      )
      return { to, lines: (await readFile(join(to, 'banks.csv'), 'utf8')).trimEnd().split('\r\n') }
    }
    const { to, lines } = await exported('first')
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',')[2]),
      ['施工管理', '施工管理']
    )
    const [id] = lines[1]!.split(',')
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',')[0]),
      [id, `${id}/2`]
    )

    await (
      await testUtils.db().truncate()
    )()
    const { progress } = await previewAndImport(cleanup, to)

    assert.equal(progress.written.banks?.new, 2)
    assert.lengthOf(await db.from('question_banks'), 1)
    assert.lengthOf(await db.from('questions'), names.length)
    assert.deepEqual((await exported('second')).lines, lines)
    const again = await previewAndImport(cleanup, to)
    assert.equal(again.progress.written.banks?.same, 2)
  }).tags(['@engine', '@slow'])

  test('another content of a question file is another value of its row', async ({ assert, cleanup }) => {
    const folder = await folderWith(cleanup, [['施工管理', 'a.xlsx']], { 'a.xlsx': await sheet([single('第一题')]) })
    await previewAndImport(cleanup, folder)
    await writeFile(join(folder, 'files/banks/a.xlsx'), await sheet([single('第一题'), single('第二题')]))

    const { progress } = await previewAndImport(cleanup, folder)

    assert.equal(progress.written.banks?.changed, 1)
    assert.lengthOf(await db.from('questions'), 2)
  })

  test('faults of a question file are rows of the report', async ({ assert, cleanup }) => {
    const files = {
      'wrong.xlsx': await sheet([
        single('对的题目'),
        single('没有这个选项', 'D'),
        { ...single('x'), questionType: '填空' },
      ]),
      'broken.xlsx': 'no workbook',
      'list.txt': 'text',
    }
    const folder = await folderWith(
      cleanup,
      Object.keys(files).map((name) => [name, name]),
      files
    )

    const preview = await importedBy(cleanup, folder, { isPreview: true })
    const run = await importedBy(cleanup, folder)

    assert.equal(run.text, preview.text)
    assert.deepEqual(
      preview.rows.map(({ line }) => line),
      [2, 2, 3, 4]
    )
    assert.match(preview.rows[0]!.message, /^banks\/wrong\.xlsx 第3行：/)
    assert.match(preview.rows[1]!.message, /^banks\/wrong\.xlsx 第4行：/)
    assert.equal(preview.rows[3]!.message, '题目文件只能是 xlsx 或 Moodle XML')
    assert.lengthOf(await db.from('question_banks'), 0)
  })
})
