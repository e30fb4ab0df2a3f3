import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Sqlite } from '#core/connections/sqlite_file'
import { Role } from '#core/roles'
import { now, toWireTime } from '#core/time'
import { runFolder } from '#transfer/runs/active_run'
import { Stage } from '#transfer/staging/stage'
import { ImportState } from '#transfer/terms'
import { createUser, otherUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { exchangeFolder, importedBy, peopleFile } from './exchange.js'
import { importOf, manifest, processNext, setUpImports, uploadImport, withoutJobs, zipOf } from './board_imports.js'

const stageOf = (run: number) => join(runFolder(run), 'stage.sqlite')

/** The report of an import that reads the stage of its preview has these lines. */
function changeStage(run: number, sql: string): void {
  const stage = new Sqlite(stageOf(run))
  stage.exec(sql)
  stage.close()
}
const otherLines = 'update rows set line = line + 100; update problems set line = line + 100'

const previewId = async () => (await db.from('import_runs').orderBy('id', 'desc').firstOrFail()).id

test.group('The stage of a preview', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  /** One row is refused, because its course is not imported. */
  const files = (telephone: string) => ({
    'people.csv': peopleFile([{ id: 'u1', telephone }]),
    'staff.csv': 'source_id,role,user_name,login_name\r\nt1,teacher,李知行,lizhixing\r\n',
  })
  const refused = (telephone: string) => ({
    ...files(telephone),
    'entitlements.csv': 'source_id,person,course,origin,granted_at\r\ne1,u1,@other/c1,admin,2026-03-01 09:00:00\r\n',
  })

  test('an import of the same files does not read them again', async ({ assert, cleanup }) => {
    const person = otherUser()
    const folder = await exchangeFolder(cleanup, files(person.telephone))
    await importedBy(cleanup, folder, { isPreview: true })
    const preview = await previewId()
    changeStage(preview, "update rows set source_id = 'from-the-stage' where object = 'people'")

    const { state, progress } = await importedBy(cleanup, folder)

    assert.equal(state, ImportState.Done)
    assert.equal(progress.written.people?.new, 1)
    assert.equal(progress.counts.staff?.new, 1)
    const link = await db.from('import_links').where('object', 'people').firstOrFail()
    assert.equal(link.source_id, 'from-the-stage')
    assert.isNotNull(await db.from('users').where('telephone', person.telephone).first())
    assert.isFalse(existsSync(runFolder(preview)))
  })

  test('a stage of other code, or half of one, is not used', async ({ assert, cleanup }) => {
    for (const change of ["update settings set fingerprint = 'other'", 'update settings set fingerprint = null']) {
      const folder = await exchangeFolder(cleanup, refused(otherUser().telephone))
      await importedBy(cleanup, folder, { isPreview: true })
      changeStage(await previewId(), `${otherLines}; ${change}`)

      const { rows, progress } = await importedBy(cleanup, folder)

      assert.equal(rows.find(({ level }) => level === 'error')?.line, 2)
      assert.equal(progress.counts.entitlements?.refused, 1)
    }
  })

  test('a damaged stage is not used', async ({ assert, cleanup }) => {
    const folder = await exchangeFolder(cleanup, files(otherUser().telephone))
    await importedBy(cleanup, folder, { isPreview: true })
    await writeFile(stageOf(await previewId()), 'no database')
    const { state, progress } = await importedBy(cleanup, folder)
    assert.equal(state, ImportState.Done)
    assert.equal(progress.written.people?.new, 1)
  })

  test('rows that the preview refused are checked again', async ({ assert, cleanup }) => {
    const folder = await exchangeFolder(cleanup, refused(otherUser().telephone))
    const { progress: previewed } = await importedBy(cleanup, folder, { isPreview: true })
    assert.equal(previewed.counts.entitlements?.refused, 1)
    changeStage(await previewId(), 'update rows set line = line + 100')
    const courseId = await course()
    await link({ object: 'courses', source: 'other', source_id: 'c1', row_id: courseId })

    const { rows, progress } = await importedBy(cleanup, folder)

    assert.isEmpty(rows.filter(({ level }) => level === 'error'))
    assert.equal(progress.written.entitlements?.new, 1)
    const [entry] = await db.from('audit_logs').where('after', 'like', '%entitlements.csv%')
    assert.equal(JSON.parse(entry.after).firstLine, 102)
  })

  async function link(values: Record<string, unknown>) {
    const hashes = { row_hash: '-', final_hash: '-' }
    await db.table('import_links').insert({ ...values, ...hashes, is_linked: false, run_id: await previewId() })
  }

  test('a new preview removes the stage of the former', async ({ assert, cleanup }) => {
    const folder = await exchangeFolder(cleanup, files(otherUser().telephone))
    await importedBy(cleanup, folder, { isPreview: true })
    const former = await previewId()
    assert.isTrue(existsSync(stageOf(former)))
    await importedBy(cleanup, folder, { isPreview: true })
    assert.isFalse(existsSync(stageOf(former)))
  })
})

test.group('The stage of an upload', (group) => {
  group.tap((one) => one.tags(['@engine']))
  setUpImports(group)

  test('an import after the preview makes its check outdated', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { telephone } = otherUser()
    const lastLogin = toWireTime(now().minus({ days: 30 }))!
    const upload = async (name: string) => {
      const people = peopleFile([{ id: 'u1', name, telephone, lastLogin }])
      return (await uploadImport(admin, zipOf({ 'manifest.json': manifest, 'people.csv': people }))).importId
    }
    const start = (id: number) => client.post(`/api/admin/imports/${id}/start`).as(admin)
    await start(await upload('周若谷'))
    const again = await upload('周若谷')
    assert.equal((await importOf(client, admin, again)).found.same, 1)
    await start(await upload('周若'))
    assert.equal((await db.from('users').where('telephone', telephone).firstOrFail()).user_name, '周若')

    await start(again)

    assert.equal((await importOf(client, admin, again)).written.changed, 1)
    assert.equal((await db.from('users').where('telephone', telephone).firstOrFail()).user_name, '周若谷')
  })

  test('a start reads the files again after a kill amid its staging', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const people = Array.from({ length: 3 }, (_, at) => ({ id: `p${at}`, telephone: String(13_000_000_000 + at) }))
    const { importId } = await uploadImport(
      admin,
      zipOf({ 'manifest.json': manifest, 'people.csv': peopleFile(people) })
    )
    const restore = withoutJobs()
    await client.post(`/api/admin/imports/${importId}/start`).as(admin)
    restore()
    const half = Stage.create(stageOf(importId))
    half.run('insert into counts (key, amount) values (?, ?)', 'half', 1)
    half.close()

    assert.isTrue(await processNext())

    const done = await importOf(client, admin, importId)
    assert.equal(done.state, 'done')
    assert.equal(done.written.added, 3)
  })
})
