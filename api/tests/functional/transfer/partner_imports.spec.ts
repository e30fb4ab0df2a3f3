import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { ImportState, messages } from '#transfer/terms'
import { createUser, otherUser } from '#tests/factories/accounts'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { peopleFile } from './exchange.js'
import { manifest, processNext, setUpImports, uploadImport, withoutJobs, zipOf } from './board_imports.js'

const people = (...rows: Parameters<typeof peopleFile>[0]) =>
  zipOf({ 'manifest.json': manifest, 'people.csv': peopleFile(rows) })

test.group('Imports of a system with a key', (group) => {
  group.tap((one) => one.tags(['@engine']))
  setUpImports(group)

  const migration = async () => keyOf(await createUser(), { kind: 'migration' })

  async function upload(key: string, bytes: Buffer, { type = 'application/zip', query = {} } = {}) {
    const search = new URLSearchParams({ fileName: '旧网校.zip', ...query })
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/imports?${search}`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${key}`, 'content-type': type },
      body: new Uint8Array(bytes),
    })
    return (await response.json()) as any
  }

  test('a migration key previews a zip and imports it once', async ({ client, assert }) => {
    const { key, account } = await migration()
    const first = otherUser()
    const wrong = { id: 'b', name: '吴清源', idCard: '370102198803120170' }

    const { id } = await upload(key, people({ id: 'a', ...first }, wrong))

    const preview = (await callWith(client, key, `/imports/${id}`)).body()
    assert.include(preview, { state: 'checked', source: 'old-site', sourceName: '旧网校' })
    assert.deepEqual(preview.found, { added: 1, changed: 0, linked: 0, same: 0, refused: 1 })
    assert.lengthOf(preview.problems, 1)
    assert.include(preview.problems[0], { file: 'people.csv', line: 3, code: 'E_ID' })
    const report = await (
      await fetch(preview.reportUrl.replace(/^https?:\/\/[^/]+/, `http://127.0.0.1:${process.env.PORT}`))
    ).text()
    assert.include(report, 'people.csv,3,身份证号')
    assert.isNull(await db.from('users').where('telephone', first.telephone).first())

    for (let call = 0; call < 2; call++) {
      const answer = (await callWith(client, key, `/imports/${id}/runs`, 'POST')).body()
      assert.equal(answer.id, id)
    }
    const done = (await callWith(client, key, `/imports/${id}`)).body()
    assert.include(done, { state: 'done' })
    assert.deepEqual(done.written, { added: 1, changed: 0, linked: 0, same: 0, refused: 1 })
    assert.exists(await db.from('users').where('telephone', first.telephone).first())
    const audits = await db.from('audit_logs').where('object', `import-run:${id}`).orderBy('id')
    const own = audits
      .map(({ action }) => action)
      .filter((action) => ['transfer.upload', 'transfer.start'].includes(action))
    assert.deepEqual(own, ['transfer.upload', 'transfer.start'])
    const events = await db.from('webhook_events').where('service_account_id', account.id)
    assert.deepEqual(
      events.map(({ event_type: type }) => type),
      ['import.finished']
    )
    assert.lengthOf(await db.from('messages').where('kind', 'importFinished'), 0)
  })

  test('a key imports no ids of another service account', async ({ client, assert }) => {
    const { key, account } = await migration()
    const other = await keyOf(await createUser(), { kind: 'academy' })
    const folder = (source: string) =>
      zipOf({
        'manifest.json': JSON.stringify({ ...JSON.parse(String(manifest)), source }),
        'people.csv': peopleFile([{ id: 'a', ...otherUser() }]),
      })
    const stateOf = async (id: number) => (await callWith(client, key, `/imports/${id}`)).body()

    const refused = await upload(key, folder(`svc-${other.account.id}`))
    assert.include(await stateOf(refused.id), { state: 'failed', reason: messages.otherAccount })
    const own = await upload(key, folder(`svc-${account.id}`))
    assert.include(await stateOf(own.id), { state: 'checked' })
  })

  test('starts at once begin one import', async ({ client, assert, cleanup }) => {
    const { key } = await migration()
    const { id } = await upload(key, people({ id: 'a', ...otherUser() }))
    cleanup(withoutJobs())
    const start = () => callWith(client, key, `/imports/${id}/runs`, 'POST')
    const answers = await Promise.all([start(), start()])
    for (const answer of answers) assert.equal(answer.body().state, ImportState.Waiting)
    const audits = await db.from('audit_logs').where({ object: `import-run:${id}`, action: 'transfer.start' })
    assert.lengthOf(audits, 1)
  })

  test('a key sees only imports that its owner started', async ({ client, assert }) => {
    const { importId } = await uploadImport(await createUser(Role.Admin), people({ id: 'a', ...otherUser() }))
    const { key } = await migration()
    assert.include((await callWith(client, key, `/imports/${importId}`)).body(), { status: 404 })
    assert.include((await callWith(client, key, `/imports/${importId}/runs`, 'POST')).body(), { status: 404 })
  })

  test('a second upload waits until the first ends', async ({ client, assert, cleanup }) => {
    const { key } = await migration()
    const release = withoutJobs()
    cleanup(release)
    const { id, state } = await upload(key, people({ id: 'a', ...otherUser() }))
    assert.equal(state, 'received')
    const second = await upload(key, people({ id: 'b', ...otherUser() }))
    assert.include(second, { status: 422, detail: messages.otherRuns })
    const early = (await callWith(client, key, `/imports/${id}/runs`, 'POST')).body()
    assert.include(early, { status: 422, detail: messages.notStartable })
    release()
    await processNext()
    assert.include((await callWith(client, key, `/imports/${id}`)).body(), { state: 'checked' })
  })

  test('other files, other types and pending keys upload nothing', async ({ assert }) => {
    const { key } = await migration()
    assert.include(await upload(key, Buffer.from('%PDF')), { status: 422, detail: messages.onlyZip })
    const text = await upload(key, Buffer.from('PK'), { type: 'application/octet-stream' })
    assert.include(text, { status: 422, detail: messages.onlyZip })
    assert.include(await upload(key, Buffer.from('PK'), { query: { other: '1' } }), { status: 422 })
    const pending = await keyOf(await createUser(), { kind: 'migration', facts: { approvedAt: null } })
    assert.include(await upload(pending.key, people()), { status: 401, code: 'key-pending' })
    const expired = await keyOf(await createUser(), { kind: 'migration', facts: { expiresAt: now() } })
    assert.include(await upload(expired.key, people()), { status: 401, code: 'key-expired' })
    assert.lengthOf(await db.from('import_runs'), 0)
  })
})
