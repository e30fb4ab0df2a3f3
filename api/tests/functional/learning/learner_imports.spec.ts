import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { learnerMessages } from '#accounts/learners/terms'
import { Role } from '#core/roles'
import { idCardMessages, maskName } from '#core/shared_rules'
import { template } from '#core/spreadsheet'
import { CsvType, csvMessages, WorkbookType } from '#core/spreadsheets/terms'
import { adminMessages, LearnerColumns, learnerImportMessages as messages, MaxImportedLearners } from '#learning/terms'
import { setClock } from '#core/time'
import { createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { readRows, readText } from '#tests/workbook'

type Cells = (string | number | null)[]

const titles = Object.values(LearnerColumns)

const workbookOf = async (rows: Cells[]) =>
  Buffer.from(await template([{ name: '学员', columns: titles.map((title) => ({ title, width: 12 })), rows }]))

const asCsv = (rows: Cells[]) =>
  [titles, ...rows].map((cells) => cells.map((cell) => cell ?? '').join(',')).join('\r\n')

async function send(admin: CreatedUser, path: string, body: Buffer, type: string = WorkbookType) {
  const headers = { 'Authorization': admin.token, 'Content-Type': type }
  const url = `http://127.0.0.1:${process.env.PORT}/api/admin/learner-imports/${path}`
  return fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
}

const preview = async (admin: CreatedUser, rows: Cells[], query = '') =>
  (await (await send(admin, `previews${query}`, await workbookOf(rows))).json()) as any

/** Previews and imports the same file. */
async function importSheet(
  admin: CreatedUser,
  rows: Cells[],
  options: { skipFaulty?: boolean; courseId?: number } = {}
) {
  const body = await workbookOf(rows)
  const course = options.courseId ? `&courseId=${options.courseId}` : ''
  const { fileHash } = (await (await send(admin, `previews?${course}`, body)).json()) as any
  const query = `fileHash=${fileHash}&skipFaulty=${options.skipFaulty ?? false}&offset=0${course}`
  return (await (await send(admin, `imports?${query}`, body)).json()) as any
}

const newRow = (courseId?: number, over: { name?: string; until?: string } = {}): Cells => {
  const { telephone, idCard } = otherUser()
  return [over.name ?? '周若谷', idCard, telephone, courseId ? String(courseId) : null, over.until ?? null]
}

const faultsOf = ({ rows }: { rows: { line: number; faults: { column: string; sentence: string }[] }[] }) =>
  rows.flatMap(({ line, faults }) => faults.map(({ column, sentence }) => [line, column, sentence]))

test.group('Imports of learners', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    admin = await createUser(Role.Admin)
  })
  group.each.teardown(() => setClock(null))

  test('valid rows become learners with courses and messages', async ({ client, assert }) => {
    const [courseId, known] = [await course({ type: 1 }), await createUser()]
    const added = newRow(courseId, { until: '2099/12/31' })
    const rows = [added, [known.user.userName, null, known.user.telephone, String(courseId), null]]

    const { counts } = await preview(admin, rows)
    assert.deepEqual(counts, { added: 1, existing: 1, granted: 2, already: 0, refused: 0 })
    assert.lengthOf(await db.from('user_courses'), 0)

    const done = await importSheet(admin, rows)
    assert.containSubset(done, { code: '200', done: 2, total: 2, added: 1, existing: 1, granted: 2, refused: [] })
    const person = await db.from('users').where('telephone_key', added[2]!).firstOrFail()
    const entitlement = await db.from('user_courses').where('user_id', person.id).firstOrFail()
    assert.containSubset(entitlement, { source: 'admin', granted_by: admin.user.id, expires_on: '2099-12-31' })
    assert.lengthOf(await db.from('messages').where('kind', 'courseAssigned'), 2)
    const mine = await client.get('/api/user/courses').as(known)
    assert.equal(mine.body().courses[0].courseId, courseId)

    const entry = await db.from('audit_logs').where('action', 'user.import').firstOrFail()
    assert.containSubset(JSON.parse(entry.after), { added: 1, granted: 2, userIds: [person.id] })
  })

  test('a sheet imported twice changes nothing', async ({ assert }) => {
    const courseId = await course({ type: 1 })
    const rows = [newRow(courseId), newRow()]
    await importSheet(admin, rows)
    const before = await db.from('audit_logs').where('action', 'user.import')
    assert.containSubset(await importSheet(admin, rows), { added: 0, existing: 2, granted: 0, already: 1 })
    assert.deepEqual((await preview(admin, rows)).counts, { added: 0, existing: 2, granted: 0, already: 1, refused: 0 })
    assert.lengthOf(await db.from('audit_logs').where('action', 'user.import'), before.length)
    assert.lengthOf(await db.from('user_courses'), 1)
  })

  test('each fault names its row and column', async ({ assert }) => {
    const [courseId, other] = [await course({ type: 1 }), await createUser()]
    const draft = await course({ type: 1, status: 'unpublish' })
    const education = await course({ type: 5 })
    const free = () => otherUser()
    const rows: Cells[] = [
      [null, null, free().telephone, null, null],
      ['周若谷', '370102199003070019', free().telephone, null, null],
      ['周若谷', 370102199003070000, free().telephone, null, null],
      ['周若谷', '3.70102E+17', free().telephone, null, null],
      ['周若谷', null, '1380000', null, null],
      ['周若谷', null, null, null, null],
      ['周若谷', null, free().telephone, 'A12', null],
      ['周若谷', null, free().telephone, '4000000000', null],
      ['周若谷', null, free().telephone, String(draft), null],
      ['周若谷', null, free().telephone, String(education), null],
      ['周若谷', null, free().telephone, String(courseId), '2020-01-01'],
      ['周若谷', null, free().telephone, String(courseId), '2027-02-30'],
      ['周若谷', null, free().telephone, null, '2099-12-31'],
      ['周若谷', other.idCard, free().telephone, null, null],
      ['周若谷', null, other.user.telephone, null, null],
    ]
    const masked = maskName(other.user.userName!)
    const found = await preview(admin, rows)
    assert.deepEqual(faultsOf(found), [
      [2, 'userName', messages.nameMissing],
      [3, 'idCard', idCardMessages.checksum],
      [4, 'idCard', messages.excelNumber('idCard')],
      [5, 'idCard', messages.excelNumber('idCard')],
      [6, 'telephone', messages.telephoneWrong],
      [7, 'telephone', messages.telephoneMissing],
      [8, 'courseNumber', messages.courseNumberWrong],
      [9, 'courseNumber', messages.courseUnknown],
      [10, 'courseNumber', adminMessages.courseUnpublished],
      [11, 'idCard', messages.idCardNeeded],
      [12, 'expiresOn', messages.dayPast],
      [13, 'expiresOn', messages.dayWrong],
      [14, 'expiresOn', messages.dayWithoutCourse],
      [15, 'idCard', learnerMessages.idCardOfOther(masked)],
      [16, 'telephone', learnerMessages.telephoneOfOther(masked)],
    ])
    assert.equal(found.counts.refused, rows.length)
    assert.notInclude(JSON.stringify(found), other.user.telephone!)
    assert.notInclude(JSON.stringify(found), other.idCard)
    const entry = await db.from('audit_logs').where('action', 'user.check-import').firstOrFail()
    assert.containSubset(JSON.parse(entry.after), { rows: rows.length, refused: rows.length })
  })

  test('rows that contradict or repeat an earlier row are faults', async ({ assert }) => {
    const [courseId, second] = [await course({ type: 1 }), await course({ type: 1 })]
    const [name, idCard, telephone] = newRow()
    const rows: Cells[] = [
      [name!, idCard!, telephone!, String(courseId), null],
      [name!, null, telephone!, String(second), null],
      [name!, idCard!, telephone!, String(courseId), null],
      ['王小明', null, telephone!, null, null],
      [name!, idCard!, otherUser().telephone, null, null],
    ]
    assert.deepEqual(faultsOf(await preview(admin, rows)), [
      [4, 'courseNumber', messages.repeated(2)],
      [5, 'telephone', messages.telephoneOfRow(2)],
      [6, 'idCard', messages.idCardOfRow(2)],
    ])
    const done = await importSheet(admin, rows, { skipFaulty: true })
    assert.containSubset(done, { added: 1, granted: 2, total: 1 })
  })

  test('rows with faults are left out only on request', async ({ assert }) => {
    const rows = [newRow(), ['周若谷', null, '1380000', null, null]]
    assert.equal((await importSheet(admin, rows)).msg, messages.faultsLeft(1))
    assert.lengthOf(await db.from('users').where('user_name', '周若谷'), 0)
    assert.containSubset(await importSheet(admin, rows, { skipFaulty: true }), { added: 1, total: 1 })
    assert.equal((await importSheet(admin, [rows[1]!], { skipFaulty: true })).msg, messages.nothing)
  })

  test('the course of the screen applies to rows without a number', async ({ assert }) => {
    const [preset, named] = [await course({ type: 1 }), await course({ type: 1 })]
    await importSheet(admin, [newRow(), newRow(named)], { courseId: preset })
    const granted = await db.from('user_courses').orderBy('id').select('course_id')
    assert.sameMembers(
      granted.map((row) => row.course_id),
      [preset, named]
    )
  })

  test('an imported contact telephone becomes one to sign in with', async ({ assert }) => {
    const { user, idCard } = await createUser()
    const telephone = user.telephone!
    await user.merge({ telephoneKey: null, loginName: 'i-0123456789abcdef0123' }).save()
    await importSheet(admin, [[user.userName, idCard, telephone, null, null]])
    const after = await db.from('users').where('id', user.id).firstOrFail()
    assert.containSubset(after, { telephone_key: telephone, login_name: telephone })
  })

  test('an account with another telephone gets a note', async ({ assert }) => {
    const { user, idCard } = await createUser()
    const { rows } = await preview(admin, [[user.userName, idCard, otherUser().telephone, null, null]])
    assert.include(rows[0].notes[0].sentence, '导入不会替换')
    assert.deepEqual(rows[0].faults, [])
  })

  test('a file that changed after its preview is refused', async ({ assert }) => {
    const query = `imports?fileHash=${'a'.repeat(64)}&skipFaulty=false&offset=0`
    const answer: any = await (await send(admin, query, await workbookOf([newRow()]))).json()
    assert.equal(answer.msg, messages.changed)
  })

  test('CSV files in UTF-8 and GB18030 have the same rows', async ({ assert }) => {
    const [row] = [newRow()]
    const text = asCsv([row!, ['王小明', '', '1.38E+10', '', '']])
    const gb = Buffer.from('d0d5c3fb2ccad6bbfabac50acdf5d0a1c3f72c', 'hex')
    const utf8: any = await (await send(admin, 'previews', Buffer.from(`\uFEFF${text}`), CsvType)).json()
    assert.equal(utf8.counts.added, 1)
    assert.deepEqual(faultsOf(utf8), [[3, 'telephone', messages.excelNumber('telephone')]])
    const body = Buffer.concat([gb, Buffer.from(otherUser().telephone)])
    const gb18030: any = await (await send(admin, 'previews', body, CsvType)).json()
    assert.containSubset(gb18030, { counts: { added: 1 }, rows: [{ userName: '王小明' }] })
    const utf16 = Buffer.from(text, 'utf16le')
    assert.equal(((await (await send(admin, 'previews', utf16, CsvType)).json()) as any).msg, csvMessages.encoding)
    const broken = Buffer.from(`${titles.join()}\n"王小明,1\n`)
    assert.equal(((await (await send(admin, 'previews', broken, CsvType)).json()) as any).msg, csvMessages.broken(2))
  })

  test('the report masks numbers and has no formulas', async ({ assert }) => {
    const { telephone, idCard } = otherUser()
    const rows: Cells[] = [
      ['=HYPERLINK(A1)', idCard, telephone, null, null],
      ['周若谷', null, otherUser().telephone, '@SUM(1)', null],
    ]
    const answer = await send(admin, 'reports', Buffer.from(asCsv(rows)), CsvType)
    const file = await answer.arrayBuffer()
    const text = await readText(file)
    assert.include(text, "'=HYPERLINK")
    assert.include(text, "'@SUM(1)")
    assert.include(text, messages.courseNumberWrong)
    assert.notInclude(text, telephone)
    assert.notInclude(text, idCard)
  })

  test('the template has text columns and lists the courses', async ({ assert }) => {
    const courseId = await course({ type: 1 })
    const url = `http://127.0.0.1:${process.env.PORT}/api/admin/learner-imports/template`
    const file = await (await fetch(url, { headers: { Authorization: admin.token } })).arrayBuffer()
    assert.deepEqual((await readRows(file))[0], titles)
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(new Uint8Array(file), { readStyles: true })
    assert.include(JSON.stringify(sheets[1]!.rows), String(courseId))
  })

  test('other files and longer sheets are refused', async ({ assert }) => {
    const other: any = await (await send(admin, 'previews', Buffer.from('x'), 'text/plain')).json()
    assert.equal(other.msg, messages.otherType)
    const rows = Array.from({ length: MaxImportedLearners + 1 }, () => ['周', null, '1', null, null])
    assert.equal((await preview(admin, rows)).msg, messages.tooManyRows)
    const csv = Buffer.from(asCsv(rows))
    assert.equal(((await (await send(admin, 'previews', csv, CsvType)).json()) as any).msg, messages.tooManyRows)
  })
})

test.group('Imports of many learners', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('the client calls again until all learners are imported', async ({ assert }) => {
    const [admin, courseId] = [await createUser(Role.Admin), await course({ type: 1 })]
    const rows = Array.from({ length: 620 }, () => newRow(courseId))
    const body = await workbookOf(rows)
    const { fileHash } = (await (await send(admin, 'previews', body)).json()) as any
    const at = async (offset: number): Promise<any> =>
      (await send(admin, `imports?fileHash=${fileHash}&skipFaulty=false&offset=${offset}`, body)).json()
    assert.containSubset(await at(0), { done: 500, total: 620, added: 500, granted: 500 })
    assert.containSubset(await at(500), { done: 620, total: 620, added: 120, granted: 120 })
    assert.lengthOf(await db.from('user_courses').where('course_id', courseId), 620)
  })

  test('two simultaneous imports of one sheet grant once', async ({ assert }) => {
    const [first, second] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const courseId = await course({ type: 1 })
    const rows = Array.from({ length: 30 }, () => newRow(courseId))
    const [one, other] = await Promise.all([importSheet(first, rows), importSheet(second, rows)])
    assert.equal(one.added + other.added, 30)
    assert.equal(one.granted + other.granted, 30)
    assert.lengthOf(await db.from('user_courses').where('course_id', courseId), 30)
  })
})
