import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Bitstring } from '@digitalbazaar/bitstring'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { createLocalJWKSet, jwtVerify } from 'jose'
import type CertificateIssue from '#certificates/issues/certificate_issue'
import { publicUrl } from '#config/app'
import { now, setClock } from '#core/time'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { issueOf, uploadedCertificate } from '#tests/factories/issues'

interface StatusCredential {
  credentialStatus: { statusListIndex: string; statusListCredential: string }
}

const folder = await mkdtemp(join(tmpdir(), 'zhuxue-status-'))

async function printed(minutes = 2401) {
  const { user } = await createUser()
  const { certificateId } = await uploadedCertificate(user.id, { minutes })
  return { userId: user.id, certificateId, issue: await issueOf(user.id, [certificateId]) }
}

const claimsOf = <Claims>(jwt: string): Claims => JSON.parse(Buffer.from(jwt.split('.')[1], 'base64url').toString())

const statusOf = ({ credential }: CertificateIssue) => claimsOf<StatusCredential>(credential).credentialStatus

/** As another party would do it: with published keys and libraries that are not ours. */
async function isEnded(client: ApiClient, issue: CertificateIssue): Promise<boolean> {
  const { statusListIndex, statusListCredential } = statusOf(issue)
  const response = await client.get(statusListCredential.replace(publicUrl, ''))
  const keys = JSON.parse((await client.get('/.well-known/jwks.json')).text())
  const { payload } = await jwtVerify(response.text(), createLocalJWKSet(keys), { currentDate: now().toJSDate() })
  const { encodedList } = payload.credentialSubject as { encodedList: string }
  const bits = new Bitstring({ buffer: await Bitstring.decodeBits({ encoded: encodedList.slice(1) }) })
  return bits.get(Number(statusListIndex))
}

async function verifyOffline(issue: CertificateIssue, list: string) {
  const [credentialPath, listPath] = [join(folder, 'credential.jwt'), join(folder, 'list.jwt')]
  await writeFile(credentialPath, issue.credential)
  await writeFile(listPath, list)
  ace.ui.switchMode('raw')
  const command = await ace.exec('certificates:verify', [credentialPath, '--offline', '--status', listPath])
  const output = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.flushLogs?.()
  return { exitCode: command.exitCode ?? 0, output: output.join('\n') }
}

test.group('The status list of certificates', (group) => {
  group.setup(() => ace.boot())
  group.teardown(() => rm(folder, { recursive: true }))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a revoked certificate is marked for any verifier', async ({ client, assert }) => {
    const [{ issue }, other] = [await printed(), await printed()]
    assert.isFalse(await isEnded(client, issue))
    const admin = await createUser(Role.Admin)
    await client.post(`/api/admin/certificate-issues/${issue.id}/revoke`).json({ reason: '信息有误' }).as(admin)
    assert.isTrue(await isEnded(client, issue))
    assert.isFalse(await isEnded(client, other.issue))
  })

  test('a superseded certificate is marked, its successor is not', async ({ client, assert }) => {
    const { userId, issue } = await printed()
    const more = await uploadedCertificate(userId, { required: false })
    const successor = await issueOf(userId, [issue.facts.parts[0].certificateId, more.certificateId])
    assert.deepEqual([await isEnded(client, issue), await isEnded(client, successor)], [true, false])
  })

  test('a status list has the headers and length of the standard', async ({ client, assert }) => {
    const response = await client.get('/api/public/status-lists/1')
    assert.include(response.headers(), {
      'content-type': 'application/vc+jwt',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    })
    const { credentialSubject } = claimsOf<{ credentialSubject: { encodedList: string; ttl: number } }>(response.text())
    const bits = await Bitstring.decodeBits({ encoded: credentialSubject.encodedList.slice(1) })
    assert.deepEqual([bits.length, credentialSubject.ttl], [16_384, 300_000])
    assert.equal((await client.get('/api/public/status-lists/2')).status(), 404)
  })

  test('a credential of an ended certificate is gone', async ({ client, assert }) => {
    const { issue } = await printed()
    await issue.merge({ state: 'revoked' }).save()
    const response = await client.get(`/api/public/certificates/${issue.issueNo}/credential`)
    assert.equal(response.status(), 410)
    assert.include(JSON.parse(response.text()), { status: 410, code: 'revoked', detail: '该证书已作废，不再有效' })
  })

  test('the command reads a saved status list', async ({ client, assert }) => {
    const { issue } = await printed()
    const read = async () => (await client.get('/api/public/status-lists/1')).text()
    const before = await read()
    assert.equal((await verifyOffline(issue, before)).exitCode, 0)

    await issue.merge({ state: 'revoked' }).save()
    const after = await read()
    assert.include(await verifyOffline(issue, after), { exitCode: 2 })
    const [head, , signature] = after.split('.')
    const forged = [head, before.split('.')[1], signature].join('.')
    assert.include((await verifyOffline(issue, forged)).output, 'STATUS_VERIFICATION_ERROR')
    const later = now().plus({ days: 8 })
    setClock(() => later)
    assert.include((await verifyOffline(issue, before)).output, 'STATUS_VERIFICATION_ERROR')
  })
})
