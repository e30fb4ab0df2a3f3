import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { DriverFailure } from '#drivers/driver_failure'
import { LocalFiles } from '#drivers/storage/local_files'
import LocalStorage from '#drivers/storage/local_storage'
import { StorageFull, UploadFormSeconds, type UploadForm } from '#drivers/storage/object_storage'
import { writePolicy } from '#drivers/storage/post_policy'
import { UploadError } from '#drivers/storage/upload_error'
import { newKey, storageContract, type PostedFile } from '#tests/drivers/storage/contract'

const png = 'image/png'
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
const picture = await noise(100, 56).png().toBuffer()

async function post(storage: LocalStorage, uploadForm: UploadForm, file: PostedFile) {
  const { key, policy, signature, accessId } = { ...uploadForm, ...file.forged }
  const form = { key, policy, signature, 'OSSAccessKeyId': accessId, 'content-type': file.contentType }
  return storage.storeUpload(storage.verifyForm(form), Readable.from([file.body]))
}

/** Every file below a folder, incomplete ones included. */
async function filesUnder(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** A disk that is full at the last write. */
class FullDisk extends LocalFiles {
  openForWriting(path: string): Writable {
    const file = super.openForWriting(path)
    file._write = (_chunk, _encoding, done) => done(noSpace())
    return file
  }

  async write(path: string, body: Buffer) {
    await super.write(path, body.subarray(0, 1))
    throw noSpace()
  }
}

const noSpace = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

test.group('Local object store', (group) => {
  let root: string
  let storage: LocalStorage

  group.each.setup(async () => {
    root = await mkdtemp(join(tmpdir(), 'zhuxue-store-'))
    storage = new LocalStorage(new LocalFiles(root))
    return () => rm(root, { recursive: true, force: true })
  })

  const taken = (uploadForm: UploadForm, file: PostedFile) =>
    post(storage, uploadForm, file).then(
      () => true,
      (error) => {
        if (error instanceof UploadError) return false
        throw error
      }
    )

  for (const name of Object.keys(storageContract(null as never, taken))) {
    test(`contract: ${name}`, async ({ assert }) => {
      const promises = storageContract(storage, taken) as Record<string, Function>
      await promises[name](assert, picture)
    })
  }

  test('an upload signature expires after five minutes', async ({ assert }) => {
    const key = newKey('png')
    const { expire } = await storage.uploadForm({ key, contentTypes: [png], maxBytes: 10 })
    assert.closeTo(expire, Date.now() / 1000 + UploadFormSeconds, 30)

    const past = Math.floor(Date.now() / 1000) - 1
    const policy = writePolicy({ bucket: 'zhuxue', key, contentTypes: [png], maxBytes: 1e6, expire: past })
    const secret = createHmac('sha256', process.env.APP_KEY!).update('local storage').digest('hex')
    const signature = createHmac('sha1', secret).update(policy).digest('base64')
    const form = { key, policy, signature, 'OSSAccessKeyId': 'local', 'content-type': png }

    assert.throws(() => storage.verifyForm(form), 'upload refused: expired')
  })

  test('a file of the wrong type leaves nothing', async ({ assert }) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const bomb = await noise(7000, 7000).png().toBuffer()
    const disguised: [string, string, Buffer][] = [
      ['png', png, svg],
      ['png', png, Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['png', png, Buffer.from('GIF89a;alert(1)')],
      ['png', png, picture.subarray(0, 60)],
      ['png', png, bomb],
      ['jpg', 'image/jpeg', Buffer.from('MZ')],
      ['pdf', 'application/pdf', picture],
      ['docx', 'application/msword', Buffer.from('<html>')],
    ]

    for (const [extension, type, body] of disguised) {
      const key = newKey(extension)
      const uploadForm = await storage.uploadForm({ key, contentTypes: [type], maxBytes: 10_000_000 })
      assert.isFalse(await taken(uploadForm, { body, contentType: type }), `${extension} ${body.length}`)
    }
    assert.deepEqual(await filesUnder(root), [])
  })

  test('pictures are re-encoded without metadata', async ({ assert }) => {
    const photo = await noise(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const tail = Buffer.from('<?php evil(); ?>')
    const body = Buffer.concat([photo, tail])
    const key = newKey('png')
    const uploadForm = await storage.uploadForm({ key, contentTypes: ['image/jpeg'], maxBytes: 100_000 })

    await post(storage, uploadForm, { body, contentType: 'image/jpeg' })

    const stored = await readFile(storage.files.pathOf(key))
    const { format, width, height, exif } = await sharp(stored).metadata()
    assert.deepEqual({ format, width, height, exif }, { format: 'png', width: 20, height: 40, exif: undefined })
    assert.isFalse(stored.includes('evil'))
    assert.isFalse(stored.includes('script'))
  })

  test('one of two simultaneous uploads with one signature wins', async ({ assert }) => {
    const key = newKey('png')
    const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: 100_000 })

    const results = await Promise.all([1, 2, 3].map(() => taken(uploadForm, { body: picture, contentType: png })))

    assert.equal(results.filter(Boolean).length, 1)
    assert.lengthOf(await filesUnder(root), 1)
  })

  test('an aborted upload leaves nothing', async ({ assert }) => {
    const key = newKey('png')
    const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: 100_000 })
    const { policy, signature, accessId } = uploadForm
    const rule = storage.verifyForm({ key, policy, signature, 'OSSAccessKeyId': accessId, 'content-type': png })
    async function* broken() {
      yield picture.subarray(0, 50)
      throw new Error('Request aborted')
    }

    await assert.rejects(() => storage.storeUpload(rule, Readable.from(broken())))
    assert.deepEqual(await filesUnder(root), [])
  })

  test('a full disk is reported and leaves nothing', async ({ assert }) => {
    storage = new LocalStorage(new FullDisk(root))
    const key = newKey('png')
    const uploadForm = await storage.uploadForm({ key, contentTypes: [png], maxBytes: 100_000 })

    await assert.rejects(() => post(storage, uploadForm, { body: picture, contentType: png }), /full/)
    await assert.rejects(() => storage.put(key, picture), StorageFull)
    assert.deepEqual(await filesUnder(root), [])
  })

  test('keys cannot leave the folder or hide files', async ({ assert }) => {
    for (const key of ['../x.png', 'image/../../x.png', '/etc/x.png', 'image/.x.png', 'image/x', 'image/x.png/']) {
      await assert.rejects(() => storage.put(key, picture), DriverFailure)
      assert.isNull(await storage.head(key))
    }
  })

  test('a signed URL reads its object until it expires', async ({ assert }) => {
    const key = newKey('pdf', 'handout')
    const read = (url: string) => {
      const { searchParams } = new URL(url, 'http://localhost')
      return {
        expires: Number(searchParams.get('expires')),
        name: searchParams.get('name')!,
        signature: searchParams.get('signature')!,
      }
    }
    const link = read(await storage.signedUrl(key, 60, '讲义.pdf'))
    const over = read(await storage.signedUrl(key, -1, '讲义.pdf'))

    assert.isTrue(storage.mayRead(key, link))
    assert.isFalse(storage.mayRead(newKey('pdf', 'handout'), link))
    assert.isFalse(storage.mayRead(key, { ...link, expires: link.expires + 60 }))
    assert.isFalse(storage.mayRead(key, { ...link, name: 'x.html' }))
    assert.isFalse(storage.mayRead(key, over))
  })
})
