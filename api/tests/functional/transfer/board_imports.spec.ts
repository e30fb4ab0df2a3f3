import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { importsBroken } from '#core/metrics/metrics'
import { now, setClock, toStored } from '#core/time'
import { PruneImports } from '#transfer/admin/prune_imports'
import { runFolder } from '#transfer/runs/active_run'
import { readBrokenImports } from '#transfer/runs/read_broken'
import { ImportState, KeepReportDays, KeepUploadDays, messages } from '#transfer/terms'
import { staffCookieOf } from '#tests/staff_keys'
import { createUser, otherUser } from '#tests/factories/accounts'
import { peopleFile } from './exchange.js'
import {
  importOf,
  manifest,
  processNext,
  runRow,
  setUpImports,
  uploadImport,
  withoutJobs,
  zipOf,
} from './board_imports.js'

/** As alerts see it. */
async function brokenImports(): Promise<number> {
  await readBrokenImports()
  return (await importsBroken.get()).values[0]!.value
}

const people = (...rows: Parameters<typeof peopleFile>[0]) =>
  zipOf({ 'manifest.json': manifest, 'people.csv': peopleFile(rows) })

const manyPeople = (count: number) =>
  people(...Array.from({ length: count }, (_, at) => ({ id: `p${at}`, telephone: String(13_000_000_000 + at) })))

test.group('Imports of the back office', (group) => {
  group.tap((one) => one.tags(['@engine']))
  const setup = setUpImports(group)
  const daysLater = (days: number) => {
    const later = now().plus({ days })
    setClock(() => later)
  }
  const act = async (client: any, admin: any, id: number, verb: string) =>
    (await client.post(`/api/admin/imports/${id}/${verb}`).as(admin)).body()

  test('the preview sums up yuan and seconds', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
    const at = '2026-03-01 09:00:00'
    const { importId } = await uploadImport(
      admin,
      zipOf({
        'manifest.json': manifest,
        'people.csv': peopleFile([{ id: 'a', ...otherUser() }]),
        'courses.csv': csv('source_id,course_name,course_type,price_yuan', 'c,网络课程,1,1200.50'),
        'chapters.csv': csv('source_id,course,chapter_title,chapter_order,video_seconds', 'ch,c,第一章,1,5400'),
        'orders.csv': csv(
          'source_id,person,order_type,status,placed_at,paid_at,amount_yuan',
          `o,a,single,paid,${at},${at},1200.50`
        ),
        'order_lines.csv': csv('source_id,order,course,copies,unit_yuan,amount_yuan', 'l,o,c,1,1200.50,1200.50'),
        'progress.csv': csv('source_id,person,chapter,covered_seconds', 'p,a,ch,5400'),
      })
    )
    const { objects } = await importOf(client, admin, importId)
    const sums = Object.fromEntries(objects.map(({ object, sums: of }: any) => [object, of]))
    assert.deepEqual(sums.orders, [{ title: '订单金额', text: '1200.50 元' }])
    assert.deepEqual(sums.progress, [{ title: '已看', text: '1.5 小时' }])
  })

  test('an admin previews an upload and imports it', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [first, second] = [otherUser(), otherUser()]
    const wrong = {
      id: 'b',
      name: '吴清源',
      idCard: `${second.idCard.slice(0, 17)}${second.idCard.endsWith('1') ? '2' : '1'}`,
    }

    const { importId, msg } = await uploadImport(admin, people({ id: 'a', ...first }, wrong))

    assert.equal(msg, messages.uploaded)
    const preview = await importOf(client, admin, importId)
    assert.include(preview, { state: 'checked', sourceName: '旧网校', canStart: true, hasReport: true })
    assert.deepEqual(preview.found, { added: 1, changed: 0, linked: 0, same: 0, refused: 1 })
    assert.deepInclude(preview.objects[0], { object: 'people', title: '学员' })
    assert.lengthOf(preview.problems, 1)
    assert.include(preview.problems[0], {
      file: 'people.csv',
      line: 3,
      column: '身份证号',
      code: 'E_ID',
      level: 'error',
    })
    assert.isNull(await db.from('users').where('telephone', first.telephone).first())
    const { url } = (await client.get(`/api/admin/imports/${importId}/report`).as(admin)).body()
    const report = await (await fetch(`http://127.0.0.1:${process.env.PORT}${url}`)).text()
    assert.include(report, 'people.csv,3,身份证号')

    assert.equal((await act(client, admin, importId, 'start')).msg, messages.started)

    const done = await importOf(client, admin, importId)
    assert.include(done, { state: 'done', canStart: false, reason: null })
    assert.deepEqual(done.written, { added: 1, changed: 0, linked: 0, same: 0, refused: 1 })
    assert.isNotNull(await db.from('users').where('telephone', first.telephone).first())
    const [message] = await db.from('messages').where('user_id', admin.user.id)
    assert.equal(message.kind, 'importFinished')
    assert.isFalse(existsSync(runFolder(importId)))
    const actions = await db.from('audit_logs').where('object', `import-run:${importId}`).orderBy('id').select('action')
    const names = actions.map(({ action }) => action)
    assert.deepEqual([...new Set(names)], ['transfer.upload', 'transfer.preview', 'transfer.start', 'transfer.import'])
    const stored = JSON.stringify([await db.from('import_runs'), await db.from('audit_logs')])
    for (const number of [first.telephone, first.idCard, wrong.idCard]) assert.notInclude(stored, number)
  })

  test('a second upload waits for the first import', async ({ assert }) => {
    const restore = withoutJobs()
    const admin = await createUser(Role.Admin)
    const answers = await Promise.all([1, 2].map(() => uploadImport(admin, manyPeople(1))))
    restore()

    assert.sameMembers(
      answers.map(({ msg }) => msg),
      [messages.uploaded, messages.otherRuns]
    )
    assert.lengthOf(await setup.store.listing(), 1)
  })

  test('a double start begins an import once', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const ids: number[] = []
    for (const count of [1, 2]) ids.push((await uploadImport(admin, manyPeople(count))).importId)
    const restore = withoutJobs()
    const same = await Promise.all([0, 0].map((at) => act(client, admin, ids[at]!, 'start')))
    const other = await act(client, admin, ids[1]!, 'start')
    restore()

    assert.sameMembers(
      same.map(({ msg }) => msg),
      [messages.started, messages.notStartable]
    )
    assert.equal(other.msg, messages.otherRuns)
    assert.isTrue(await processNext())
    assert.equal((await runRow(ids[0]!)).state, ImportState.Done)
    assert.equal((await act(client, admin, ids[1]!, 'start')).msg, messages.started)
    assert.equal((await runRow(ids[1]!)).state, ImportState.Done)
  })

  test('two imports cannot start at once', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const ids: number[] = []
    for (const count of [1, 2]) ids.push((await uploadImport(admin, manyPeople(count))).importId)
    const restore = withoutJobs()
    const answers = await Promise.all(ids.map((id) => act(client, admin, id, 'start')))
    restore()

    assert.sameMembers(
      answers.map(({ msg }) => msg),
      [messages.started, messages.otherRuns]
    )
  })

  test('a paused import continues where it stopped', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { importId } = await uploadImport(admin, manyPeople(900))
    const restore = withoutJobs()
    await act(client, admin, importId, 'start')
    restore()
    const working = processNext()
    while ((await importOf(client, admin, importId)).written.added === 0) await pause(5)
    assert.equal((await act(client, admin, importId, 'pause')).msg, messages.paused)
    await working
    const paused = await importOf(client, admin, importId)
    assert.include(paused, { state: 'paused', canResume: true })
    assert.isBelow(paused.written.added, 900)

    assert.equal((await act(client, admin, importId, 'resume')).msg, messages.resumed)

    const done = await importOf(client, admin, importId)
    assert.equal(done.state, 'done')
    assert.equal(done.written.added, 900)
    assert.lengthOf(await db.from('import_links'), 900)
  })

  test('an import of a dead process continues, three times at most', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const dead = { run_token: 'dead', leased_until: toStored(now().minus({ minutes: 1 })), slot: 1 }
    const { importId } = await uploadImport(admin, manyPeople(3))
    await db
      .from('import_runs')
      .where('id', importId)
      .update({ ...dead, state: ImportState.Running, attempts: 1 })
    assert.isTrue(await processNext())
    assert.equal((await importOf(client, admin, importId)).state, 'done')

    const restore = withoutJobs()
    const { importId: other } = await uploadImport(admin, manyPeople(4))
    restore()
    await db
      .from('import_runs')
      .where('id', other)
      .update({ ...dead, state: ImportState.Staging, attempts: 3 })
    assert.isFalse(await processNext())
    assert.include(await importOf(client, admin, other), { state: 'failed', reason: messages.tooOften })
    assert.isNull((await runRow(other)).slot)
    assert.lengthOf(await db.from('messages').where('user_id', admin.user.id), 2)
  })

  test('an import continues on a machine without its files', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { importId } = await uploadImport(admin, manyPeople(3))
    const { removeRunFolder } = await import('#transfer/runs/active_run')
    await removeRunFolder(importId)
    await act(client, admin, importId, 'start')
    assert.equal((await importOf(client, admin, importId)).state, 'done')
    assert.lengthOf(await db.from('import_links'), 3)
  })

  test('hostile and unusable uploads are refused with a sentence', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const reasonOf = async (bytes: Buffer, query = {}) => {
      const { importId } = await uploadImport(admin, bytes, query)
      const { state, reason } = await importOf(client, admin, importId)
      if (state === 'failed') assert.isFalse(existsSync(runFolder(importId)))
      return [state, reason]
    }
    assert.equal((await uploadImport(admin, Buffer.from('id,name\n1,a'))).msg, messages.onlyZip)
    assert.equal((await uploadImport(admin, Buffer.alloc(0))).msg, messages.chooseFile)
    assert.deepEqual(await reasonOf(zipOf({ '../people.csv': 'a' })), ['failed', messages.zipPath])
    const bomb = zipOf({ 'manifest.json': manifest, 'people.csv': 'a'.repeat(30_000_000) })
    assert.deepEqual(await reasonOf(bomb), ['failed', messages.zipRatio])
    assert.deepEqual(await reasonOf(Buffer.from('PK not a zip')), ['failed', messages.zipBroken])
    const bare = { 'people.csv': peopleFile([{ telephone: '13800000001' }]) }
    assert.deepEqual(await reasonOf(zipOf(bare)), ['failed', messages.sourceNeeded])
    assert.deepEqual(await reasonOf(zipOf(bare), { source: 'old' }), ['checked', null])
  })

  test('an upload over the limit is refused before it is read', async ({ assert }) => {
    const admin = await createUser(Role.Admin)
    const { request } = await import('node:http')
    const body = await new Promise<string>((resolve, reject) => {
      const sent = request(
        {
          port: process.env.PORT,
          method: 'POST',
          path: '/api/admin/imports?fileName=a.zip',
          headers: {
            'authorization': admin.token,
            'content-type': 'application/zip',
            'cookie': staffCookieOf(admin.token)!,
            'content-length': 200 * 1_048_576,
          },
        },
        (response) => {
          let text = ''
          response.on('data', (chunk) => (text += chunk))
          response.on('end', () => {
            resolve(text)
            sent.destroy()
          })
        }
      )
      sent.on('error', reject)
      sent.flushHeaders()
    })
    assert.equal(JSON.parse(body).msg, messages.uploadTooLarge)
  })

  test('files and reports are removed when their days are over', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { importId } = await uploadImport(admin, people({ telephone: '13800000001' }, { id: '1' }))
    const prune = async () => (await app.container.make(PruneImports)).execute()

    daysLater(KeepUploadDays - 1)
    await prune()
    assert.equal((await runRow(importId)).state, ImportState.Checked)
    assert.isTrue(existsSync(runFolder(importId)))
    daysLater(2)
    await prune()
    assert.include(await runRow(importId), { state: ImportState.Discarded, upload_key: null })
    assert.isFalse(existsSync(runFolder(importId)))
    assert.lengthOf(await setup.store.listing(), 1)
    daysLater(KeepReportDays)
    await prune()
    assert.include(await runRow(importId), { report_key: null, problems: null })
    assert.isEmpty(await setup.store.listing())
    const found = await client.get(`/api/admin/imports/${importId}/report`).as(await createUser(Role.Admin))
    assert.equal(found.body().msg, messages.noReport)
  })

  test('a discarded import frees the way for another', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const restore = withoutJobs()
    const { importId } = await uploadImport(admin, manyPeople(1))
    restore()
    assert.equal((await act(client, admin, importId, 'discard')).msg, messages.discarded)
    assert.equal((await act(client, admin, importId, 'discard')).msg, messages.notDiscardable)
    assert.equal((await uploadImport(admin, manyPeople(1))).msg, messages.uploaded)
  })

  test('broken invariants stay until an admin acknowledges them', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { importId } = await uploadImport(admin, manyPeople(1))
    await db.from('import_runs').where('id', importId).update({ state: ImportState.DoneWithBreaks })
    assert.isFalse((await importOf(client, admin, importId)).isAcknowledged)
    assert.equal(await brokenImports(), 1)
    assert.equal((await act(client, admin, importId, 'acknowledge')).msg, messages.acknowledged)
    assert.isTrue((await importOf(client, admin, importId)).isAcknowledged)
    assert.equal(await brokenImports(), 0)
    assert.equal((await act(client, admin, importId, 'acknowledge')).msg, messages.notAcknowledgeable)
  })
})
