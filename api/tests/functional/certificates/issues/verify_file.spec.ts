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

interface VerifiedFile {
  verdict: string
  number: string | null
  state: string | null
  signed: string[]
}

/** The test client can send JSON and forms only. */
async function verify(body: Buffer, type = 'application/pdf') {
  const url = `http://127.0.0.1:${process.env.PORT}/api/public/certificate-files`
  const init = { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) }
  return (await (await fetch(url, init)).json()) as { code: string; msg: string; file: VerifiedFile }
}

test.group('Public file verification', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an issued file and its credential are recognized', async ({ assert }) => {
    const { issue, pdf } = await printed()
    const { file } = await verify(pdf)
    assert.include(file, { verdict: 'issued', number: issue.issueNo, state: 'valid' })
    assert.include(file.signed.join(), '装配式建筑')

    const bare = await verify(Buffer.from(issue.credential), 'application/vc+jwt')
    assert.include(bare.file, { verdict: 'issued', number: issue.issueNo })
  })

  test('an altered file is detected, and the signed text is shown', async ({ assert }) => {
    const { issue, pdf } = await printed()
    const altered = Buffer.concat([pdf, Buffer.from('\n%')])
    const { file } = await verify(altered)
    assert.include(file, { verdict: 'altered', number: issue.issueNo, state: 'valid' })
    assert.isNotEmpty(file.signed)
  })

  test('a forged credential gets no data of its certificate', async ({ assert }) => {
    const { issue } = await printed()
    const [head, payload, signature] = issue.credential.split('.')
    const text = Buffer.from(payload, 'base64url').toString().replace('装配式', '混凝土')
    const forged = [head, Buffer.from(text).toString('base64url'), signature].join('.')
    const unknown = { verdict: 'unknown', number: null, state: null, signed: [] }
    for (const bytes of [forged, '%PDF-1.7 nothing', ''])
      assert.deepEqual((await verify(Buffer.from(bytes))).file, unknown)
  })

  test('the verdict shows the current state', async ({ assert }) => {
    const { issue, pdf } = await printed()
    await issue.merge({ state: 'revoked' }).save()
    assert.include((await verify(pdf)).file, { verdict: 'issued', state: 'revoked' })
  })

  test('other types and large files are rejected', async ({ assert }) => {
    const picture = await verify(Buffer.from('GIF89a'), 'image/gif')
    assert.include(picture, { code: 'error', msg: '请选择证书的PDF文件，或下载的电子凭证（.jwt）' })
    const large = await verify(Buffer.alloc(MaxVerifiedBytes + 1))
    assert.include(large, { code: 'error', msg: '文件不能超过1MB' })
  })

  test('a file of many stream starts is searched in linear time', async ({ assert }) => {
    const hostile = Buffer.from('/Type /EmbeddedFile '.repeat(MaxVerifiedBytes / 20))
    // Searching for the end of each stream took a minute.
    assert.isEmpty(attachmentsOf(hostile))
  })
})
