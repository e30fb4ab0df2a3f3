import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { uploadedCertificate } from '#tests/factories/issues'
import { brokenPrints } from '#tests/functional/certificates/issues/broken_prints'

test.group('Concurrent prints', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('twenty concurrent prints leave each certificate on one valid print', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const admin = await createUser(Role.Admin)
    const required = await uploadedCertificate(user.id)
    const elective = await uploadedCertificate(user.id, { required: false })
    const chosen = [
      [required.certificateId],
      [elective.certificateId],
      [required.certificateId, elective.certificateId],
    ]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        client
          .post('/api/user/certs/print/generate')
          .json(chosen[at % 3])
          .header('Authorization', at % 2 ? token : admin.token)
      )
    )
    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [200])
    assert.isEmpty(await brokenPrints())

    const issues = await CertificateIssue.query().where('userId', user.id)
    assert.isAtMost(issues.length, 20)
    const held = await db
      .from('certificate_issue_lines')
      .whereIn('valid_key', [required.certificateId, elective.certificateId])
    assert.lengthOf(new Set(held.map((line) => line.certificate_id)), held.length)
    assert.isAtLeast(held.length, 1)
    const valid = issues.filter(({ state }) => state === 'valid')
    const holders = new Set(held.map((line) => line.certificate_issue_id))
    assert.deepEqual(new Set(valid.map(({ id }) => id)), holders)
  })
})
