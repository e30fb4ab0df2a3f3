import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Assert } from '@japa/assert'
import { DriverFailure } from '#drivers/driver_failure'
import { KeyExists, type ObjectStorage, type UploadForm } from '#drivers/storage/object_storage'
import { UploadError } from '#drivers/storage/upload_error'

/** Posts one form to the store as a browser would. @returns whether the store accepted it */
export type Post = (uploadForm: UploadForm, file: PostedFile) => Promise<boolean>

export interface PostedFile {
  body: Buffer
  contentType: string
  /** Fields that differ from those of the upload form. */
  forged?: Partial<UploadForm>
}

export const newKey = (extension: string, category = 'image/cover') =>
  `${category}/202608/7/${randomBytes(10).toString('hex')}.${extension}`

/** The contract of every object store; each function is one test. */
export function storageContract(storage: ObjectStorage, post: Post) {
  const png = 'image/png'

  return {
    async 'what was put can be found, addressed and deleted'(assert: Assert) {
      const key = newKey('pdf', 'handout')
      await storage.put(key, Buffer.from('%PDF-1.7 讲义'), 'application/pdf')

      assert.deepEqual(await storage.head(key), { bytes: 15, contentType: 'application/pdf' })
      await storage.delete(key)
      assert.isNull(await storage.head(key))
      await storage.delete(key)
    },

    async 'an object is read as a stream, whole or in part'(assert: Assert) {
      const key = newKey('apk', 'app')
      await storage.put(key, Buffer.from('0123456789'), 'application/vnd.android.package-archive')
      const text = async (range?: { start: number; end: number }) =>
        Buffer.concat(await (await storage.open(key, range)).toArray()).toString()

      assert.equal(await text(), '0123456789')
      assert.equal(await text({ start: 3, end: 5 }), '345')
      await assert.rejects(() => storage.open(newKey('apk', 'app')), DriverFailure)
      await assert.rejects(() => storage.open('../secrets.json'), DriverFailure)
    },

    async 'all objects are listed with their bytes'(assert: Assert) {
      const keys = Array.from({ length: 5 }, () => newKey('pdf', 'handout'))
      for (const key of keys) await storage.put(key, Buffer.from('%PDF-1.7 讲义'), 'application/pdf')
      const listed = await Array.fromAsync(storage.list())

      const found = listed.filter(({ key }) => keys.includes(key))
      assert.sameMembers(
        found.map(({ key }) => key),
        keys
      )
      for (const { bytes, etag } of found) {
        assert.equal(bytes, 15)
        assert.isNotEmpty(etag)
      }
    },

    async 'an object is written once'(assert: Assert) {
      const key = newKey('png')
      await storage.put(key, Buffer.from('first'), png)

      await assert.rejects(() => storage.put(key, Buffer.from('second'), png), KeyExists)
      assert.equal((await storage.head(key))?.bytes, 5)
    },

    async 'a public address leads back to its key, and no other address does'(assert: Assert) {
      const key = newKey('png')

      assert.equal(storage.keyOf(storage.publicUrl(key)), key)
      for (const foreign of [
        `https://elsewhere.example/${key}`,
        `${storage.publicUrl(key)}/../../secrets.json`,
        storage.publicUrl('../secrets.json'),
        `javascript:alert(1)//${key}`,
        '',
      ]) {
        assert.isNull(storage.keyOf(foreign), foreign)
      }
    },

    async 'an upload form opens the store for its own key, once'(assert: Assert, picture: Buffer) {
      const key = newKey('png')
      const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: picture.length })

      assert.isTrue(await post(uploadForm, { body: picture, contentType: png }))
      assert.equal((await storage.head(key))?.contentType, png)
      assert.isFalse(await post(uploadForm, { body: picture, contentType: png }))
    },

    async 'what comes through the server is held to the same rule'(assert: Assert, picture: Buffer) {
      const rule = { key: newKey('png'), contentTypes: [png], maxBytes: picture.length }
      const send = (body: Buffer) => storage.storeUpload(rule, Readable.from([body]))

      for (const body of [
        Buffer.from('<svg onload="alert(1)"/>'),
        Buffer.concat([picture, Buffer.from([0])]),
        Buffer.alloc(0),
      ]) {
        await assert.rejects(() => send(body), UploadError)
        assert.isNull(await storage.head(rule.key))
      }
      assert.equal((await send(picture)).contentType, png)
      await assert.rejects(() => send(picture), 'upload refused: taken')
    },

    async 'what was put well can be relied on, what is not there cannot'(assert: Assert, picture: Buffer) {
      const key = newKey('png')
      const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: picture.length })
      assert.isNull(await storage.accept(key))
      await post(uploadForm, { body: picture, contentType: png })

      assert.deepEqual(await storage.accept(key), await storage.head(key))
      assert.isNull(await storage.accept('../secrets.json'))
    },

    async 'what the upload form does not allow is refused and leaves nothing'(assert: Assert, picture: Buffer) {
      const rule = { contentTypes: [png], maxBytes: picture.length }
      const other = newKey('png')
      const attempts: Record<string, (uploadForm: UploadForm) => Promise<boolean>> = {
        'one byte too many': (uploadForm) =>
          post(uploadForm, { body: Buffer.concat([picture, Buffer.from([0])]), contentType: png }),
        'nothing at all': (uploadForm) => post(uploadForm, { body: Buffer.alloc(0), contentType: png }),
        'another type': (uploadForm) => post(uploadForm, { body: picture, contentType: 'text/html' }),
        'another key': (uploadForm) => post(uploadForm, { body: picture, contentType: png, forged: { key: other } }),
        'a climbing key': (uploadForm) =>
          post(uploadForm, { body: picture, contentType: png, forged: { key: '../../x.png' } }),
        'a forged signature': (uploadForm) =>
          post(uploadForm, { body: picture, contentType: png, forged: { signature: 'AAAA' } }),
        'a widened policy': (uploadForm) =>
          post(uploadForm, { body: picture, contentType: png, forged: { policy: widened(uploadForm) } }),
      }

      for (const [name, attempt] of Object.entries(attempts)) {
        const key = newKey('png')
        assert.isFalse(await attempt(await storage.uploadForm({ key, ...rule })), name)
        assert.isNull(await storage.head(key), name)
        assert.isNull(await storage.head(other), name)
      }
    },
  }
}

function widened({ policy }: UploadForm): string {
  const text = Buffer.from(policy, 'base64').toString()
  return Buffer.from(text.replace(/"content-length-range",1,\d+/, '"content-length-range",1,999999999')).toString(
    'base64'
  )
}
