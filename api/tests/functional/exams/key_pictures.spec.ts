import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import sharp from 'sharp'
import { Role } from '#core/roles'
import env from '#start/env'
import { createUser } from '#tests/factories/accounts'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'

const origin = `http://127.0.0.1:${env.get('PORT')}`

test.group('Images of questions', (group) => {
  let store: StoreOnDisk

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    store = await storeOnDisk()
    return store.removeStore
  })

  /** Uploads an image with a telling name and EXIF data. */
  async function upload(token: string, name: string): Promise<string> {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1b4a7c' } })
      .withExif({ IFD0: { ImageDescription: `answer ${name}` } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('category', 'image/editor')
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
    const answer = await fetch(`${origin}/api/files/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: token },
    })
    return ((await answer.json()) as { url: string }).url
  }

  /** The response for an image, without headers that depend on the time or the request. */
  async function served(path: string) {
    const answer = await fetch(origin + path)
    const ofTheMoment = { 'date': '', 'x-request-id': '', 'last-modified': '' }
    const headers: Record<string, string> = { ...Object.fromEntries(answer.headers), ...ofTheMoment }
    return { status: answer.status, headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('URL, headers and content disclose no file name or EXIF', async ({ assert }) => {
    const { token } = await createUser(Role.Teacher)
    const [right, wrong] = [await upload(token, '正确答案B-right.png'), await upload(token, '错误选项C-no.png')]
    const shape = /^\/uploads\/image\/editor\/\d{6}\/\d+\/[A-Za-z0-9]{20}\.png$/
    for (const url of [right, wrong]) assert.match(url, shape)
    assert.notEqual(right, wrong)

    for (const widthOf of [
      (url: string) => url,
      (url: string) => `${url.replace('/uploads/', '/pictures/200/')}.avif`,
    ]) {
      const [one, other] = [await served(widthOf(right)), await served(widthOf(wrong))]
      assert.equal(one.status, 200)
      assert.isTrue(one.bytes.equals(other.bytes))
      const disclosed = JSON.stringify([one.headers, other.headers]) + one.bytes.toString('latin1')
      assert.notMatch(disclosed, /right|answer|%E6%AD%A3|正确/i)
      const names = Object.keys(one.headers)
      assert.deepEqual(names, Object.keys(other.headers))
      assert.equal(one.headers['content-length'], other.headers['content-length'])
    }
  })
})
