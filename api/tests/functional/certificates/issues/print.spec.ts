import { createHash } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { verifyCredential } from '#certificates/issues/credential'
import { publishedKeys } from '#certificates/issues/signing_keys'
import { attachmentsOf } from '#core/pdf/attachments'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { hourUpload } from '#tests/factories/certificates'
import { issueOf, uploadedCertificate } from '#tests/factories/issues'
import { brokenPrints } from '#tests/functional/certificates/issues/broken_prints'

const print = (client: ApiClient, token: string, certIds: unknown) =>
  client
    .post('/api/user/certs/print/generate')
    .json(certIds as object)
    .header('Authorization', token)

const publicly = async (client: ApiClient, number: string) => client.get(`/api/public/certificates/${number}`)

const issuesOf = (userId: number) => CertificateIssue.query().where({ userId }).orderBy('id').preload('lines')

test.group('Prints of certificates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a certificate needs more than 2400 minutes to be printed', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const enough = await uploadedCertificate(user.id, { minutes: 2401 })
    const short = await uploadedCertificate(user.id, { minutes: 2400, required: false })

    const refused = await print(client, token, [short.certificateId])
    assert.include(refused.body(), { code: 'error', msg: '已上传学时须超过2400分钟才能打印证书' })
    const both = await print(client, token, [enough.certificateId, short.certificateId])
    assert.equal(both.body().code, 'error')
    assert.lengthOf(await issuesOf(user.id), 0)

    const printed = await print(client, token, [enough.certificateId])
    assert.equal(printed.header('content-type'), 'application/pdf')
    const [issue] = await issuesOf(user.id)
    const bytes = Buffer.from(printed.body())
    assert.equal(createHash('sha256').update(bytes).digest('hex'), issue.fileHash)
    assert.equal(bytes.length, issue.fileBytes)
    assert.isBelow(bytes.length, 200 * 1024)
    assert.equal(issue.lines[0].uploadedSeconds, 2401 * 60)
    assert.isEmpty(await brokenPrints())
  })

  test('the embedded credential verifies and equals the print', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const made = await uploadedCertificate(user.id, { courseName: '深基坑工程' })
    const answer = await print(client, token, { certIds: [made.certificateId] })
    const [jwt] = attachmentsOf(Buffer.from(answer.body()))
    const credential = await verifyCredential(jwt.toString(), await publishedKeys())
    const [issue] = await issuesOf(user.id)
    const names = credential!.credentialSubject.identifier.map((one) => one.identityHash)
    assert.deepEqual(names, [user.userName, user.idCardMasked, issue.issueNo])
    assert.equal(credential!.evidence[0].name, '深基坑工程')

    const [head, payload, signature] = jwt.toString().split('.')
    const forged = Buffer.from(payload, 'base64url').toString().replace('深基坑', '浅基坑')
    const altered = [head, Buffer.from(forged).toString('base64url'), signature].join('.')
    assert.isNull(await verifyCredential(altered, await publishedKeys()))
    assert.isNull(await verifyCredential(jwt.toString(), []))
  })

  test('certificates of two subjects are rejected', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const one = await uploadedCertificate(user.id)
    const other = await uploadedCertificate(user.id, { subject: 'szgc' })
    const answer = await print(client, token, [one.certificateId, other.certificateId])
    assert.equal(answer.body().msg, '一次只能打印同一专业的证书')
  })

  test('another user’s certificate is missing, with the same bytes', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const anotherUser = await createUser()
    const own = await uploadedCertificate(user.id)
    const foreign = await uploadedCertificate(anotherUser.user.id)
    const answer = await print(client, token, [own.certificateId, foreign.certificateId])
    const missing = await print(client, token, [own.certificateId, 4_000_000_000])
    assert.equal(answer.status(), 404)
    assert.equal(answer.text(), missing.text())
    assert.lengthOf(await issuesOf(user.id), 0)
  })

  test('an empty selection is rejected with the dialog’s message', async ({ client, assert }) => {
    const { token } = await createUser()
    for (const body of [[], {}, { certIds: [] }, { certIds: 'x' }]) {
      const answer = await print(client, token, body)
      assert.equal(answer.body().msg, '请选择要打印的证书', JSON.stringify(body))
    }
  })

  test('a second print supersedes the first and links to it', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const required = await uploadedCertificate(user.id)
    const elective = await uploadedCertificate(user.id, { required: false })
    await print(client, token, [required.certificateId])
    await print(client, token, [elective.certificateId])
    await print(client, token, [required.certificateId, elective.certificateId])

    const [first, second, both] = await issuesOf(user.id)
    assert.deepEqual([first.state, second.state, both.state], ['superseded', 'superseded', 'valid'])
    const { certificate } = (await publicly(client, first.issueNo)).body()
    assert.include(certificate, { state: 'superseded', supersededBy: both.issueNo })
    assert.isEmpty(await brokenPrints())
  })

  test('printing again without any change returns the existing file', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const admin = await createUser(Role.Admin)
    const required = await uploadedCertificate(user.id)
    const elective = await uploadedCertificate(user.id, { required: false, courseName: '装配式建筑' })
    const [ids, reversed] = [
      [required.certificateId, elective.certificateId],
      [elective.certificateId, required.certificateId],
    ]
    const first = await print(client, token, ids)
    for (const again of [await print(client, token, reversed), await print(client, admin.token, ids)]) {
      assert.isTrue(Buffer.from(again.body()).equals(Buffer.from(first.body())))
    }
    const [issue, ...others] = await issuesOf(user.id)
    assert.isEmpty(others)
    assert.equal(issue.state, 'valid')
    const audited = await db.from('audit_logs').where('action', 'certificate.print')
    assert.lengthOf(audited, 1)

    await uploadedCertificate(user.id, { minutes: 45, courseName: '加固改造' })
    await print(client, token, ids)
    assert.deepEqual(
      (await issuesOf(user.id)).map(({ state }) => state),
      ['superseded', 'valid']
    )
  })

  test('a corrected name appears on the next print only', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { certificateId } = await uploadedCertificate(user.id)
    await print(client, token, [certificateId])
    await db.from('users').where('id', user.id).update({ user_name: '张三丰' })
    await print(client, token, [certificateId])
    const [first, second] = await issuesOf(user.id)
    assert.deepEqual([first.facts.userName, second.facts.userName], [user.userName, '张三丰'])
  })

  test('a name with rare hanzi is printed', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { certificateId } = await uploadedCertificate(user.id)
    await db.from('users').where('id', user.id).update({ user_name: '欧阳𡋾𫝆' })
    const answer = await print(client, token, [certificateId])
    answer.assertStatus(200)
    assert.equal((await issuesOf(user.id))[0].facts.userName, '欧阳𡋾𫝆')
    assert.isEmpty((await client.get('/api/user/certs').as(token)).body().unprintable)
  })

  test('a name that the font lacks is rejected', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { certificateId } = await uploadedCertificate(user.id)
    await db.from('users').where('id', user.id).update({ user_name: '张𰀂' })
    const answer = await print(client, token, [certificateId])
    assert.include(answer.body().msg, '𰀂')
    const shown = await client.get('/api/user/certs').as(token)
    assert.deepEqual(shown.body().unprintable, ['𰀂'])
    const admin = await createUser(Role.Admin)
    const seen = await client.get(`/api/admin/users/${user.id}/certs`).as(admin.token)
    assert.deepEqual(seen.body().unprintable, ['𰀂'])
    assert.lengthOf(await issuesOf(user.id), 0)
  })

  test('a repeated key returns the first print', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const { certificateId } = await uploadedCertificate(user.id)
    const once = () => print(client, token, [certificateId]).header('Idempotency-Key', 'print-1')
    const [first, second] = [await once(), await once()]
    assert.isTrue(Buffer.from(first.body()).equals(Buffer.from(second.body())))
    assert.lengthOf(await issuesOf(user.id), 1)
  })

  test('an admin can print for a user, which is audited', async ({ client, assert }) => {
    const { user } = await createUser()
    const admin = await createUser(Role.Admin)
    const { certificateId } = await uploadedCertificate(user.id)
    await print(client, admin.token, [certificateId])
    const [issue] = await issuesOf(user.id)
    assert.equal(issue.issuedBy, admin.user.id)
    const entry = await db.from('audit_logs').where('action', 'certificate.print').first()
    assert.equal(entry.object, `certificate-issue:${issue.id}`)
  })
})

test.group('Printed certificates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const revoke = (client: ApiClient, token: string, id: number, reason = '信息有误') =>
    client.post(`/api/admin/certificate-issues/${id}/revoke`).json({ reason }).header('Authorization', token)

  const revert = (client: ApiClient, token: string, id: number) =>
    client
      .post(`/api/admin/revert-upload-hours/${id}`)
      .json({ reason: '学员申请', receiptNo: 'CX1' })
      .header('Authorization', token)

  test('printed uploads cannot be reverted until the print is revoked', async ({ client, assert }) => {
    const { user } = await createUser()
    const admin = await createUser(Role.Admin)
    const made = await uploadedCertificate(user.id)
    const uploadId = await hourUpload(user.id, made.courseEduLogId, { seconds: 2401 * 60 })
    const issue = await issueOf(user.id, [made.certificateId])

    const refused = await revert(client, admin.token, uploadId)
    assert.equal(refused.body().msg, `该学时已打印在证书 ${issue.issueNo} 上，不能撤回。请先作废该证书`)
    assert.equal((await revoke(client, admin.token, issue.id)).body().msg, '证书已作废')
    assert.equal((await revert(client, admin.token, uploadId)).body().code, '200')
    const { certificate } = (await publicly(client, issue.issueNo)).body()
    assert.include(certificate, { state: 'revoked', reason: '信息有误', isSigned: true })
  })

  test('only a valid print can be revoked, with a reason', async ({ client, assert }) => {
    const { user } = await createUser()
    const admin = await createUser(Role.Admin)
    const { certificateId } = await uploadedCertificate(user.id)
    const issue = await issueOf(user.id, [certificateId])
    assert.equal((await revoke(client, admin.token, issue.id, ' ')).body().msg, '请填写作废原因')
    await revoke(client, admin.token, issue.id)
    const again = await revoke(client, admin.token, issue.id)
    assert.equal(again.body().msg, '只有有效的证书可以作废')
  })

  test('the public page shows the printed data by number or code', async ({ client, assert }) => {
    const { user } = await createUser()
    const { certificateId } = await uploadedCertificate(user.id, { courseName: '绿色建造' })
    const issue = await issueOf(user.id, [certificateId])
    const { certificate } = (await publicly(client, issue.issueNo)).body()
    assert.include(certificate, {
      number: issue.issueNo,
      state: 'valid',
      userName: user.userName,
      idCard: user.idCardMasked,
      certSubject: 'jzgc',
      minutes: 2401,
      isSigned: true,
    })
    assert.deepEqual(certificate.parts, [
      { requiredCourse: 1, minutes: 2401, courses: [{ courseName: '绿色建造', minutes: 2401 }] },
    ])
    const typed = issue.issueNo.toLowerCase().replaceAll('-', '')
    const byCode = await publicly(client, issue.verifyCode)
    assert.deepEqual((await publicly(client, typed)).body(), byCode.body())
  })

  test('an unknown and an impossible number get the same answer', async ({ client, assert }) => {
    const unknown = await publicly(client, 'f'.repeat(40))
    const impossible = await publicly(client, 'ZX26-0000')
    assert.equal(unknown.status(), 404)
    assert.equal(unknown.text(), impossible.text())
  })

  test('owner and admin can download the stored file', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const [anotherUser, admin] = [await createUser(), await createUser(Role.Admin)]
    const { certificateId } = await uploadedCertificate(user.id)
    const issue = await issueOf(user.id, [certificateId])
    const file = (as: string) => client.get(`/api/user/certificate-issues/${issue.id}/file`).header('Authorization', as)
    for (const reader of [token, admin.token]) {
      const bytes = Buffer.from((await file(reader)).body())
      assert.equal(createHash('sha256').update(bytes).digest('hex'), issue.fileHash)
    }
    assert.equal((await file(anotherUser.token)).status(), 404)
  })

  test('an admin finds prints by number, name and state', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const admin = await createUser(Role.Admin)
    const { certificateId } = await uploadedCertificate(user.id)
    const old = await issueOf(user.id, [certificateId])
    const issue = await issueOf(user.id, [certificateId])
    const list = async (query: object) =>
      (await client.get('/api/admin/certificate-issues').qs(query).header('Authorization', admin.token))
        .body()
        .issues.map((one: { number: string }) => one.number)
    const short = issue.issueNo.slice(5, 9).toLowerCase()
    assert.deepEqual(await list({ number: issue.issueNo.replaceAll('-', ' ') }), [issue.issueNo])
    assert.include(await list({ number: short }), issue.issueNo)
    assert.include(await list({ userName: user.userName, state: 'superseded' }), old.issueNo)
    assert.notInclude(await list({ userName: user.userName, state: 'valid' }), old.issueNo)
    const own = await client.get('/api/user/certificate-issues').header('Authorization', token)
    assert.lengthOf(own.body().issues, 2)
  })
})
