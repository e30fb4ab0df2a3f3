import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { LocalFiles } from '#drivers/storage/local_files'
import { LocalRenditions } from '#drivers/storage/local_renditions'
import LocalStorage from '#drivers/storage/local_storage'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { renditionUrl, pictureSources } from '#media/pictures'
import { filesUnder } from '#tests/factories/store_on_disk'

const key = 'image/cover/202611/7/abcdefghij0123456789.png'
const cover = await sharp({ create: { width: 1000, height: 560, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()

test.group('Image variants', (group) => {
  let root: string
  let storage: LocalStorage

  group.each.setup(async () => {
    root = await mkdtemp(join(tmpdir(), 'zhuxue-pictures-'))
    const pictures = new LocalRenditions(join(root, 'pictures'))
    storage = new LocalStorage(new LocalFiles(join(root, 'uploads')), pictures)
    app.container.swap(ObjectStorage, () => storage)
    await storage.put(key, cover)
    return async () => {
      app.container.restore(ObjectStorage)
      await rm(root, { recursive: true, force: true })
    }
  })

  test('every source of a cover has its width and format', async ({ client, assert }) => {
    const sources = pictureSources(storage.publicUrl(key), [200, 640])
    assert.deepEqual(
      sources.map(({ type }) => type),
      ['image/avif', 'image/webp']
    )

    for (const { type, srcSet } of sources) {
      for (const [url, wide] of srcSet.split(', ').map((one) => one.split(' '))) {
        const answer = await client.get(url)
        answer.assertStatus(200)
        answer.assertHeader('content-type', type)
        answer.assertHeader('cache-control', 'public, max-age=31536000, immutable')
        answer.assertHeader('x-content-type-options', 'nosniff')
        assert.match(answer.header('content-security-policy')!, /sandbox/)
        const { width, height, format } = await sharp(answer.body() as Buffer).metadata()
        assert.equal(`${width}w`, wide)
        assert.closeTo(width! / height!, 100 / 56, 0.02)
        assert.equal(format, type === 'image/avif' ? 'heif' : 'webp')
      }
    }
  })

  test('a narrow picture is not enlarged', async ({ client, assert }) => {
    const small = 'avatar/202611/7/abcdefghij0123456789.png'
    await storage.put(small, await sharp(cover).resize(64).png().toBuffer())

    const answer = await client.get(renditionUrl(storage.publicUrl(small), 1000, 'webp')!)

    assert.equal((await sharp(answer.body() as Buffer).metadata()).width, 64)
  })

  test('other widths and formats, private and escaping paths are not found', async ({ client, assert }) => {
    const handout = 'handout/202611/7/abcdefghij0123456789.pdf'
    await storage.put(handout, Buffer.from('%PDF-1.7'))

    for (const path of [
      `/pictures/201/${key}.avif`,
      `/pictures/1e9/${key}.avif`,
      `/pictures/-200/${key}.avif`,
      `/pictures/200/${key}`,
      `/pictures/200/${key}.gif`,
      `/pictures/200/${key}.svg`,
      `/pictures/200/image/cover/202611/7/nobody.png.avif`,
      `/pictures/200/${handout}.avif`,
      `/pictures/200/image/%2e%2e/handout/202611/7/abcdefghij0123456789.pdf.avif`,
      `/pictures/200/..%2f..%2fsecrets.json.avif`,
      `/pictures/200`,
    ]) {
      const answer = await client.get(path)
      assert.equal(answer.status(), 404, path)
    }
    assert.deepEqual(await filesUnder(join(root, 'pictures')), [])
  })

  test('twenty simultaneous requests share one cached image variant', async ({ client, assert }) => {
    const url = renditionUrl(storage.publicUrl(key), 400, 'avif')!

    const answers = await Promise.all(Array.from({ length: 20 }, () => client.get(url)))

    assert.isTrue(answers.every((answer) => answer.status() === 200))
    assert.lengthOf(await filesUnder(join(root, 'pictures')), 1)
    const made = await stat(join(root, 'pictures/400', `${key}.avif`))
    await client.get(url)
    assert.equal((await stat(join(root, 'pictures/400', `${key}.avif`))).mtimeMs, made.mtimeMs)
  })

  test('the original is served where no variant can be created', async ({ client, assert }) => {
    const broken = 'image/cover/202611/7/abcdefghij9876543210.png'
    await storage.put(broken, Buffer.from('not a picture'))

    const answer = await client.get(renditionUrl(storage.publicUrl(broken), 400, 'avif')!)

    answer.assertStatus(200)
    answer.assertHeader('content-type', 'image/png')
    answer.assertHeader('cache-control', 'no-store')
    assert.deepEqual(await filesUnder(join(root, 'pictures')), [])
  })

  test('a deleted picture is gone in every size', async ({ client }) => {
    const url = renditionUrl(storage.publicUrl(key), 400, 'webp')!
    ;(await client.get(url)).assertStatus(200)

    await storage.delete(key)

    ;(await client.get(url)).assertStatus(404)
  })

  test('cached image variants stay below their limit', async ({ assert }) => {
    const pictures = new LocalRenditions(join(root, 'few'), 3_000)
    const original = storage.files.pathOf(key)

    for (const width of [200, 400, 640, 1000, 300, 500, 700]) {
      assert.isNotNull(await pictures.rendition(original, key, { width, format: 'webp' }))
    }

    const kept = await filesUnder(join(root, 'few'))
    const found = await readdir(join(root, 'few'), { recursive: true, withFileTypes: true })
    const sizes = await Promise.all(
      found
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
    )
    assert.isBelow(kept.length, 7)
    assert.isAtLeast(kept.length, 1)
    assert.isAtMost(
      sizes.reduce((sum, size) => sum + size, 0),
      3_000
    )
  })

  test('a foreign URL has no image variants', ({ assert }) => {
    const foreign = [
      null,
      '',
      '/images/app-qr.png',
      '/uploads/handout/202611/7/abcdefghij0123456789.pdf',
      '/uploads/image/../secrets.png',
      'https://elsewhere.example/cover.png',
      'javascript:alert(1)//image/cover/202611/7/abcdefghij0123456789.png',
    ]
    for (const address of foreign) assert.deepEqual(pictureSources(address), [], address ?? 'null')
  })

  test('the cloud renders pictures stored in the cloud', ({ assert }) => {
    const [{ srcSet }] = pictureSources(`https://pictures.example/${key}`, [400, 640])

    assert.deepEqual(srcSet.split(', '), [
      `https://pictures.example/${key}?x-oss-process=image%2Fresize%2Cw_400%2Fformat%2Cavif 400w`,
      `https://pictures.example/${key}?x-oss-process=image%2Fresize%2Cw_640%2Fformat%2Cavif 640w`,
    ])
  })
})
