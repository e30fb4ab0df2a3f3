import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { uploadErrors } from '#drivers/storage/upload_error'
import StoredFile from '#media/stored_file'
import { messages } from '#media/terms'
import env from '#start/env'
import { createUser } from '#tests/factories/accounts'
import { fillImageQueue } from '#tests/factories/fill_image_queue'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import { picture, png, wordParts, zip } from './hostile_files.js'

const origin = `http://127.0.0.1:${env.get('PORT')}`
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const cover = await picture().png().toBuffer()

interface UploadAnswer {
  code: string
  msg: string
  url: string
  bytes: number
  errors: { field: string; msg: string }[]
}

test.group('Uploads through the server', (group) => {
  let store: StoreOnDisk

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = await storeOnDisk()
    return store.removeStore
  })

  async function send(token: string, fields: Record<string, string>, file?: Blob, query = '') {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (file) form.set('file', file, '第一章.png')
    const answer = await fetch(`${origin}/api/files/upload${query}`, {
      method: 'POST',
      body: form,
      headers: { authorization: token },
    })
    return { status: answer.status, body: (await answer.json()) as UploadAnswer }
  }
  const file = (body: Buffer, type = png) => new Blob([new Uint8Array(body)], { type })

  test('a teacher gets the URL of an uploaded picture', async ({ client, assert }) => {
    const { user, token } = await createUser(Role.Teacher)

    const { body } = await send(token, { category: 'image/editor' }, file(cover))

    assert.equal(body.code, '200')
    assert.match(body.url, new RegExp(`^/uploads/image/editor/\\d{6}/${user.id}/[A-Za-z0-9]{20}\\.png$`))
    ;(await client.get(body.url)).assertStatus(200)
    const noted = await StoredFile.findByOrFail('key', store.storage.keyOf(body.url)!)
    assert.include(noted.serialize(), { ownerId: user.id, originalName: '第一章.png', mime: png })
    assert.equal(Number(noted.bytes), body.bytes)
  })

  test('too many pixels and a full queue are reported at the file', async ({ assert }) => {
    const { token } = await createUser()
    const large = await picture(2001, 2000).png().toBuffer()
    const avatar = { category: 'avatar' }

    const refused = await send(token, avatar, file(large))
    assert.deepInclude(refused.body.errors[0], { field: 'file', msg: uploadErrors.tooManyPixels.userMessage })

    const empty = fillImageQueue()
    const waiting = await send(token, avatar, file(cover))
    await empty()
    assert.equal(waiting.status, 429)
    assert.equal(waiting.body.msg, uploadErrors.busy.userMessage)
  })

  test('a handout can be read by signed URL only', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)

    const { body } = await send(token, {}, file(zip(wordParts), docx), '?category=handout')

    assert.match(body.url, /^\/uploads\/handout\/.*\.docx$/)
    ;(await client.get(body.url)).assertStatus(404)
    const link = await store.storage.signedUrl(store.storage.keyOf(body.url)!, 60, '讲义.docx')
    ;(await client.get(link)).assertStatus(200)
  })

  test('each category has its roles', async ({ assert }) => {
    const learner = await createUser()
    const auditor = await createUser(Role.Auditor)
    const teacher = await createUser(Role.Teacher)

    for (const { token } of [learner, auditor]) {
      for (const category of ['image/cover', 'image/editor', 'handout', 'image/param']) {
        assert.equal((await send(token, { category }, file(cover))).status, 403, category)
        const asked = await send(token, {}, file(cover), `?category=${category}`)
        assert.equal(asked.status, 403, category)
      }
      assert.equal((await send(token, { category: 'avatar' }, file(cover))).body.code, '200')
    }
    assert.equal((await send(teacher.token, { category: 'image/param' }, file(cover))).status, 403)
    assert.equal((await send('', { category: 'avatar' }, file(cover))).status, 401)
  })

  test('violations are reported and leave nothing', async ({ assert }) => {
    const { token } = await createUser(Role.Teacher)
    const big = Buffer.concat([cover, Buffer.alloc(2 * 1024 * 1024)])
    const cases: [string, Blob | undefined, string, string][] = [
      ['image/cover', file(big), 'file', messages.imageRule],
      ['image/editor', file(big), 'file', messages.editorImageRule],
      ['image/cover', file(Buffer.from('<svg/>')), 'file', messages.imageRule],
      ['image/cover', file(cover, 'image/svg+xml'), 'file', messages.imageRule],
      ['avatar', file(cover, 'text/html'), 'file', messages.imageRule],
      ['handout', file(Buffer.from('<html>'), 'application/pdf'), 'file', messages.handoutType],
      ['image/cover', file(Buffer.alloc(0)), 'file', '上传的文件是空的'],
      ['image/cover', undefined, 'file', messages.fileNeeded],
      ['../../etc', file(cover), 'category', messages.categoryNeeded],
      ['', file(cover), 'category', messages.categoryNeeded],
    ]

    for (const [category, blob, field, sentence] of cases) {
      const { status, body } = await send(token, { category }, blob)
      assert.equal(status, 200)
      assert.deepInclude(body, { code: 'error', msg: sentence }, `${category}: ${sentence}`)
      assert.equal(body.errors[0].field, field)
      assert.deepEqual(await store.listing(), [])
    }
    assert.isEmpty(await StoredFile.query().where('category', 'image/cover'))
  })

  test('a malformed form is rejected', async ({ assert }) => {
    const { token } = await createUser(Role.Teacher)
    const bodies: RequestInit[] = [
      {},
      { body: '{}', headers: { 'content-type': 'application/json' } },
      { body: 'nonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { body: 'nonsense', headers: { 'content-type': 'multipart/form-data' } },
    ]

    for (const { body, headers } of bodies) {
      const answer = await fetch(`${origin}/api/files/upload?category=image/cover`, {
        method: 'POST',
        body,
        headers: { ...headers, authorization: token },
      })
      assert.deepInclude((await answer.json()) as object, { code: 'error', msg: messages.fileNeeded })
    }
  })
})
