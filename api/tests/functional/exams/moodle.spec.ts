import { readFileSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Role } from '#core/roles'
import { importMessages, moodleMessages } from '#exams/questions/terms'
import { createUser } from '#tests/factories/accounts'
import { bank, question } from '#tests/factories/questions'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'

const fixture = new URL('../../fixtures/moodle/course_questions.xml', import.meta.url)
const file = readFileSync(fixture, 'utf8')
const added = 'add-add-add-add-add'

interface Answer {
  code: string
  msg: string
}
interface Preview extends Answer {
  rows: { questionText: string; notes: string[] }[]
  skipped: object[]
  wrong: number
  twins: number
}
interface Imported extends Answer {
  added: number
  replaced: number
  skipped: number
}

async function adminClient() {
  const { token } = await createUser(Role.Admin)
  const send = async (path: string, body?: string, type = 'application/xml') => {
    const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: token, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
    return answer
  }
  const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body
  return {
    preview: (bankId: number, xml = file) => json<Preview>(send(`question-banks/${bankId}/import-previews`, xml)),
    write: (bankId: number, decisions: string, xml = file, type?: string) =>
      json<Imported>(send(`question-banks/${bankId}/imports?decisions=${decisions}`, xml, type)),
    take: async (bankId: number) => {
      const answer = await send(`question-banks/${bankId}/moodle-export`)
      return { type: answer.headers.get('content-type'), xml: await answer.text() }
    },
  }
}
const rowsOf = (bankId: number) =>
  db
    .from('questions')
    .join('question_versions', 'question_versions.question_id', 'questions.id')
    .where('questions.question_bank_id', bankId)
    .orderBy('questions.id')
    .select('questions.*', 'question_versions.*')
const comparableFields = (row: Record<string, unknown>) => [
  row.question_type,
  row.question_text,
  row.choices,
  row.question_keys,
  row.score_tenths,
  row.reference_answer,
  row.explanation,
  row.subject_code,
  row.chapter_name,
  row.knowledge_point,
  row.difficulty,
]

test.group('Moodle questions', (group) => {
  let store: StoreOnDisk
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = await storeOnDisk()
    return () => store.removeStore()
  })

  test('a preview writes nothing', async ({ assert }) => {
    const adminApi = await adminClient()
    const bankId = await bank()
    const { rows, skipped, wrong, twins } = await adminApi.preview(bankId)
    assert.deepEqual([rows.length, skipped.length, wrong, twins], [5, 2, 0, 0])
    assert.include(rows[0].questionText, '［图片：基坑 a.png］')
    assert.isAbove(rows[0].notes.length, 5)
    assert.lengthOf(await rowsOf(bankId), 0)
    assert.lengthOf(await db.from('stored_files'), 0)
    assert.lengthOf(await store.listing(), 0)
  })

  test('a confirmed import stores questions and images', async ({ assert }) => {
    const adminApi = await adminClient()
    const bankId = await bank()
    assert.include(await adminApi.write(bankId, 'add-add-skip-add-skip'), { added: 3, skipped: 2 })
    const rows = await rowsOf(bankId)
    assert.lengthOf(rows, 3)
    assert.match(rows[0].question_text, /<img src="\/uploads\/image\/editor\/\d{6}\/\d+\/\w{20}\.png"/)
    assert.match(rows[1].choices, /\/uploads\/image\/editor\//)
    const stored = await db.from('stored_files').orderBy('id')
    assert.deepEqual(
      stored.map(({ category, mime }) => [category, mime]),
      [
        ['image/editor', 'image/png'],
        ['image/editor', 'image/png'],
      ]
    )
    assert.lengthOf(await store.listing(), 2)
    const entry = await db.from('audit_logs').orderBy('id', 'desc').first()
    assert.equal(entry.action, 'question-bank.import')
  })

  test('imported questions are recognized as duplicates, with their images', async ({ assert }) => {
    const adminApi = await adminClient()
    const bankId = await bank()
    await adminApi.write(bankId, added)
    const { twins, rows } = await adminApi.preview(bankId)
    assert.equal(twins, 5)
    assert.match(rows[0].questionText, /<img src="\/uploads\//)
    const done = await adminApi.write(bankId, 'replace-skip-add-skip-skip')
    assert.include(done, { added: 1, replaced: 1, skipped: 3 })
    assert.lengthOf(await store.listing(), 2)
  })

  test('a rejected import stores no image', async ({ assert }) => {
    const adminApi = await adminClient()
    const bankId = await bank()
    const gone = await adminApi.write(bankId, 'replace-add-add-add-add')
    assert.equal(gone.msg, importMessages.replaceGone)
    const wrong = file.replace('fraction="100"', 'fraction="90"')
    assert.include(await adminApi.write(bankId, added, wrong), { code: 'import-wrong' })
    const half = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const broken = file.replace(/(name="mark.png"[^>]*>)[^<]+/, `$1${half.subarray(0, 60).toString('base64')}`)
    const refused = await adminApi.write(bankId, added, broken)
    assert.notEqual(refused.code, '200')
    assert.lengthOf(await rowsOf(bankId), 0)
    assert.lengthOf(await db.from('stored_files'), 0)
    assert.lengthOf(await store.listing(), 0)
  })

  test('an import that differs from its preview is rejected', async ({ assert }) => {
    const adminApi = await adminClient()
    const bankId = await bank()
    const cases = [
      [await adminApi.write(bankId, 'add'), importMessages.otherSource],
      [await adminApi.write(bankId, 'skip-skip-skip-skip-skip'), importMessages.nothing],
      [await adminApi.write(bankId, added, file, 'text/plain'), importMessages.notXlsx],
      [await adminApi.write(bankId, added, ' '.repeat(2_000_001)), importMessages.tooLarge],
      [await adminApi.write(bankId, added, `<!DOCTYPE x>${file}`), undefined],
      [await adminApi.preview(bankId, '<quiz>'), moodleMessages.brokenAt(1)],
    ] as const
    for (const [body, message] of cases) {
      assert.notEqual(body.code, '200')
      if (message) assert.equal(body.msg, message)
    }
    assert.notEqual((await adminApi.write(bankId, 'drop')).code, '200')
    assert.equal((await adminApi.write(999_999, added)).code, '404')
    assert.lengthOf(await rowsOf(bankId), 0)
    assert.lengthOf(await store.listing(), 0)
  })

  test('an export can be imported unchanged', async ({ assert }) => {
    const adminApi = await adminClient()
    const bankId = await bank('安全 & 质量')
    await adminApi.write(bankId, added)
    await question(bankId, { type: 'multiple', subject: 'jzgc', chapter: '第一章', difficulty: 3 })
    const { type, xml } = await adminApi.take(bankId)
    assert.include(type!, 'application/xml')
    assert.include((await db.from('audit_logs').orderBy('id', 'desc').first()).action, 'export')
    assert.lengthOf(xml.match(/encoding="base64"/g)!, 2)

    const again = await adminApi.preview(bankId, xml)
    assert.deepEqual([again.rows.length, again.twins, again.wrong], [6, 6, 0])
    assert.deepEqual(
      again.rows.flatMap(({ notes }) => notes).filter((note) => !/比例/.test(note)),
      []
    )

    const other = await bank('另一个')
    assert.include(await adminApi.write(other, `${added}-add`, xml), { added: 6 })
    assert.deepEqual((await rowsOf(other)).map(comparableFields), (await rowsOf(bankId)).map(comparableFields))
    assert.lengthOf(await store.listing(), 2)
  })
})
