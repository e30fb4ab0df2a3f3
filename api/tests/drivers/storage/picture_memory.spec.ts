import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { QueueFull } from '#drivers/storage/concurrency_limit'
import { imageQueue } from '#drivers/storage/image_queue'
import { peakDecodeBytes, reencodePicture } from '#drivers/storage/reencode_picture'
import { pictureLimits } from '#drivers/storage/picture_limits'
import { environment } from '../../../../scripts/toolbox.mjs'
import { fillImageQueue } from '#tests/factories/fill_image_queue'
import { worstPictures } from './worst_pictures.js'

const run = promisify(execFile)
const script = app.makePath('tests/drivers/storage/measure_pictures.ts')
const exec = ['--disable-warning=ExperimentalWarning', '--import=@poppinss/ts-exec', script]

function flat(width: number, height = width) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
}

/** The tests use no database, so the run on SQLite is enough. */
const onMysql = process.env.DB_CONNECTION === 'mysql'

test.group('Memory of pictures', (group) => {
  let folder: string

  group.each.skip(onMysql, 'needs no database, and runs on SQLite')
  group.setup(async () => {
    if (onMysql) return () => {}
    folder = await mkdtemp(join(tmpdir(), 'zhuxue-worst-'))
    await writeFile(join(folder, 'warm-up.jpg'), await flat(50).jpeg().toBuffer())
    for (const [name, make] of Object.entries(worstPictures())) {
      const body = await make()
      const isPng = body.subarray(1, 4).toString('latin1') === 'PNG'
      await writeFile(join(folder, `${name}.${isPng ? 'png' : 'jpg'}`), body)
    }
    return () => rm(folder, { recursive: true, force: true })
  })

  test('CMYK samples are created as CMYK and rotated', async ({ assert }) => {
    const { space, channels, orientation } = await sharp(join(folder, 'baseline CMYK JPEG.jpg')).metadata()
    assert.deepEqual({ space, channels, orientation }, { space: 'cmyk', channels: 4, orientation: 6 })
  })

  test('twenty of the worst pictures need less than 100 MB', async ({ assert }) => {
    const { stdout } = await run(process.execPath, [...exec, folder, 'image/editor'], {
      cwd: app.makePath(),
      env: environment(),
    })
    const { megabytes, outcomes } = JSON.parse(stdout)

    assert.lengthOf(outcomes, 20)
    for (const [name, outcome] of outcomes) {
      const expected = /animated/.test(name) ? 'otherType' : /huge/.test(name) ? 'tooManyPixels' : 'stored'
      assert.equal(outcome, expected, name)
    }
    assert.isBelow(megabytes, 100)
    console.log(`    grew by ${Math.round(megabytes)} MB`)
  }).timeout(120_000)
})

test.group('Limits of pictures', () => {
  test('pixels are limited by use')
    .with([
      ['avatar', 2000, 2001],
      ['image/param', 2000, 2001],
      ['image/cover', 4000, 4001],
      ['image/editor', 4000, 4001],
      ['another', 2000, 2001],
    ] as const)
    .run(async ({ assert }, [category, good, tooMany]) => {
      const key = `${category}/202608/7/x.png`
      const { width, height } = await sharp(await reencodePicture(await pngOf(good), key)).metadata()
      assert.equal(width, Math.min(good, pictureLimits(key).maxSide))
      assert.equal(height, width)
      const refused = reencodePicture(await pngOf(tooMany), key)
      await assert.rejects(() => refused, 'upload refused: tooManyPixels')
    })

  test('a picture decoded as a whole is limited for every use', async ({ assert }) => {
    const key = 'image/editor/202608/7/x.jpg'
    const jpeg = (side: number, progressive: boolean) => flat(side).jpeg({ progressive }).toBuffer()

    await reencodePicture(await jpeg(2000, true), key)
    await reencodePicture(await jpeg(2001, false), key)
    const refused = reencodePicture(await jpeg(2001, true), key)
    await assert.rejects(() => refused, 'upload refused: tooManyPixels')
  })

  test('decoder memory depends on format, channels, depth and rotation', ({ assert }) => {
    const held = (header: object) =>
      peakDecodeBytes({ width: 10, height: 10, channels: 3, depth: 'uchar', ...header } as Parameters<
        typeof peakDecodeBytes
      >[0])

    assert.equal(held({ format: 'jpeg' }), 0)
    assert.equal(held({ format: 'jpeg', orientation: 6 }), 0)
    assert.equal(held({ format: 'jpeg', isProgressive: true }), 600)
    assert.equal(held({ format: 'jpeg', isProgressive: true, channels: 4 }), 800)
    assert.equal(held({ format: 'png' }), 0)
    assert.equal(held({ format: 'png', isProgressive: true }), 300)
    assert.equal(held({ format: 'png', orientation: 6, depth: 'ushort' }), 900)
  })

  test('a rotated picture is stored upright and small', async ({ assert }) => {
    const lying = await flat(1600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const stored = await sharp(await reencodePicture(lying, 'avatar/202608/7/x.jpg')).metadata()

    assert.deepEqual([stored.width, stored.height], [320, 640])
    assert.isUndefined(stored.orientation)
  })
})

test.group('Queue of pictures', () => {
  test('pictures are decoded one by one, uploads before image variants', async ({ assert }) => {
    const order: string[] = []
    let running = 0
    const work = (name: string) => async () => {
      assert.equal(++running, 1)
      await new Promise((resolve) => setImmediate(resolve))
      order.push(name)
      running--
    }
    await Promise.all([
      imageQueue.run('renditions', work('first')),
      imageQueue.run('renditions', work('rendition')),
      imageQueue.run('uploads', work('upload')),
      imageQueue.run('uploads', work('upload too')),
    ])

    assert.deepEqual(order, ['first', 'upload', 'upload too', 'rendition'])
  })

  test('an upload beyond the queue limit is rejected as busy', async ({ assert }) => {
    const empty = fillImageQueue()
    const small = await flat(20).png().toBuffer()

    const refused = reencodePicture(small, 'avatar/202608/7/x.png')
    await assert.rejects(() => refused, 'upload refused: busy')
    await assert.rejects(() => imageQueue.run('uploads', async () => {}), QueueFull)
    const rendition = imageQueue.run('renditions', async () => 'made')

    await empty()
    assert.equal(await rendition, 'made')
    assert.isNotEmpty(await reencodePicture(small, 'avatar/202608/7/x.png'))
  })
})

function pngOf(side: number): Promise<Buffer> {
  return flat(side).png().toBuffer()
}
