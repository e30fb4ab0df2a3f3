import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { qualificationImportMessages as messages, QualificationColumns } from '#certificates/terms'
import { Role } from '#core/roles'
import { template } from '#core/spreadsheet'
import { workbookMessages, WorkbookType } from '#core/spreadsheets/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { constructorKind } from '#tests/factories/qualifications'
import { readRows } from '#tests/workbook'

const titles = Object.values(QualificationColumns)

/** One row; the cells of a valid one unless they are given. */
function cells({ user }: CreatedUser, over: Partial<Record<string, string | null>> = {}) {
  const usual: Record<string, string | null> = {
    姓名: user.userName,
    手机号: user.telephone,
    证书类别: '二级建造师',
    专业: '市政公用工程、建筑工程',
    注册编号: '鲁2372023202600017',
    单位: '济南泉城市政工程有限公司',
    有效期起: '2026/7/1',
  }
  return titles.map((title) => ({ ...usual, ...over })[title] ?? null)
}

const workbookOf = async (rows: (string | null)[][]) =>
  Buffer.from(await template([{ name: '执业证书', columns: titles.map((title) => ({ title, width: 12 })), rows }]))

test.group('Imports of qualifications', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await constructorKind()
    admin = await createUser(Role.Admin)
  })

  const upload = async (path: string, body: Buffer) => {
    const headers = { 'Authorization': admin.token, 'Content-Type': WorkbookType }
    const url = `http://127.0.0.1:${process.env.PORT}/api/admin/qualification-imports/${path}`
    return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })).json() as Promise<any>
  }
  const send = async (path: string, rows: (string | null)[][]) => upload(path, await workbookOf(rows))

  test('valid rows become qualifications and learners get a message', async ({ assert }) => {
    const learner = await createUser()
    const preview = await send('previews', [cells(learner)])
    assert.deepEqual(preview.rows[0].faults, [])
    assert.equal((await send('imports?rowCount=1', [cells(learner)])).msg, messages.done(1, 0))
    const stored = await db.from('qualifications').where('user_id', learner.user.id).firstOrFail()
    assert.containSubset(stored, { origin: 'import', valid_from: '2026-07-01', valid_to: '2029-06-30' })
    assert.lengthOf(await db.from('cycle_targets'), 4)
    assert.lengthOf(await db.from('messages').where('user_id', learner.user.id), 1)
  })

  test('each row names the columns that are wrong', async ({ assert }) => {
    const learner = await createUser()
    const rows = [
      cells(learner, { 姓名: '另一个人' }),
      cells(learner, { 手机号: '13900000000' }),
      cells(learner, { 证书类别: '监理工程师', 有效期至: '2029-02-30' }),
      cells(learner, { 专业: '装修工程' }),
      cells(learner),
      cells(learner),
    ]
    const preview = await send('previews', rows)
    const columns = preview.rows.map(({ faults }: { faults: { column: string }[] }) =>
      faults.map(({ column }) => column).join()
    )
    assert.deepEqual(columns, ['userName', 'telephone', 'kind,validTo', 'specialties', 'kind', 'kind'])
    assert.lengthOf(await db.from('qualifications'), 0)
  })

  test('a file that changed after its preview is refused', async ({ assert }) => {
    const learner = await createUser()
    assert.equal((await send('imports?rowCount=2', [cells(learner)])).msg, messages.changed)
    await send('imports?rowCount=1', [cells(learner)])
    const [{ faults }] = (await send('previews', [cells(learner)])).rows
    assert.equal(faults[0].column, 'validFrom')
  })

  test('other files are refused, the template lists the kinds', async ({ assert }) => {
    assert.equal((await upload('previews', Buffer.from('no workbook'))).msg, workbookMessages.notXlsx)
    const url = `http://127.0.0.1:${process.env.PORT}/api/admin/qualification-imports/template`
    const file = await fetch(url, { headers: { Authorization: admin.token } })
    assert.deepEqual((await readRows(await file.arrayBuffer()))[0], titles)
  })
})
