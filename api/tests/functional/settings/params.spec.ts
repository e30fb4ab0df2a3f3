import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { settings, settingMessages } from '#settings/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { coverUrl, storeWithCover } from '#tests/factories/course_admin_client'

const save = (client: ApiClient, { token }: CreatedUser, form: object) =>
  client.post('/api/admin/params').as(token).json(form)
const open = async (client: ApiClient) => (await client.get('/api/public/params')).body().params

const wrong: [string, unknown][] = [
  ...['', 'admin', 1, []].map((value): [string, unknown] => ['authType', value]),
  ...['', '1', 'v1.0', '1.0.0-beta', '1.2.3.4.5'].map((value): [string, unknown] => ['version', value]),
  ['update', '长'.repeat(2001)],
  ['groupInfo', '长'.repeat(501)],
  ['recordNumber', '长'.repeat(51)],
  ...['12345', '0531-88000001,abc', '1,2,3'].map((value): [string, unknown] => ['servicePhones', value]),
  ['servicePhones', '0531-88000001,0531-88000002,0531-88000003,0531-88000004'],
  ...['0531-88000001,0531-88000002', '<b>'].map((value): [string, unknown] => ['complaintPhone', value]),
  ...['', '8:30-17:00', '08:30-25:00', '全天'].map((value): [string, unknown] => ['serviceHours', value]),
  ...[0, 101, 60.5, 'sixty', ''].map((value): [string, unknown] => ['passLine', value]),
  ...[0, 3651, -1, 1.5].map((value): [string, unknown] => ['validityDays', value]),
  ...[0, 1_000_001].map((value): [string, unknown] => ['smsPerDay', value]),
  ...[1, 'x'].map((value): [string, unknown] => ['anomalyDeviceSwitches', value]),
  ['anomalyRefusedBeats', 0],
  ['anomalyAddressAccounts', 1],
  ['anomaliesForAuditors', 'yes'],
  ['testBeforeUpload', 'always'],
  ...[-1, 51, 1.5, ''].map((value): [string, unknown] => ['hoursKeptYears', value]),
  ...[0, 'x', 1.5, -1].map((value): [string, unknown] => ['helpCourseId', value]),
  ...['省厅', '省厅 ftp://example.com', '省厅 javascript:alert(1)', `${'长'.repeat(21)} https://example.com`].map(
    (value): [string, unknown] => ['footerLinks', value]
  ),
  ['footerLinks', Array(7).fill('省厅 https://example.com').join('\n')],
  ...['https://evil.example/qr.png', '/images/other.png', coverUrl].map((value): [string, unknown] => [
    'serviceQrUrl',
    value,
  ]),
  ['serviceQrUrl', '/uploads/image/param/202608/1/abcdefghij0123456789.png'],
  ['appQrUrl', 'javascript:alert(1)'],
  ...[
    'http://partner.example/?c={liveCode}',
    'https://partner.example/?id={idCard}',
    'https://{liveCode}.partner.example/',
    'https://partner.example{liveCode}/',
    'https://{idCard}@partner.example/{liveCode}',
    'https://user:secret@partner.example/{liveCode}',
    'https://partner.example/{liveCode}?{phone}',
    'https://partner.example\\@evil.example/{liveCode}',
    'javascript:alert("{liveCode}")',
    `https://partner.example/{liveCode}/${'a'.repeat(500)}`,
  ].map((value): [string, unknown] => ['cooperativeUrl.jdgc', value]),
]

test.group('System settings', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('saved settings are public at once', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const answer = await save(client, admin, {
      authType: 'verifyCode',
      version: '2.10.3',
      update: '修复若干问题\n新增错题本',
      servicePhones: ' 0531-88111111， 15011112222 ',
      complaintPhone: '400-800-1234',
      serviceHours: '09:00-18:00',
      passLine: 70,
      validityDays: '730',
    })
    assert.equal(answer.body().msg, '保存成功')

    const params = await open(client)
    assert.include(params, {
      authType: 'verifyCode',
      version: '2.10.3',
      update: '修复若干问题\n新增错题本',
      servicePhones: '0531-88111111,15011112222',
      passLine: '70',
      validityDays: '730',
      recordNumber: settings.recordNumber.value,
    })
    const signIn = (await client.get('/api/public/auth-type')).body()
    assert.include(signIn, { authType: 'verifyCode', listsPeople: true })

    await save(client, admin, { update: '' })
    assert.include(await open(client), { update: '', version: '2.10.3' })
  })

  test('{0} rejects {1} with its message')
    .with(wrong)
    .run(async ({ client, assert }, [name, value]) => {
      const answer = await save(client, await createUser(Role.Admin), { version: '9.9.9', [name]: value })

      const { code, msg, errors } = answer.body()
      assert.equal(code, 'error', `${name} took ${value}`)
      assert.equal(msg, settingMessages[name as keyof typeof settingMessages])
      assert.equal(errors[0].field, name)
      assert.isEmpty(await db.from('params'), 'nothing of the form is saved')
    })

  test('contact data that only the operator knows starts empty', async ({ client, assert }) => {
    const names = ['servicePhones', 'complaintPhone', 'recordNumber', 'serviceQrUrl', 'appQrUrl'] as const
    const emptied = Object.fromEntries([...names, 'helpCourseId', 'footerLinks', 'groupInfo'].map((name) => [name, '']))
    assert.include(await open(client), emptied)

    const admin = await createUser(Role.Admin)
    const links = '省住房和城乡建设厅 https://example.com/a\n学时管理系统 http://example.com/b'
    await save(client, admin, { servicePhones: '0531-88111111', helpCourseId: 7, footerLinks: links })
    assert.include(await open(client), { servicePhones: '0531-88111111', helpCourseId: '7', footerLinks: links })

    await save(client, admin, { servicePhones: '', helpCourseId: '', footerLinks: '' })
    assert.include(await open(client), emptied)
  })

  test('an unknown setting is rejected with its name', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const before = await db.from('params').orderBy('name')
    for (const form of [{ params: { passLine: 61 } }, { passLine: 61, pasLine: 62 }]) {
      const { code, msg } = (await save(client, admin, form)).body()
      assert.equal(code, 'error')
      assert.match(msg, /^没有“(params|pasLine)”这一项，未保存任何内容$/)
    }
    assert.deepEqual(await db.from('params').orderBy('name'), before)
  })

  test('pictures must come from our store', async ({ client, assert }) => {
    const storage = await app.container.make(ObjectStorage)
    const key = 'image/param/202608/1/ABCDEFGHIJ0123456789.png'
    await storage.put(key, Buffer.from('code'), 'image/png')
    const url = storage.publicUrl(key)

    const answer = await save(client, await createUser(Role.Admin), { serviceQrUrl: url })

    assert.equal(answer.body().code, '200')
    assert.equal((await open(client)).serviceQrUrl, url)
  })

  test('only admins can read private settings', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await save(client, admin, { demoLoaded: '0', secret: 'x', name: 'y' })
    await save(client, admin, { smsPerDay: 50 })

    const rows = await db.from('params').select('name', 'value', 'updated_by')
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [{ name: 'smsPerDay', value: '50', updated_by: admin.user.id }]
    )
    const mine = await client.get('/api/admin/params').as(admin)
    assert.equal(mine.body().params.smsPerDay, '50')
    assert.sameMembers(Object.keys(mine.body().params), Object.keys(settings))
    assert.notProperty(await open(client), 'smsPerDay')
  })

  test('public settings can be filtered by name', async ({ client, assert }) => {
    const named = async (query: string) => Object.keys((await client.get(`/api/public/params?${query}`)).body().params)
    assert.deepEqual(await named('paramNames=version'), ['version'])
    assert.sameMembers(await named('paramNames=version,update,smsPerDay'), ['version', 'update'])
    assert.sameMembers(await named('paramNames=version&paramNames=update'), ['version', 'update'])
    assert.deepEqual(await named('paramNames=smsPerDay'), [])
    assert.notInclude(await named('paramNames='), 'smsPerDay')
  })

  test('only changed settings are audited', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    await save(client, admin, { version: '2.0.0', passLine: 60 })
    await save(client, admin, { version: '2.1.0', passLine: 60 })

    const entries = await db.from('audit_logs').where('action', 'params.update').orderBy('id')
    assert.deepEqual(
      entries.map(({ before, after }) => [before, after]),
      [
        ['{"version":"1.0.0"}', '{"version":"2.0.0"}'],
        ['{"version":"2.0.0"}', '{"version":"2.1.0"}'],
      ]
    )
  })
})
