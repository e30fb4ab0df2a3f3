import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import type CertificateIssue from '#certificates/issues/certificate_issue'
import { MaxVerifiedBytes } from '#certificates/issues/terms'
import { attachmentsOf } from '#core/pdf/attachments'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { createUser } from '#tests/factories/accounts'
import { issueOf, uploadedCertificate } from '#tests/factories/issues'

async function printed() {
  const { user } = await createUser()
  const { certificateId } = await uploadedCertificate(user.id, { courseName: '装配式建筑' })
  const issue = await issueOf(user.id, [certificateId])
  return { issue, pdf: await fileOf(issue) }
}

async function fileOf({ fileKey }: CertificateIssue) {
  return (await (await app.container.make(ObjectStorage)).read(fileKey))!
}

/** The test client knows no other bodies than JSON and forms. */
async function verify(body: Buffer, type = 'application/pdf') {
  const url = `http://127.0.0.1:${process.env.PORT}/api/public/certificate-files`
  const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) }
  return (await (await fetch(url, init)).json()) as any
}

test.group('Verifying a file in public', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an issued file and its credential are as issued', async ({ assert }) => {
    const { issue, pdf } = await printed()
    const { file } = await verify(pdf)
    assert.include(file, { verdict: 'issued', number: issue.issueNo, state: 'valid' })
    assert.include(file.signed.join(), '装配式建筑')

    const bare = await verify(Buffer.from(issue.credential), 'application/vc+jwt')
    assert.include(bare.file, { verdict: 'issued', number: issue.issueNo })
  })

  test('one altered byte is told beside what was signed', async ({ assert }) => {
    const { issue, pdf } = await printed()
    const altered = Buffer.concat([pdf, Buffer.from('\n%')])
    const { file } = await verify(altered)
    assert.include(file, { verdict: 'altered', number: issue.issueNo, state: 'valid' })
    assert.isNotEmpty(file.signed)
  })

  test('a forged credential says nothing of anybody', async ({ assert }) => {
    const { issue } = await printed()
    const [head, payload, signature] = issue.credential.split('.')
    const text = Buffer.from(payload, 'base64url').toString().replace('装配式', '混凝土')
    const forged = [head, Buffer.from(text).toString('base64url'), signature].join('.')
    const unknown = { verdict: 'unknown', number: null, state: null, signed: [] }
    for (const bytes of [forged, '%PDF-1.7 nothing', ''])
      assert.deepEqual((await verify(Buffer.from(bytes))).file, unknown)
  })

  test('the state is the present one', async ({ assert }) => {
    const { issue, pdf } = await printed()
    await issue.merge({ state: 'revoked' }).save()
    assert.include((await verify(pdf)).file, { verdict: 'issued', state: 'revoked' })
  })

  test('other types and too much are refused in words', async ({ assert }) => {
    const picture = await verify(Buffer.from('GIF89a'), 'image/gif')
    assert.include(picture, { code: 'error', msg: '请选择证书的PDF文件，或下载的电子凭证（.jwt）' })
    const large = await verify(Buffer.alloc(MaxVerifiedBytes + 1))
    assert.include(large, { code: 'error', msg: '文件不能超过1MB' })
  })

  test('a file made to be searched for long is not', async ({ assert }) => {
    const hostile = Buffer.from('/Type /EmbeddedFile '.repeat(MaxVerifiedBytes / 20))
    // Searched for the end of a stream from each of them, it took a minute.
    assert.isEmpty(attachmentsOf(hostile))
  })
})
