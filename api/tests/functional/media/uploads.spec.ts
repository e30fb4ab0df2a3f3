import type { ApiClient } from '@japa/api-client'
import { request } from 'node:http'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Role } from '#core/roles'
import { LocalFiles } from '#drivers/storage/local_files'
import LocalStorage from '#drivers/storage/local_storage'
import { ObjectStorage } from '#drivers/storage/object_storage'
import StoredFile from '#media/stored_file'
import env from '#start/env'
import { createUser } from '#tests/factories/accounts'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import { picture } from './hostile_files.js'

const origin = `http://127.0.0.1:${env.get('PORT')}`
const cover = await picture().png().toBuffer()

interface FormPayload {
  fields: Record<string, string>
  host: string
  url: string
  key: string
  policy: string
  signature: string
  accessId: string
  maxBytes: number
}

/** The form as a browser sends it: fields first, the file last. */
function send(uploadForm: FormPayload, body: Buffer, type = 'image/png') {
  const form = new FormData()
  for (const [name, value] of Object.entries(uploadForm.fields)) form.set(name, value)
  form.set('Content-Type', type)
  form.set('file', new Blob([new Uint8Array(body)], { type }), '封面.png')
  return fetch(origin + uploadForm.host, { method: 'POST', body: form })
}

test.group('Uploads', (group) => {
  let store: StoreOnDisk

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = await storeOnDisk()
    return store.removeStore
  })

  const signed = async (client: ApiClient, token: string, query: object): Promise<FormPayload> =>
    (await client.get('/api/files/oss-sign').as(token).qs(query)).body()

  test('a teacher can upload a public cover', async ({ client, assert }) => {
    const { user, token } = await createUser(Role.Teacher)
    const uploadForm = await signed(client, token, { category: 'image/cover', contentType: 'image/png' })
    assert.match(uploadForm.key, new RegExp(`^image/cover/\\d{6}/${user.id}/[A-Za-z0-9]{20}\\.png$`))
    assert.equal(uploadForm.maxBytes, 500 * 1024)

    const sent = await send(uploadForm, cover)
    assert.equal(sent.status, 200)

    const read = await fetch(`${origin}${uploadForm.host}/${uploadForm.key}`)
    assert.equal(read.status, 200)
    assert.equal(read.headers.get('content-type'), 'image/png')
    assert.equal(read.headers.get('x-content-type-options'), 'nosniff')
    assert.equal(read.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.match(read.headers.get('content-security-policy')!, /sandbox/)
    const { width } = await sharp(Buffer.from(await read.arrayBuffer())).metadata()
    assert.equal(width, 200)

    const noted = await StoredFile.findByOrFail('key', uploadForm.key)
    assert.equal(noted.ownerId, user.id)
    assert.isAbove(Number(noted.bytes), 0)
    assert.equal(noted.originalName, '封面.png')
  })

  test('a picture without type gets the format of its key', async ({ client, assert }) => {
    const { token } = await createUser()
    const uploadForm = await signed(client, token, { category: 'avatar' })

    assert.equal((await send(uploadForm, cover)).status, 200)

    const read = await fetch(`${origin}${uploadForm.host}/${uploadForm.key}`)
    assert.equal(read.headers.get('content-type'), 'image/jpeg')
    const { format } = await sharp(Buffer.from(await read.arrayBuffer())).metadata()
    assert.equal(format, 'jpeg')
  })

  test('each category has its roles', async ({ client, assert }) => {
    const asked = async (role: Role | null, category: string) => {
      const { token } = role ? await createUser(role) : await createUser()
      const answer = await client.get('/api/files/oss-sign').as(token).qs({ category })
      return answer.status()
    }

    for (const role of [null, Role.Channel, Role.Auditor]) {
      assert.equal(await asked(role, 'avatar'), 200)
      for (const category of ['image/cover', 'image/editor', 'handout', 'image/param']) {
        assert.equal(await asked(role, category), 403, `${role} ${category}`)
      }
    }
    assert.equal(await asked(Role.Teacher, 'handout'), 200)
    assert.equal(await asked(Role.Teacher, 'image/param'), 403)
    assert.equal(await asked(Role.Admin, 'image/param'), 200)
    ;(await client.get('/api/files/oss-sign').qs({ category: 'avatar' })).assertStatus(401)
  })

  test('one byte too many is rejected and leaves nothing', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const uploadForm = await signed(client, token, { category: 'image/cover', contentType: 'image/png' })
    const body = Buffer.concat([cover, Buffer.alloc(uploadForm.maxBytes - cover.length + 1)])

    const sent = await send(uploadForm, body)

    assert.equal(sent.status, 413)
    assert.deepEqual(await sent.json(), { code: '413', msg: '上传的文件过大' })
    assert.deepEqual(await store.listing(), [])
  })

  test('malformed forms are rejected', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const uploadForm = await signed(client, token, { category: 'image/cover', contentType: 'image/png' })
    const fileFirst = new FormData()
    fileFirst.set('file', new Blob([new Uint8Array(cover)]), 'x.png')
    fileFirst.set('key', uploadForm.key)
    const noFile = new FormData()
    noFile.set('key', uploadForm.key)
    const bodies = [
      { body: fileFirst },
      { body: noFile },
      { body: '{}', headers: { 'content-type': 'application/json' } },
      { body: 'nonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { body: 'nonsense', headers: { 'content-type': 'multipart/form-data' } },
      {},
    ]

    for (const [at, init] of bodies.entries()) {
      const sent = await fetch(`${origin}/uploads`, { method: 'POST', ...init })
      assert.equal(sent.status, 400, `form ${at}`)
    }
    assert.deepEqual(await store.listing(), [])
  })

  test('a full disk is reported and leaves nothing', async ({ client, assert }) => {
    class FullDisk extends LocalFiles {
      async linkAs(): Promise<void> {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      }
    }
    const { token } = await createUser(Role.Admin)
    const uploadForm = await signed(client, token, { category: 'image/cover', contentType: 'image/png' })
    app.container.swap(ObjectStorage, () => new LocalStorage(new FullDisk(store.root)))

    const sent = await send(uploadForm, cover)

    assert.equal(sent.status, 507)
    assert.deepEqual(await sent.json(), { code: '507', msg: '存储空间不足，请联系管理员' })
    assert.deepEqual(await store.listing(), [])
  })

  test('an aborted upload leaves nothing', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    const uploadForm = await signed(client, token, { category: 'handout', contentType: 'application/pdf' })
    const fields = {
      key: uploadForm.key,
      policy: uploadForm.policy,
      OSSAccessKeyId: uploadForm.accessId,
      signature: uploadForm.signature,
    }
    const head = Object.entries(fields)
      .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')
    const part =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'

    const sending = request(`${origin}/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5_000_000 },
    })
    sending.on('error', () => {})
    sending.write(head + part + '%PDF-1.7 '.repeat(20_000))
    await until(async () => (await store.listing()).length === 1)
    sending.destroy()

    await until(async () => (await store.listing()).length === 0)
    assert.isNull(await store.storage.head(uploadForm.key))
  })

  test('no URL leaves the store; private files need signatures', async ({ client, assert }) => {
    const key = 'handout/202608/1/abcdefghij0123456789.pdf'
    await store.storage.put(key, Buffer.from('%PDF-1.7'))

    for (const path of [
      '../zhuxue.sqlite',
      '..%2f..%2fsecrets.json',
      '%2e%2e/%2e%2e/secrets.json',
      '.incoming/x',
      'image/cover/../../../secrets.json',
      'image%00.png',
      '',
      'image',
      key,
      `${key}?expires=9999999999&signature=AAAA`,
    ]) {
      const read = await raw(`/uploads/${path}`)
      assert.equal(read.status, 404, path)
    }

    const link = await client.get(await store.storage.signedUrl(key, 60, '讲义.pdf'))
    link.assertStatus(200)
    link.assertHeader('content-type', 'application/pdf')
    link.assertHeader('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent('讲义.pdf')}`)
    link.assertHeader('cache-control', 'private, no-store')
  })
})

/** Sends a path that is not normalized by the client. */
function raw(path: string): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    request({ port: env.get('PORT'), host: '127.0.0.1', path }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode! }))
    })
      .on('error', reject)
      .end()
  })
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}
