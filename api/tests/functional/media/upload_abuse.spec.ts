import type { ApiClient } from '@japa/api-client'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { Role } from '#core/roles'
import { uploadErrors } from '#drivers/storage/upload_error'
import { signPolicy, writePolicy } from '#drivers/storage/post_policy'
import env from '#start/env'
import { createUser } from '#tests/factories/accounts'
import { fillImageQueue } from '#tests/factories/fill_image_queue'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import { hugePng, picture, png, withChunk, wordParts, zip } from './hostile_files.js'

const origin = `http://127.0.0.1:${env.get('PORT')}`
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const cover = await picture().png().toBuffer()
const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const archive = zip([{ name: 'Evil.class', body: Buffer.from('cafebabe', 'hex') }])

interface FormPayload {
  fields: Record<string, string>
  host: string
  url: string
  key: string
  policy: string
  signature: string
}

test.group('Hostile uploads', (group) => {
  let store: StoreOnDisk

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = await storeOnDisk()
    return store.removeStore
  })

  /** The upload form of a teacher for a file of this type. */
  async function uploadFormFor(client: ApiClient, contentType = png, category = 'image/cover') {
    const { token } = await createUser(Role.Teacher)
    const answer = await client.get('/api/files/oss-sign').as(token).qs({ category, contentType })
    return answer.body() as FormPayload
  }

  /** Posts the form as the admin does, with the given fields tampered with. */
  function send({ host, fields }: FormPayload, body: Buffer, type = png, changed: object = {}) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...changed })) form.set(name, value)
    form.set('Content-Type', type)
    form.set('file', new Blob([new Uint8Array(body)], { type }), 'x.png')
    return fetch(origin + host, { method: 'POST', body: form })
  }

  test('a file that is not a picture is rejected without a trace', async ({ client, assert }) => {
    const pretenders: Record<string, Buffer> = {
      'an SVG called PNG': drawing,
      'a page called PNG': page,
      'a page behind the first bytes of a PNG': Buffer.concat([cover.subarray(0, 8), page]),
      'a GIF that is a script': Buffer.from('GIF89a=1;alert(1)//'),
      'an archive': archive,
      'a program': Buffer.from('MZ\u0090\u0000'),
      'half a picture': cover.subarray(0, cover.length >> 1),
    }

    for (const [name, body] of Object.entries(pretenders)) {
      const before = await store.listing()
      const sent = await send(await uploadFormFor(client), body)
      assert.equal(sent.status, 400, name)
      assert.deepEqual(await sent.json(), { code: '400', msg: '不支持的文件格式' }, name)
      assert.deepEqual(await store.listing(), before, name)
    }
  })

  test('a picture of gigabytes is rejected without being decoded', async ({ client, assert }) => {
    const bomb = await hugePng(50_000)
    assert.isBelow(bomb.length, 500 * 1024)
    const uploadForm = await uploadFormFor(client)
    const before = process.memoryUsage().rss

    const sent = await send(uploadForm, bomb)

    assert.equal(sent.status, 400)
    assert.deepEqual(await sent.json(), { code: '400', msg: uploadErrors.tooManyPixels.userMessage })
    assert.isBelow(process.memoryUsage().rss - before, 100 * 1024 * 1024)
    assert.deepEqual(await store.listing(), [])
  })

  test('an upload beyond the queue limit gets a retry time', async ({ client, assert }) => {
    const uploadForm = await uploadFormFor(client)
    const empty = fillImageQueue()
    const sent = await send(uploadForm, cover)
    await empty()

    assert.equal(sent.status, 429)
    assert.equal(sent.headers.get('retry-after'), '3')
    assert.deepEqual(await sent.json(), { code: '429', msg: uploadErrors.busy.userMessage })
    assert.deepEqual(await store.listing(), [])
    assert.equal((await send(uploadForm, cover)).status, 200)
  })

  test('hidden data in a picture is removed', async ({ client, assert }) => {
    const hidden: Record<string, Buffer> = {
      'a page in its text': withChunk(cover, 'tEXt', Buffer.concat([Buffer.from('C\0'), page])),
      'an archive behind it': Buffer.concat([cover, archive]),
      'a page behind it': Buffer.concat([cover, page]),
      'a page in its EXIF': await picture()
        .png()
        .withExif({ IFD0: { Copyright: page.toString() } })
        .toBuffer(),
    }

    for (const [name, body] of Object.entries(hidden)) {
      const uploadForm = await uploadFormFor(client)
      assert.equal((await send(uploadForm, body)).status, 200, name)

      const stored = await readFile(store.storage.files.pathOf(uploadForm.key))
      assert.equal((await sharp(stored).metadata()).format, 'png', name)
      for (const trace of ['script', 'Evil', 'PK\u0003\u0004']) {
        assert.equal(stored.indexOf(Buffer.from(trace, 'latin1')), -1, `${name}: ${trace}`)
      }
    }
  })

  test('documents must match their extension', async ({ client, assert }) => {
    const [types, text] = wordParts
    const refused: Record<string, Buffer> = {
      'an archive of anything': archive,
      'a presentation': zip([types, { name: 'ppt/presentation.xml', body: Buffer.from('<p/>') }]),
      'one that unpacks to gigabytes': zip([types, { ...text, claims: 0xf0000000 }]),
      'one of six thousand parts': zip([
        ...wordParts,
        ...Array.from({ length: 6000 }, (_, at) => ({ name: `word/${at}`, body: types.body })),
      ]),
      'one without its table': zip(wordParts).subarray(0, -22),
      'one whose table lies about where it is': Buffer.concat([zip(wordParts), archive]),
      'a page': page,
    }

    for (const [name, body] of Object.entries(refused)) {
      const sent = await send(await uploadFormFor(client, docx, 'handout'), body, docx)
      assert.equal(sent.status, 400, name)
      assert.deepEqual(await store.listing(), [], name)
    }
    const good = await send(await uploadFormFor(client, docx, 'handout'), zip(wordParts), docx)
    assert.equal(good.status, 200)
  })

  test('altered, foreign and expired signatures are rejected', async ({ client, assert }) => {
    const secret = createHmac('sha256', env.get('APP_KEY')).update('local storage').digest('hex')
    const now = Math.floor(Date.now() / 1000)
    const own = await uploadFormFor(client)
    const other = await uploadFormFor(client)
    const rule = { key: own.key, contentTypes: [png], maxBytes: 500_000 }
    const policy = (bucket: string, expire: number) => writePolicy({ ...rule, bucket, expire })
    const signed = (text: string, key = secret) => ({ policy: text, signature: signPolicy(text, key) })
    const wide = Buffer.from(own.policy, 'base64')
      .toString()
      .replace(/512000/, '999999999')

    const attempts: Record<string, [status: number, changed: object, type?: string]> = {
      'another person’s policy': [400, { policy: other.policy, signature: other.signature }],
      'another person’s key': [400, { key: other.key }],
      'a climbing key': [400, { key: '../../../etc/cron.d/x.png' }],
      'a key with a hidden name': [400, { key: 'image/cover/.x.png' }],
      'a key with a null': [400, { key: `${own.key}\u0000.png` }],
      'another access key': [400, { OSSAccessKeyId: 'root' }],
      'no signature': [400, { signature: '' }],
      'a widened policy': [400, { policy: Buffer.from(wide).toString('base64') }],
      'a policy signed by a stranger': [400, signed(policy('zhuxue', now + 60), 'stranger')],
      'a policy of another bucket': [400, signed(policy('elsewhere', now + 60))],
      'a policy that is over': [400, signed(policy('zhuxue', now - 1))],
      'a policy that is none': [400, signed('bm9uZQ==')],
      'another type': [400, {}, 'text/html'],
      'another picture type': [400, {}, 'image/jpeg'],
    }

    for (const [name, [status, changed, type]] of Object.entries(attempts)) {
      const sent = await send(own, cover, type, changed)
      assert.equal(sent.status, status, name)
      assert.deepEqual(await store.listing(), [], name)
    }
    assert.equal((await send(own, cover)).status, 200, 'the form as it was signed')
  })

  test('a key can be written only once', async ({ client, assert }) => {
    const uploadForm = await uploadFormFor(client)
    assert.equal((await send(uploadForm, cover)).status, 200)
    const first = await readFile(store.storage.files.pathOf(uploadForm.key))

    const again = await send(uploadForm, await picture(50, 28).png().toBuffer())

    assert.equal(again.status, 409)
    assert.deepEqual(await readFile(store.storage.files.pathOf(uploadForm.key)), first)

    const raced = await uploadFormFor(client)
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(raced, cover)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
    assert.lengthOf(await store.listing(), 2)
  })
})
