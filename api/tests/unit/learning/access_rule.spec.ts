import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { decideAccess, type EntitlementRow } from '#learning/entitlements/access_rule'

const today = '2026-05-04'
const paid = { id: 7, courseStatus: 'published', priceFen: 10_000, teacherId: 3 }
const learner = { id: 1, roles: [Role.User] }

function rights(...facts: Partial<EntitlementRow>[]): EntitlementRow[] {
  return facts.map((one, index) => ({
    id: index + 1,
    courseId: paid.id,
    source: 'order',
    status: 'valid',
    expiresOn: '2026-12-31',
    ...one,
  }))
}

test.group('Access to a course', () => {
  test('visitors are asked to sign in, learners to buy', ({ assert }) => {
    assert.equal(decideAccess(null, paid, [], today).denial, 'not-signed-in')
    assert.equal(decideAccess(learner, paid, [], today).denial, 'not-bought')
  })

  test('a course at 0 is free only when published', ({ assert }) => {
    assert.equal(decideAccess(null, { ...paid, priceFen: 0 }, [], today).reason, 'free')
    const draft = { ...paid, priceFen: 0, courseStatus: 'unpublish' }
    assert.isFalse(decideAccess(learner, draft, [], today).allowed)
  })

  test('an entitlement is valid on its last day', ({ assert }) => {
    assert.isTrue(decideAccess(learner, paid, rights({ expiresOn: today }), today).allowed)
    assert.equal(decideAccess(learner, paid, rights({ expiresOn: '2026-05-03' }), today).denial, 'expired')
  })

  test('a disabled entitlement is not valid', ({ assert }) => {
    const off = rights({ status: 'expired' })
    assert.equal(decideAccess(learner, paid, off, today).denial, 'switched-off')
  })

  test('the longest valid entitlement decides', ({ assert }) => {
    const several = rights(
      { status: 'expired' },
      { source: 'assignment', expiresOn: '2026-06-30' },
      { source: 'bundle', expiresOn: '2027-06-30' },
      { source: 'order', expiresOn: '2025-06-30' }
    )
    assert.include(decideAccess(learner, paid, several, today), {
      allowed: true,
      reason: 'bundle',
      expiresOn: '2027-06-30',
      userCourseId: 3,
    })
    assert.equal(
      decideAccess(learner, paid, [...several, ...rights({ id: 9, expiresOn: null })], today).expiresOn,
      null
    )
  })

  test('an entitlement survives unpublishing its course', ({ assert }) => {
    const off = { ...paid, courseStatus: 'unpublish' }
    assert.isTrue(decideAccess(learner, off, rights({}), today).allowed)
  })

  test('only admins and the course’s teacher view it as staff', ({ assert }) => {
    assert.equal(decideAccess({ id: 9, roles: [Role.Admin] }, paid, [], today).reason, 'staff')
    assert.equal(decideAccess({ id: 3, roles: [Role.Teacher] }, paid, [], today).reason, 'staff')
    for (const role of [Role.Teacher, Role.Channel, Role.Auditor]) {
      assert.isFalse(decideAccess({ id: 9, roles: [role] }, paid, [], today).allowed)
    }
    assert.isFalse(decideAccess({ id: 3, roles: [Role.User] }, paid, [], today).allowed)
  })
})
