import { test } from '@japa/runner'
import { default as jsqr } from 'jsqr'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { qrPng } from '#core/qr_code/qr_png'

const texts = [
  'https://example.com/index?exclusiveCode=ZXP001',
  'weixin://wxpay/bizpayurl?pr=p4lpSuKzz',
  '一级造价工程师',
  'x'.repeat(900),
]

test.group('QR codes as PNG', () => {
  test('a QR code can be read at {width} pixels')
    .with([{ width: 240 }, { width: 320 }, { width: 333 }])
    .run(({ assert }, { width }) => {
      for (const text of texts) {
        const picture = PNG.sync.read(qrPng(text, width))
        assert.deepEqual([picture.width, picture.height], [width, width])
        const pixels = new Uint8ClampedArray(picture.data)
        assert.equal(jsqr.default(pixels, width, width)?.data, text)
      }
    })

  test('libvips reads the picture as one bit per pixel', async ({ assert }) => {
    const picture = sharp(qrPng(texts[0], 240), { failOn: 'warning' })
    const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true })
    assert.equal(info.width, 240)
    assert.sameMembers([...new Set(data)], [0, 255])
  })

  test('the picture grows when its text needs more pixels', ({ assert }) => {
    const { width, data } = PNG.sync.read(qrPng('x'.repeat(900), 50))
    assert.isAbove(width, 50)
    assert.equal(jsqr.default(new Uint8ClampedArray(data), width, width)?.data, 'x'.repeat(900))
  })
})
