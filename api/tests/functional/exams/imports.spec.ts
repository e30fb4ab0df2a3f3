import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import {
  ImportColumns,
  importColumns,
  importLegendSheet,
  importWarnings,
  importMessages,
  importPlace,
} from '#exams/questions/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { bank, question } from '#tests/factories/questions'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { readRows } from '#tests/workbook'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Preview {
  msg: string
  rows: { cells: Record<string, string>; questionText: string; notes: string[] }[]
  skipped: object[]
  wrong: number
  twins: number
}

test.group('Question imports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const setUp = async (client: ApiClient) => {
    const admin: CreatedUser = await createUser(Role.Admin)
    const bankId = await bank('安全')
    const post = async (path: string, body: object) =>
      (await client.post(`/api/admin/question-banks/${bankId}/${path}`).as(admin).json(body)).body()
    return { admin, bankId, post }
  }
  const count = async (bankId: number) => (await db.from('questions').where('question_bank_id', bankId)).length
  const address = (path: string) => `http://127.0.0.1:${process.env.PORT}/api/admin/${path}`
  const pasted = `1. 基坑多深？
A. 3 m  B. 5 m
答案：B
2. 模板何时拆？
A. 随时  B. 随时
答案：A
3. 基 坑多深？
A. 3 m  B. 5 m
答案：A
4. 没有答案
A. 甲  B. 乙`

  test('a preview shows errors and duplicates, and writes nothing', async ({ client, assert }) => {
    const { bankId, post } = await setUp(client)
    const { questionId } = await question(bankId, { text: '基坑多深?' })
    const preview = await post('import-previews', { pasted })

    assert.deepEqual(
      preview.rows.map((row: { line: number; faults: { column: string }[] }) => [
        row.line,
        row.faults.map(({ column }) => column),
      ]),
      [
        [1, []],
        [4, ['B']],
        [7, []],
        [10, ['answer']],
      ]
    )
    assert.equal(preview.rows[0].twin.questionId, questionId)
    assert.equal(preview.rows[2].twin.questionId, questionId)
    assert.equal(await count(bankId), 1)
  })

  test('rows are added, replaced and skipped together or not at all', async ({ client, assert }) => {
    const { bankId, post } = await setUp(client)
    const { questionId } = await question(bankId, { text: '基坑多深?' })
    const wrong = await post('imports', { pasted, decisions: 'add-add-add-skip' })
    assert.include(wrong, { code: 'import-wrong', msg: importMessages.stillWrong })
    assert.containsSubset(wrong.faults, [{ line: 4, column: 'B' }])
    assert.equal(await count(bankId), 1)

    const done = await post('imports', { pasted, decisions: 'replace-skip-add-skip' })
    assert.include(done, { code: '200', added: 1, replaced: 1, skipped: 2 })
    assert.equal(await count(bankId), 2)
    const versions = await db.from('question_versions').where('question_id', questionId)
    assert.deepEqual(
      versions.map((row) => row.question_keys),
      ['A', 'B']
    )
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.equal(entry.action, 'question-bank.import')
  })

  test('text before the first number is listed as skipped', async ({ client, assert }) => {
    const { post } = await setUp(client)
    const before = '2026年模拟卷\n一、单选题\n基坑多宽？\n\n'
    const { rows, skipped } = await post('import-previews', { pasted: before + pasted })
    assert.lengthOf(rows, 4)
    const message = importMessages.noNumber
    assert.deepEqual(skipped, [
      { place: importPlace.line(1, '2026年模拟卷'), sentence: message },
      { place: importPlace.line(3, '基坑多宽？'), sentence: message },
    ])
    assert.deepEqual((await post('import-previews', { pasted })).skipped, [])
  })

  test('the preview says what a paper loses', async ({ client, assert }) => {
    const { post, bankId } = await setUp(client)
    const paper = '一、判断题\n1、动火须审批。（√）\n第 1 页\n3、交底一次即可。\n参考答案\n3. ×\n4. √'
    const { rows, skipped, wrong } = await post('import-previews', { pasted: paper })
    const judgement = importWarnings.judgement('正确', '错误')
    assert.deepEqual(
      rows.map((row: any) => [row.cells.questionType, row.cells.answer, row.notes]),
      [
        ['单选题', 'A', [importWarnings.keyInText('√'), judgement]],
        ['单选题', 'B', [importWarnings.numberJump(1, 3), importWarnings.keyAtEnd, judgement]],
      ]
    )
    assert.deepEqual(skipped, [
      { place: importPlace.line(3, '第 1 页'), sentence: importWarnings.pageNumber },
      { place: importPlace.line(7, '4. √'), sentence: importWarnings.noSuchQuestion(4) },
    ])
    assert.equal(wrong, 0)
    assert.include(await post('imports', { pasted: paper, decisions: 'add-add' }), { code: '200', added: 2 })
    assert.equal(await count(bankId), 2)
  })

  test('the template has lists, and imports as it is', async ({ client, assert }) => {
    const { admin, bankId } = await setUp(client)
    const headers = { authorization: admin.token }
    const bytes = await (await fetch(address('question-import-template'), { headers })).arrayBuffer()
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    assert.deepEqual(
      sheets.map(({ name, dataValidations = [] }) => [name, dataValidations.length]),
      [
        ['题目', 3],
        [importLegendSheet, 0],
      ]
    )
    const answer = await fetch(address(`question-banks/${bankId}/import-previews`), {
      method: 'POST',
      body: bytes,
      headers: { ...headers, 'content-type': xlsx },
    })
    assert.containsSubset(await answer.json(), { wrong: 0, twins: 0, skipped: [] })
  })

  test('an export is read again by the import', async ({ client, assert }) => {
    const { admin, bankId } = await setUp(client)
    await question(bankId, { text: '=1+1 等于？', chapter: '第一章', difficulty: 2 })
    const headers = { authorization: admin.token }
    const file = await fetch(address(`question-banks/${bankId}/export`), { headers })
    const bytes = await file.arrayBuffer()
    assert.equal((await readRows(bytes)).length, 2)

    const answer = await fetch(address(`question-banks/${bankId}/import-previews`), {
      method: 'POST',
      body: bytes,
      headers: { ...headers, 'content-type': xlsx },
    })
    const { rows, wrong, twins } = (await answer.json()) as Preview
    assert.deepEqual([rows.length, wrong, twins], [1, 0, 1])
    assert.include(rows[0].cells, { chapter: '第一章', difficulty: '2' })
    assert.equal(rows[0].questionText, '<p>=1+1 等于？</p>')
  })

  test('a preview lists the ignored columns', async ({ client, assert }) => {
    const { admin, bankId } = await setUp(client)
    const rows = [
      ['题型', '题干', 'A', 'B', '答案', '出处'],
      ['单选题', '基坑多深？', '3 m', '5 m', 'B', '模拟卷'],
    ]
    const body = (await writeXlsx({ sheets: [{ name: '题目', rows }] })) as Uint8Array<ArrayBuffer>
    const answer = await fetch(address(`question-banks/${bankId}/import-previews`), {
      method: 'POST',
      body,
      headers: { 'authorization': admin.token, 'content-type': xlsx },
    })
    const { skipped, rows: read } = (await answer.json()) as Preview
    const place = importPlace.column('F', '出处')
    assert.deepEqual(skipped, [{ place, sentence: importWarnings.unknownColumn(1) }])
    assert.deepEqual([read.length, read[0].notes], [1, []])
  })

  test('a file that is too large or invalid is rejected', async ({ client, assert }) => {
    const { admin, bankId } = await setUp(client)
    const send = async (body: Uint8Array<ArrayBuffer>) => {
      const answer = await fetch(address(`question-banks/${bankId}/import-previews`), {
        method: 'POST',
        body,
        headers: { 'authorization': admin.token, 'content-type': xlsx },
      })
      return ((await answer.json()) as Preview).msg
    }
    assert.equal(await send(new Uint8Array(2_000_001)), importMessages.tooLarge)
    assert.equal(await send(new Uint8Array(100)), importMessages.notXlsx)
  })

  test('five hundred long rows can be imported', async ({ client, assert }) => {
    const { admin, bankId } = await setUp(client)
    const texts: Record<string, string> = { questionType: '单选题', answer: 'B', A: '甲', B: '乙' }
    const rows = Array.from({ length: 500 }, (_, at) => {
      const long = `第${at}题${'基坑支护的监测'.repeat(150)}`
      const cells: Record<string, string> = { ...texts, questionText: long, explanation: long }
      return importColumns.map((name) => cells[name] ?? null)
    })
    const titles = importColumns.map((name) => ImportColumns[name])
    const bytes = await writeXlsx({ sheets: [{ name: '题目', rows: [titles, ...rows] }] })
    assert.isAbove(JSON.stringify(rows).length * 3, 2_000_000)
    const send = async (path: string) => {
      const answer = await fetch(address(`question-banks/${bankId}/${path}`), {
        method: 'POST',
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'authorization': admin.token, 'content-type': xlsx },
      })
      return (await answer.json()) as { code: string; msg: string }
    }

    assert.include(await send('import-previews'), { wrong: 0, twins: 0 })
    const decisions = Array.from({ length: 500 }, () => 'add').join('-')
    assert.include(await send(`imports?decisions=${decisions}`), { code: '200', added: 500 })
    assert.equal(await count(bankId), 500)
    assert.equal((await send('imports?decisions=add')).msg, importMessages.otherSource)
  })
})
