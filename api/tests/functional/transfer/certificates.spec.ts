import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { hasActiveContent } from '#media/transfer/pdf_content'
import { createUser } from '#tests/factories/accounts'
import { exchangeFolder, importedBy, previewAndImport } from './exchange.js'

const head =
  'source_id,person,number,title,issuer,cert_subject,issued_on,expires_on,hours_seconds,state,reason,revoked_on,file'
const pdf = (body = '1 0 obj\n<< /Type /Catalog >>\nendobj\n') => `%PDF-1.7\n${body}trailer\n<< >>\n%%EOF\n`

type Cleanup = Parameters<typeof exchangeFolder>[0]

async function folderWith(cleanup: Cleanup, lines: string[], files: Record<string, string | Buffer> = {}) {
  const folder = await exchangeFolder(cleanup, { 'certificates.csv': `${[head, ...lines].join('\r\n')}\r\n` })
  await mkdir(join(folder, 'files'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'files', name), content)
  return folder
}

test.group('Imported certificates', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('the owner sees and downloads a certificate, others do not', async ({ assert, client, cleanup }) => {
    const [owner, other, admin] = [await createUser(), await createUser(), await createUser(Role.Admin)]
    const folder = await folderWith(
      cleanup,
      [`c1,#${owner.user.id},JX-2024-1,合格证书,,jzgc,2024-06-30,2024-12-31,54000,,,,c1.pdf`],
      { 'c1.pdf': pdf() }
    )

    const { rows, progress } = await previewAndImport(cleanup, folder)

    assert.deepEqual([rows, progress.breaks], [[], []])
    const transcript = await client.get('/api/user/transcript').as(owner)
    const [certificate] = transcript.body().foreign
    assert.containsSubset(certificate, {
      issuer: '旧网校',
      number: 'JX-2024-1',
      title: '合格证书',
      minutes: 900,
      state: 'expired',
      hasFile: true,
    })
    const file = `/api/user/foreign-certificates/${certificate.foreignCertificateId}/file`
    const download = await client.get(file).as(owner)
    download.assertStatus(200)
    assert.equal(download.header('content-type'), 'application/pdf')
    assert.match(download.header('content-disposition')!, /^attachment/)
    ;(await client.get(file).as(other)).assertStatus(404)
    ;(await client.get(file).as(admin)).assertStatus(200)
    const { file_key: key } = await db.from('foreign_certificates').firstOrFail()
    assert.match(key, /^certificate\//)
    assert.lengthOf(await db.from('certificate_issues'), 0)
  })

  test('two providers may use one number, one provider may not', async ({ assert, client, cleanup }) => {
    const [owner, other] = [await createUser(), await createUser()]
    const folder = await folderWith(cleanup, [
      `a,#${owner.user.id},JX1,合格证书,甲网校,,2024-06-30,,,,,,`,
      `b,#${other.user.id},JX1,合格证书,乙网校,,2024-06-30,,,revoked,信息有误,2024-09-01,`,
      `c,#${other.user.id},JX1,合格证书,甲网校,,2024-06-30,,,,,,`,
    ])

    const { rows } = await previewAndImport(cleanup, folder)

    assert.deepEqual(
      rows.map(({ line, message }) => [line, message]),
      [[4, '与前面一行是同一颁发机构的同一证书编号']]
    )
    const found = await client.get('/api/public/foreign-certificates').qs({ number: ' jx1 ' })
    assert.deepEqual(
      found.body().certificates.map(({ issuer, state, reason }: Record<string, unknown>) => [issuer, state, reason]),
      [
        ['甲网校', 'valid', null],
        ['乙网校', 'revoked', '信息有误'],
      ]
    )
  })

  test('the public page masks the name and needs the whole number', async ({ assert, client, cleanup }) => {
    const { user, idCard } = await createUser()
    const folder = await folderWith(cleanup, [`a,#${user.id},JX-0001,合格证书,,,2024-06-30,,,,,,`])
    await previewAndImport(cleanup, folder)
    const find = (number: string) => client.get('/api/public/foreign-certificates').qs({ number })

    const found = await find('JX-0001')
    assert.equal(
      found.body().certificates[0].userName,
      `${user.userName[0]}${'*'.repeat([...user.userName].length - 1)}`
    )
    for (const secret of [user.userName, idCard, user.idCardMasked!]) assert.notInclude(found.text(), secret)
    for (const part of ['JX-000', '%', 'JX-____']) assert.deepEqual((await find(part)).body().certificates, [])
  })

  test('scripts, other types and large files are refused', async ({ assert, cleanup }) => {
    const { user } = await createUser()
    const files = {
      'script.pdf': pdf('1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n'),
      'page.pdf': '<html><script>alert(1)</script></html>',
      'page.html': '<html></html>',
      'large.pdf': Buffer.concat([Buffer.from(pdf()), Buffer.alloc(5 * 1024 * 1024)]),
    }
    const folder = await folderWith(
      cleanup,
      Object.keys(files).map((name) => `${name},#${user.id},${name},合格证书,,,2024-06-30,,,,,,${name}`),
      files
    )

    const { rows } = await importedBy(cleanup, folder, { isPreview: true })

    assert.deepEqual(
      rows.map(({ message }) => message),
      [
        '证书文件中有脚本或已加密，请重新生成 PDF',
        '证书只能是 PDF 文件，文件可能已经损坏',
        '证书只能是 PDF 文件，文件可能已经损坏',
        '证书文件不能超过5M',
      ]
    )
  })

  test('a script is found in packed objects and escaped names', async ({ assert }) => {
    const stream = (dictionary: string, content: string) => {
      const packed = deflateSync(Buffer.from(content)).toString('latin1')
      return Buffer.from(`%PDF-1.7\n1 0 obj\n${dictionary}\nstream\n${packed}\nendstream\nendobj\n%%EOF`, 'latin1')
    }
    const objects = '<< /Type /ObjStm /Filter /FlateDecode >>'
    const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

    assert.isTrue(hasActiveContent(stream(objects, script)))
    assert.isTrue(hasActiveContent(Buffer.from(pdf('1 0 obj\n<< /J#53 (app.alert(1)) >>\nendobj\n'))))
    assert.isTrue(hasActiveContent(Buffer.from(pdf('1 0 obj\n<< /Encrypt 2 0 R >>\nendobj\n'))))
    assert.isFalse(hasActiveContent(stream(objects, '<< /Type /Page >>')))
    assert.isFalse(hasActiveContent(Buffer.from(pdf('1 0 obj\n<< >>\nstream\n /JS \nendstream\nendobj\n'))))
  })

  test('an admin can revoke a certificate for good', async ({ assert, client, cleanup }) => {
    const [owner, admin] = [await createUser(), await createUser(Role.Admin)]
    const line = (expires: string) => `a,#${owner.user.id},JX1,合格证书,,,2024-06-30,${expires},,,,,`
    await previewAndImport(cleanup, await folderWith(cleanup, [line('')]))
    const list = await client.get(`/api/admin/users/${owner.user.id}/certificate-issues`).as(admin)
    const [{ foreignCertificateId: id }] = list.body().foreign

    const revoke = () =>
      client.post(`/api/admin/foreign-certificates/${id}/revoke`).json({ reason: '信息有误' }).as(admin)
    assert.equal((await revoke()).body().msg, '证书已作废')
    assert.equal((await revoke()).body().msg, '只有有效的证书可以作废')

    const { progress } = await previewAndImport(cleanup, await folderWith(cleanup, [line('2099-12-31')]))
    assert.equal(progress.written.certificates?.changed, 1)
    const certificate = await db.from('foreign_certificates').firstOrFail()
    assert.containsSubset(certificate, { state: 'revoked', reason: '信息有误', expires_on: '2099-12-31' })
    const [entry] = await db.from('audit_logs').where('object', `foreign-certificate:${id}`)
    assert.equal(entry.reason, '信息有误')
    const [message] = await db.from('messages').where('user_id', owner.user.id)
    assert.equal(message.kind, 'certificateRevoked')
  })
})
