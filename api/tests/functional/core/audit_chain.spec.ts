import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { verifyChain } from '#core/audit/audit_chain'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'

const writers = 20

/** Each write has its own admin and user, so only the audit log is shared. */
async function rename(client: ApiClient, admin: CreatedUser, { user }: CreatedUser, name: string) {
  return client.put(`/api/admin/users/${user.id}`).as(admin).json({ userName: name })
}

async function people(count: number, ...roles: Role[]): Promise<CreatedUser[]> {
  const made: CreatedUser[] = []
  while (made.length < count) made.push(await createUser(...roles))
  return made
}

test.group('Concurrent admin writes', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('twenty simultaneous writes on an empty log keep the chain', async ({ client, assert }) => {
    const [admins, learners] = [await people(writers, Role.Admin), await people(writers)]
    const all = (name: string) => Promise.all(learners.map((learner, at) => rename(client, admins[at], learner, name)))

    const first = await all('第一次')
    const second = await all('第二次')

    for (const answer of [...first, ...second]) assert.deepEqual(answer.body().code, '200')
    const check = await verifyChain()
    assert.deepInclude(check, { intact: true, checked: writers * 2, brokenAt: null })
    const [{ names }] = await db.from('users').where('user_name', '第二次').count('* as names')
    assert.equal(Number(names), writers)
  })
})
