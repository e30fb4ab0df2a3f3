import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HttpContextFactory, RouterFactory } from '@adonisjs/core/factories/http'
import vine from '@vinejs/vine'
import { checkDeclaration, markIdempotent, markProofRequired, recordValidators } from '#core/http/route_option_checks'
import { auditedWrites, lists, nothing, reads, writes } from '#core/http/route_options'
import { admin, anyone, member } from '#core/http/access_policies'
import { undeclaredRoutes, unprovableRoutes } from '#core/http/routes_table'

test.group('Route declarations', () => {
  test('a route without a declaration or name prevents booting', ({ assert }) => {
    const router = new RouterFactory().merge({ app }).create()
    router
      .get('/declared', () => ({}))
      .as('declared')
      .use(reads(anyone))
    router.get('/silent', () => ({})).as('silent')
    router.post('/nameless', () => ({})).use(reads(anyone))
    router.commit()

    assert.sameMembers(undeclaredRoutes(router), ['GET /silent', 'POST /nameless'])
  })

  test('a recent proof on a route open to learners prevents booting', ({ assert }) => {
    const router = new RouterFactory().merge({ app }).create()
    const proved = { recentProof: 'always' } as const
    router
      .get('/staff', () => ({}))
      .as('staff')
      .use(reads(admin, nothing, proved))
    router
      .get('/everyone', () => ({}))
      .as('everyone')
      .use(reads(member, nothing, proved))
    router.commit()

    assert.deepEqual(unprovableRoutes(router), ['GET /everyone'])
  })

  test('presets differ in rate and audit only', ({ assert }) => {
    const facts = [reads, lists, writes, auditedWrites].map((preset) => {
      const { rate, audited } = preset(admin).declaration
      return [rate, audited]
    })

    assert.deepEqual(facts, [
      ['read', false],
      ['list', false],
      ['write', false],
      ['write', true],
    ])
  })
})

test.group('Declaration checks', () => {
  const one = vine.create({ name: vine.string().optional() })
  const other = vine.create({ name: vine.string().optional() })
  const nothingSaid = { takes: nothing, audited: false, idempotent: false }

  function request() {
    const ctx = new HttpContextFactory().merge({}).create()
    ctx.route = { name: 'some.route' } as typeof ctx.route
    return { ctx, ran: recordValidators(ctx) }
  }

  test('the declared validator is accepted', async ({ assert }) => {
    const { ctx, ran } = request()
    await ctx.request.validateUsing(one)

    assert.doesNotThrow(() => checkDeclaration(ctx, { ...nothingSaid, takes: one }, ran))
  })

  test('another or an undeclared validator is an error', async ({ assert }) => {
    const { ctx, ran } = request()
    await ctx.request.validateUsing(other)

    for (const takes of [one, nothing] as const) {
      assert.throws(
        () => checkDeclaration(ctx, { ...nothingSaid, takes }, ran),
        'route some.route ran a validator that it does not declare'
      )
    }
  })

  test('a skipped validator is an error, unless the request was rejected', ({ assert }) => {
    const { ctx, ran } = request()
    const check = () => checkDeclaration(ctx, { ...nothingSaid, takes: one }, ran)

    assert.throws(check, 'route some.route declares a validator and did not run it')
    ctx.response.send({ code: 'error', msg: '没有权限' })
    assert.doesNotThrow(check)
  })

  test('a missing audit entry is an error', ({ assert }) => {
    const { ctx, ran } = request()

    assert.throws(
      () => checkDeclaration(ctx, { ...nothingSaid, audited: true }, ran),
      'route some.route is declared audited and wrote no entry'
    )
  })

  test('an Idempotency-Key only read or only declared is an error', ({ assert }) => {
    const { ctx, ran } = request()

    assert.throws(
      () => checkDeclaration(ctx, { ...nothingSaid, idempotent: true }, ran),
      'route some.route declares an Idempotency-Key and did not read it'
    )
    markIdempotent(ctx)
    assert.throws(
      () => checkDeclaration(ctx, nothingSaid, ran),
      'route some.route reads an Idempotency-Key and does not declare it'
    )
  })

  test('a recent proof required without a declaration is an error', ({ assert }) => {
    const { ctx, ran } = request()
    markProofRequired(ctx)

    assert.throws(
      () => checkDeclaration(ctx, nothingSaid, ran),
      'route some.route requires a recent proof and does not declare it'
    )
    assert.doesNotThrow(() => checkDeclaration(ctx, { ...nothingSaid, recentProof: 'sometimes' }, ran))
  })
})
