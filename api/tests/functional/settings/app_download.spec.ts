import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import env from '#start/env'

const folder = join(env.get('DATA_DIR'), 'app')

test.group('The mobile app', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await mkdir(folder, { recursive: true })
    return () => rm(folder, { recursive: true, force: true })
  })

  test('without a package nothing is counted', async ({ client, assert }) => {
    await writeFile(join(folder, 'notes.txt'), 'not a package')

    const download = await client.get('/api/public/download-app')
    const info = await client.get('/api/public/app-info')

    assert.equal(download.body().msg, '安装包尚未上传，请稍后再试')
    assert.deepEqual(info.body(), { code: '200', fileSize: 0, downloadCount: 0 })
  })

  test('the newest package is served and counted', async ({ client, assert }) => {
    await writeFile(join(folder, 'old.apk'), 'old')
    await utimes(join(folder, 'old.apk'), 1, 1)
    await writeFile(join(folder, 'zhuxue.apk'), 'the new package')

    const download = await client.get('/api/public/download-app')
    await client.get('/api/public/download-app')
    const info = await client.get('/api/public/app-info')

    assert.equal(download.status(), 200)
    assert.equal(download.header('content-type'), 'application/vnd.android.package-archive')
    assert.equal(download.header('content-disposition'), 'attachment; filename="zhuxue-1.0.0.apk"')
    assert.equal(download.header('content-length'), '15')
    assert.deepEqual(info.body(), { code: '200', fileSize: 15, downloadCount: 2 })
  })
})
