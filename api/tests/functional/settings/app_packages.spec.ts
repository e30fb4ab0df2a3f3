import type { ApiClient } from '@japa/api-client'
import { createHash } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { readSetting } from '#settings/read_setting'
import { pruneAppPackages } from '#media/prune_app_packages'
import env from '#start/env'
import { createUser } from '#tests/factories/accounts'
import { androidPackage, binaryManifest, packageType, sendForm, type FormPayload } from '#tests/factories/app_package'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import { zip } from '#tests/functional/media/hostile_files'

const origin = `http://127.0.0.1:${env.get('PORT')}`
const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex')
const publicPath = '/api/public/download-app'

test.group('App packages', (group) => {
  let store: StoreOnDisk
  let admin: string

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = await storeOnDisk()
    admin = (await createUser(Role.Admin)).token
    return store.removeStore
  })

  const uploadForm = async (client: ApiClient, token = admin): Promise<FormPayload> =>
    (await client.get('/api/files/oss-sign').qs({ category: 'app', contentType: packageType }).as(token)).body()
  const publish = async (client: ApiClient, body: object, token = admin) =>
    (await client.post('/api/admin/app-packages').as(token).json(body)).body()
  async function release(client: ApiClient, version: string, file: Buffer) {
    const form = await uploadForm(client)
    const { status } = await sendForm(origin, form, [file])
    const answer = await publish(client, { version, url: form.url })
    return { status, answer, form }
  }
  const info = async (client: ApiClient) => (await client.get('/api/public/app-info')).body()

  test('downloads are not counted without a package', async ({ client, assert }) => {
    const download = await client.get(publicPath)

    assert.equal(download.body().msg, '安装包尚未上传，请稍后再试')
    assert.deepEqual(await info(client), { code: '200', fileSize: 0, downloadCount: 0 })
  })

  test('a published package is served completely and counted', async ({ client, assert }) => {
    const file = androidPackage()
    const { answer } = await release(client, '2.1.0', file)
    assert.equal(answer.msg, '发布成功')

    const download = await fetch(origin + publicPath)
    assert.equal(download.status, 200)
    assert.equal(download.headers.get('content-type'), packageType)
    assert.equal(download.headers.get('content-disposition'), 'attachment; filename="zhuxue-2.1.0.apk"')
    assert.equal(download.headers.get('content-length'), String(file.length))
    assert.equal(download.headers.get('etag'), `"${sha256(file)}"`)
    assert.deepEqual(Buffer.from(await download.arrayBuffer()), file)
    assert.deepEqual(await info(client), { code: '200', fileSize: file.length, downloadCount: 1 })
    assert.equal(await readSetting('version'), '2.1.0')
  })

  test('an interrupted download resumes', async ({ client, assert }) => {
    const file = androidPackage('a longer body of code')
    await release(client, '2.1.0', file)
    const etag = `"${sha256(file)}"`
    const part = (range: string, condition = etag) =>
      fetch(origin + publicPath, { headers: { range, 'if-range': condition } })

    const first = await part('bytes=0-9')
    const rest = await part('bytes=10-')
    assert.deepEqual([first.status, rest.status], [206, 206])
    assert.equal(rest.headers.get('content-range'), `bytes 10-${file.length - 1}/${file.length}`)
    const whole = [await first.arrayBuffer(), await rest.arrayBuffer()].map((one) => Buffer.from(one))
    assert.deepEqual(Buffer.concat(whole), file)
    assert.equal((await part(`bytes=${file.length}-`)).status, 416)
    const replaced = await part('bytes=10-', '"another package"')
    assert.equal(replaced.status, 200)
    await replaced.arrayBuffer()
    const head = await fetch(origin + publicPath, { method: 'HEAD' })
    assert.equal(head.headers.get('accept-ranges'), 'bytes')
    assert.equal((await info(client)).downloadCount, 1)
  })

  test('a file that is not an Android package is rejected at upload', async ({ client, assert }) => {
    const good = androidPackage()
    await release(client, '1.0.1', good)
    const hostile: Record<string, Buffer> = {
      'a text': Buffer.from('not a package'),
      'an empty file': Buffer.alloc(0),
      'a zip without manifest': zip([{ name: 'classes.dex', body: Buffer.from('code') }]),
      'a manifest of text': zip([{ name: 'AndroidManifest.xml', body: Buffer.from('<manifest/>') }]),
      'a manifest that unpacks to much': zip([
        { name: 'AndroidManifest.xml', body: Buffer.concat([binaryManifest(), Buffer.alloc(5 * 1024 * 1024)]) },
      ]),
      'a cut package': good.subarray(0, good.length - 10),
      'a page with a package behind it': Buffer.concat([Buffer.from('<html>'), good]),
    }
    for (const [name, file] of Object.entries(hostile)) {
      const { status, answer } = await release(client, '6.6.6', file)
      assert.equal(status, 400, name)
      assert.deepEqual([answer.code, answer.errors[0].field], ['error', 'url'], name)
    }
    assert.equal((await info(client)).fileSize, good.length)
    assert.equal((await store.listing()).length, 1)
    assert.equal(await readSetting('version'), '1.0.1')
  })

  test('only the admin’s own upload is published, once', async ({ client, assert }) => {
    const { form } = await release(client, '2.1.0', androidPackage())
    const other = (await createUser(Role.Admin)).token
    const foreign = await uploadForm(client, other)
    await sendForm(origin, foreign, [androidPackage('of somebody else')])

    const tries: [object, string, string][] = [
      [{ version: '2.2.0', url: foreign.url }, 'url', '上传的安装包不存在或已失效，请重新上传'],
      [{ version: '2.2.0', url: form.url }, 'url', '这个安装包和当前的安装包完全相同'],
      [{ version: '2.2.0', url: '/uploads/avatar/202611/1/x.png' }, 'url', '上传的安装包不存在或已失效，请重新上传'],
      [{ version: '2.2.0' }, 'url', '请选择安装包'],
      [{ url: form.url }, 'version', '请输入版本号'],
      [{ version: 'two', url: form.url }, 'version', '版本号格式如 1.0.0'],
    ]
    for (const [body, field, sentence] of tries) {
      const { errors } = await publish(client, body)
      assert.deepEqual([errors[0].field, errors[0].msg], [field, sentence], JSON.stringify(body))
    }
    const same = await release(client, '2.2.0', androidPackage())
    assert.equal(same.answer.msg, '这个安装包和当前的安装包完全相同')
    assert.equal((await info(client)).fileSize, androidPackage().length)
  })

  test('an earlier key is rejected after another package', async ({ client, assert }) => {
    const { form } = await release(client, '2.1.0', androidPackage('one'))
    await release(client, '2.2.0', androidPackage('another'))

    const again = await publish(client, { version: '2.1.0', url: form.url })

    assert.equal(again.msg, '上传的安装包不存在或已失效，请重新上传')
    assert.equal(await readSetting('version'), '2.2.0')
  })

  test('only admins get an upload signature for a package', async ({ client, assert }) => {
    for (const role of [Role.Teacher, Role.Channel, Role.Auditor]) {
      const { token } = await createUser(role)
      const form = await client.get('/api/files/oss-sign').qs({ category: 'app' }).as(token)
      assert.equal(form.status(), 403, String(role))
    }
  })

  test('the list and the log show who published what', async ({ client, assert }) => {
    const files = [androidPackage('one'), androidPackage('the second')]
    await release(client, '2.1.0', files[0])
    await release(client, '2.2.0', files[1])

    const list = (await client.get('/api/admin/app-packages').as(admin)).body()

    assert.equal(list.total, 2)
    assert.deepEqual(
      list.rows.map(({ version, fileSize, sha256: sum, current }: Record<string, unknown>) => [
        version,
        fileSize,
        sum,
        current,
      ]),
      [
        ['2.2.0', files[1].length, sha256(files[1]), true],
        ['2.1.0', files[0].length, sha256(files[0]), false],
      ]
    )
    assert.isString(list.rows[0].userName)
    assert.match(list.rows[0].createTime, /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    const entries = await db.from('audit_logs').where('action', 'app-package.publish').orderBy('id')
    assert.lengthOf(entries, 2)
    const [before, after] = [JSON.parse(entries[1].before), JSON.parse(entries[1].after)]
    assert.deepEqual(before, { version: '2.1.0', sha256: sha256(files[0]) })
    assert.equal(after.sha256, sha256(files[1]))
  })

  test('unpublished uploads and replaced packages are removed', async ({ client, assert }) => {
    for (const name of ['one', 'two', 'three']) {
      await release(client, '1.0.0', androidPackage(name))
    }
    await sendForm(origin, await uploadForm(client), [androidPackage('never published')])
    assert.equal(await pruneAppPackages(store.storage), 0)

    const longAgo = toStored(now().minus({ days: 8 }))
    await db.from('stored_files').where('category', 'app').update({ created_at: longAgo })
    assert.equal(await pruneAppPackages(store.storage), 2)

    assert.lengthOf(await store.listing(), 2)
    const download = await fetch(origin + publicPath)
    assert.deepEqual(Buffer.from(await download.arrayBuffer()), androidPackage('three'))
  })

  test('incomplete uploads of a dead process are deleted', async ({ assert }) => {
    const [old, young] = [await store.storage.files.newIncoming(), await store.storage.files.newIncoming()]
    await writeFile(old, 'half a package')
    await writeFile(young, 'still coming')
    await utimes(old, 1, 1)

    await store.storage.removeLeftovers()

    assert.deepEqual(await store.listing(), [young.split('/').at(-1)])
  })

  test('a package of 150 MB is streamed, not held in memory', async ({ client, assert }) => {
    const megabyte = Buffer.alloc(1024 * 1024, 7)
    const good = androidPackage('x')
    const form = await uploadForm(client)
    // Padding between the entries and the central directory, where a signing block would be.
    const tableAt = good.readUInt32LE(good.length - 6)
    const tail = Buffer.from(good.subarray(tableAt))
    tail.writeUInt32LE(tableAt + 150 * megabyte.length, tail.length - 6)
    function* pieces() {
      yield good.subarray(0, tableAt)
      for (let count = 0; count < 150; count++) yield megabyte
      yield tail
    }
    const before = process.memoryUsage.rss()
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)

    const { status } = await sendForm(origin, form, pieces())
    const answer = await publish(client, { version: '3.0.0', url: form.url })
    const download = await fetch(origin + publicPath)
    let bytes = 0
    for await (const part of download.body!) bytes += part.length
    clearInterval(watch)

    assert.equal(status, 200)
    assert.equal(answer.msg, '发布成功')
    assert.equal(bytes, 150 * megabyte.length + good.length)
    assert.isBelow((most - before) / megabyte.length, 90, 'megabytes grown')
  }).timeout(60_000)
})
