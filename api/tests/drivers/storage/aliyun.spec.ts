import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import OSS from 'ali-oss'
import sharp from 'sharp'
import { DriverFailure } from '#drivers/driver_failure'
import AliyunOss from '#drivers/storage/aliyun_oss'
import { LocalFiles } from '#drivers/storage/local_files'
import { KeyExists, UploadFormSeconds, type UploadForm } from '#drivers/storage/object_storage'
import { signOssPolicy } from '#drivers/storage/oss_signature'
import { UploadError } from '#drivers/storage/upload_error'
import { pictureSources } from '#media/pictures'
import { fakeBucket, fakeOssKey, fakeRegion } from '#tests/drivers/storage/fake_oss_signature'
import { openFakeOss } from '#tests/drivers/storage/fake_oss'
import { fillImageQueue } from '#tests/factories/fill_image_queue'
import { newKey, storageContract, type PostedFile } from '#tests/drivers/storage/contract'
import { hugePng, wordParts, zip } from '#tests/functional/media/hostile_files'

const png = 'image/png'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const picture = await sharp({ create: { width: 1000, height: 560, channels: 3, background: '#884422' } })
  .png()
  .toBuffer()

/** Posts the upload form with its file, as the admin does. */
function post({ host, fields }: UploadForm, { body, contentType, forged = {} }: PostedFile) {
  const { key, policy, signature } = forged
  const changed = {
    ...fields,
    ...(key && { key }),
    ...(policy && { policy }),
    ...(signature && { 'x-oss-signature': signature }),
  }
  return postFields(host, changed, new Blob([new Uint8Array(body)], { type: contentType }))
}

function postFields(host: string, fields: Record<string, string>, file: Blob) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('Content-Type', file.type)
  form.set('file', file, 'x.png')
  return fetch(host, { method: 'POST', body: form })
}

const taken = async (uploadForm: UploadForm, file: PostedFile) => (await post(uploadForm, file)).ok

interface PolicySigner {
  signPostObjectPolicyV4(policy: string, at: Date): string
}

test.group('Aliyun OSS', (group) => {
  let oss: Awaited<ReturnType<typeof openFakeOss>>
  let storage: AliyunOss
  let scratch: string
  const options = (key = fakeOssKey) => ({ key, region: fakeRegion, bucket: fakeBucket, address: oss.address })

  group.each.setup(async () => {
    oss = await openFakeOss()
    scratch = await mkdtemp(join(tmpdir(), 'zhuxue-scratch-'))
    storage = new AliyunOss(options(), new LocalFiles(scratch))
    return async () => {
      await oss.close()
      await rm(scratch, { recursive: true, force: true })
    }
  })

  for (const name of Object.keys(storageContract(null as never, taken))) {
    test(`contract: ${name}`, async ({ assert }) => {
      const promises = storageContract(storage, taken) as Record<string, Function>
      await promises[name](assert, picture)
    })
  }

  test('policies are signed like the vendor’s library does', async ({ assert }) => {
    const at = new Date('2026-11-21T08:15:00Z')
    const text = JSON.stringify({ expiration: '2026-11-21T08:20:00.000Z', conditions: [] })
    const library = new OSS({ ...fakeOssKey, region: `oss-${fakeRegion}` }) as unknown as PolicySigner

    const signed = signOssPolicy(Buffer.from(text).toString('base64'), { ...fakeOssKey, region: fakeRegion, at })

    assert.equal(signed, library.signPostObjectPolicyV4(text, at))
  })

  test('an upload signature expires after five minutes', async ({ assert }) => {
    const rule = { key: newKey('png'), contentTypes: [png], maxBytes: 100_000 }
    const uploadForm = await storage.uploadForm(rule)

    oss.clock.ahead = UploadFormSeconds + 1
    assert.equal((await post(uploadForm, { body: picture, contentType: png })).status, 403)
    oss.clock.ahead = UploadFormSeconds - 2
    assert.equal((await post(uploadForm, { body: picture, contentType: png })).status, 200)
  })

  test('an upload signature cannot publish a handout or overwrite', async ({ assert }) => {
    const key = newKey('pdf', 'handout')
    const type = 'application/pdf'
    const { host, fields } = await storage.uploadForm({ key, contentTypes: [type], maxBytes: 100 })
    const file = new Blob(['%PDF-1.7'], { type })
    const without = (name: string) => Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

    for (const changed of [
      { ...fields, 'x-oss-object-acl': 'public-read' },
      without('x-oss-object-acl'),
      { ...fields, 'x-oss-forbid-overwrite': 'false' },
      without('x-oss-forbid-overwrite'),
      without('x-oss-signature'),
    ]) {
      assert.isFalse((await postFields(host, changed, file)).ok)
    }
    assert.equal(oss.objects.size, 0)
    assert.isTrue((await postFields(host, fields, file)).ok)
    assert.isFalse((await postFields(host, fields, file)).ok)
  })

  test('one of two simultaneous uploads with one signature wins', async ({ assert }) => {
    const rule = { key: newKey('png'), contentTypes: [png], maxBytes: 100_000 }
    const uploadForm = await storage.uploadForm(rule)
    const file = { body: picture, contentType: png }

    const results = await Promise.all([1, 2, 3].map(() => taken(uploadForm, file)))

    assert.equal(results.filter(Boolean).length, 1)
  })

  test('pictures are public, handouts need a signed URL', async ({ assert }) => {
    const [cover, handout] = [newKey('png'), newKey('pdf', 'handout')]
    await storage.put(cover, picture)
    await storage.put(handout, Buffer.from('%PDF-1.7'))

    assert.equal((await fetch(storage.publicUrl(cover))).status, 200)
    assert.equal((await fetch(storage.publicUrl(handout))).status, 403)

    const link = await storage.signedUrl(handout, 600, '讲义（一）.pdf')
    const read = await fetch(link)
    assert.equal(await read.text(), '%PDF-1.7')
    assert.equal(
      read.headers.get('content-disposition'),
      `attachment; filename*=UTF-8''${encodeURIComponent('讲义（一）.pdf')}`
    )
    const other = link.replace(handout, newKey('pdf', 'handout'))
    assert.equal((await fetch(other)).status, 403)
    assert.equal((await fetch(link.replace('x-oss-expires=600', 'x-oss-expires=6000'))).status, 403)
    oss.clock.ahead = 601
    assert.equal((await fetch(link)).status, 403)
  })

  test('accept re-encodes uploaded pictures', async ({ assert }) => {
    const key = newKey('png')
    const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: 100_000 })
    const body = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')])
    assert.isTrue(await taken(uploadForm, { body, contentType: png }))

    const accepted = await storage.accept(key)

    const kept = oss.objects.get(key)!
    assert.deepEqual(accepted, { bytes: kept.body.length, contentType: png })
    assert.equal(kept.body.indexOf('script'), -1)
    assert.equal(kept.access, 'public-read')
  })

  test('accept deletes files of the wrong type', async ({ assert }) => {
    const [types, text] = wordParts
    const pretenders: [string, string, Buffer][] = [
      ['png', png, Buffer.from('<svg onload="alert(1)"/>')],
      ['png', png, picture.subarray(0, 60)],
      ['pdf', 'application/pdf', Buffer.from('<html>')],
      ['docx', docx, zip([types, { ...text, claims: 0xf0000000 }])],
    ]

    for (const [ending, contentType, body] of pretenders) {
      const key = newKey(ending, ending === 'png' ? 'image/cover' : 'handout')
      const uploadForm = await storage.uploadForm({ key, contentTypes: [contentType], maxBytes: 500_000 })
      assert.isTrue(await taken(uploadForm, { body, contentType }))
      assert.isNull(await storage.accept(key), ending)
      assert.isFalse(oss.objects.has(key))
    }
    assert.isNull(await storage.accept(newKey('png')))
  })

  test('accept deletes a large picture and reports the reason', async ({ assert }) => {
    const key = newKey('png')
    const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: 500_000 })
    assert.isTrue(await taken(uploadForm, { body: await hugePng(50_000), contentType: png }))

    await assert.rejects(() => storage.accept(key), 'upload refused: tooManyPixels')
    assert.isFalse(oss.objects.has(key))
  })

  test('accept keeps a picture while the queue is full', async ({ assert }) => {
    const key = newKey('png')
    const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: 500_000 })
    assert.isTrue(await taken(uploadForm, { body: picture, contentType: png }))

    const empty = fillImageQueue()
    await assert.rejects(() => storage.accept(key), 'upload refused: busy')
    await empty()

    assert.equal((await storage.accept(key))?.contentType, png)
  })

  test('accept reads only parts of a document', async ({ assert }) => {
    const body = zip([...wordParts, { name: 'word/media/1', body: Buffer.alloc(300_000, 7) }])
    const key = newKey('docx', 'handout')
    await storage.put(key, body)

    assert.deepEqual(await storage.accept(key), { bytes: body.length, contentType: docx })
    assert.deepEqual(oss.objects.get(key)!.body, body)
  })

  test('uploads through the server are checked before storing', async ({ assert }) => {
    const rule = { key: newKey('png'), contentTypes: [png], maxBytes: picture.length }
    const send = (body: Buffer) => storage.storeUpload(rule, Readable.from([body]))

    await assert.rejects(() => send(Buffer.from('<svg/>')), UploadError)
    await assert.rejects(() => send(Buffer.concat([picture, Buffer.alloc(1)])), UploadError)
    assert.equal(oss.objects.size, 0)

    assert.equal((await send(picture)).contentType, png)
    await assert.rejects(() => send(picture), 'upload refused: taken')
    const left = await readdir(scratch, { recursive: true, withFileTypes: true })
    assert.deepEqual(
      left.filter((entry) => entry.isFile()),
      []
    )
  })

  test('the store serves URLs of image variants', async ({ assert }) => {
    const key = 'image/cover/202611/7/abcdefghij0123456789.png'
    await storage.put(key, picture)

    for (const { type, srcSet } of pictureSources(storage.publicUrl(key), [400])) {
      const answer = await fetch(srcSet.replace(/ 400w$/, ''))
      assert.equal(answer.headers.get('content-type'), type)
      assert.equal((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width, 400)
    }
  })

  test('store errors are DriverFailures', async ({ assert }) => {
    const stranger = new AliyunOss(options({ ...fakeOssKey, accessKeySecret: 'guessed' }))
    await assert.rejects(() => stranger.put(newKey('png'), picture), DriverFailure)
    await assert.rejects(() => stranger.head(newKey('png')), DriverFailure)
    await assert.rejects(() => storage.put('../x.png', picture), DriverFailure)
    await storage.put('image/cover/1/2/x.png', picture)
    await assert.rejects(() => storage.put('image/cover/1/2/x.png', picture), KeyExists)

    await oss.close()
    await assert.rejects(() => storage.head(newKey('png')), DriverFailure)
    await assert.rejects(() => storage.delete(newKey('png')), DriverFailure)
  })
})
