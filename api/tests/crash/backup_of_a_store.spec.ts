import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkBackup } from '#core/backups/check_backup'
import AliyunOss from '#drivers/storage/aliyun_oss'
import { openFakeOss } from '#tests/drivers/storage/fake_oss'
import { fakeBucket, fakeOssKey, fakeRegion } from '#tests/drivers/storage/fake_oss_signature'
import { newKey } from '#tests/drivers/storage/contract'
import { BackupPlaces } from './backup_places.js'

test.group('Backup of an object store', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('a backup lists the objects and reports deleted ones', async ({ assert, cleanup }) => {
    const oss = await openFakeOss()
    cleanup(() => oss.close())
    const settings = {
      STORAGE_DRIVER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: fakeOssKey.accessKeyId,
      ALIYUN_ACCESS_KEY_SECRET: fakeOssKey.accessKeySecret,
      ALIYUN_OSS_REGION: fakeRegion,
      ALIYUN_OSS_BUCKET: fakeBucket,
      ALIYUN_OSS_ADDRESS: oss.address,
    }
    const { address } = oss
    const storage = new AliyunOss({ key: fakeOssKey, region: fakeRegion, bucket: fakeBucket, address })
    const [kept, lost, changed] = [1, 2, 3].map(() => newKey('pdf', 'handout'))
    for (const key of [kept, lost, changed]) {
      await storage.put(key, Buffer.from('%PDF-1.7'))
    }
    const places = await BackupPlaces.prepare(settings)
    cleanup(() => places.dispose())
    const { code, text } = await places.backup()
    assert.equal(code, 0, text)
    assert.include(text, '3 objects of the store are listed')
    const [name] = await readdir(join(places.folder, 'kept'))
    const folder = join(places.folder, 'kept', name)
    await checkBackup(folder, { outside: storage, withoutFiles: false })

    oss.objects.delete(lost)
    oss.objects.get(changed)!.body = Buffer.from('%PDF-9.9')
    const refused = await places.restore(folder)
    assert.equal(refused.code, 1, refused.text)
    assert.include(refused.text, `${lost} is missing in the object store`)
    assert.include(refused.text, `${changed} was changed in the object store`)
    assert.notInclude(refused.text, kept)

    await assert.rejects(() => checkBackup(folder, { outside: null, withoutFiles: false }), /STORAGE_DRIVER is "local"/)
  }).timeout(120_000)
})
