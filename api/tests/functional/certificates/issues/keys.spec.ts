import { createPublicKey, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type CertificateIssue from '#certificates/issues/certificate_issue'
import { publicUrl } from '#config/app'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { createUser } from '#tests/factories/accounts'
import { issueOf, uploadedCertificate } from '#tests/factories/issues'

const folder = await mkdtemp(join(tmpdir(), 'zhuxue-certificates-'))

async function printed() {
  const { user } = await createUser()
  const { certificateId } = await uploadedCertificate(user.id, { courseName: '装配式建筑' })
  return issueOf(user.id, [certificateId])
}

async function fileOf({ fileKey }: CertificateIssue) {
  return (await (await app.container.make(ObjectStorage)).read(fileKey))!
}

async function runVerify(bytes: Buffer, ...flags: string[]) {
  const path = join(folder, 'certificate.pdf')
  await writeFile(path, bytes)
  ace.ui.switchMode('raw')
  const command = await ace.exec('certificates:verify', [path, ...flags])
  const result = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.flushLogs?.()
  return { exitCode: command.exitCode ?? 0, result: result.join('\n') }
}

test.group('Keys of certificates', (group) => {
  group.setup(() => ace.boot())
  group.teardown(() => rm(folder, { recursive: true }))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a credential verifies with the published JWK', async ({ client, assert }) => {
    const issue = await printed()
    const { keys } = JSON.parse((await client.get('/.well-known/jwks.json')).text())
    const path = `/api/public/certificates/${issue.issueNo}/credential`
    const [head, payload, signature] = (await client.get(path)).text().split('.')
    const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const key = createPublicKey({ key: keys.find((one: { kid: string }) => one.kid === kid), format: 'jwk' })
    assert.equal(alg, 'EdDSA')
    const isValid = verify(null, Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))
    assert.isTrue(isValid)
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    assert.equal(claims.jti, `${publicUrl}/certificates/${issue.verifyCode}`)
    assert.include(claims.type, 'OpenBadgeCredential')
  })

  test('the DID document names the public keys only', async ({ client, assert }) => {
    const text = (await client.get('/.well-known/did.json')).text()
    const did = JSON.parse(text)
    const { keys } = JSON.parse((await client.get('/.well-known/jwks.json')).text())
    assert.equal(did.id, `did:web:${new URL(publicUrl).host.replace(':', '%3A')}`)
    assert.deepEqual(
      did.assertionMethod,
      keys.map(({ kid }: { kid: string }) => kid)
    )
    assert.notMatch(text, /"d":/)
  })

  test('the command verifies a file and prints its state', async ({ assert }) => {
    const issue = await printed()
    const { exitCode, result } = await runVerify(await fileOf(issue))
    assert.equal(exitCode, 0, result)
    assert.include(result, '装配式建筑')
    assert.include(result, `${issue.issueNo} is valid`)

    await db.from('certificate_issues').where('id', issue.id).update({ state: 'revoked' })
    assert.equal((await runVerify(await fileOf(issue))).exitCode, 2)
    assert.equal((await runVerify(await fileOf(issue), '--offline')).exitCode, 0)
  })

  test('the command detects an altered file and a foreign credential', async ({ assert }) => {
    const bytes = await fileOf(await printed())
    const altered = await runVerify(Buffer.concat([bytes, Buffer.from('\n')]))
    assert.include(altered.result, 'not, byte for byte')
    const foreign = join(folder, 'keys.json')
    await writeFile(foreign, JSON.stringify({ keys: [] }))
    assert.equal((await runVerify(bytes, '--keys', foreign, '--offline')).exitCode, 1)
    assert.equal((await runVerify(Buffer.from('%PDF-1.7 nothing'))).exitCode, 1)
  })
})
