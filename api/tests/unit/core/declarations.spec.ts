import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { RouterFactory } from '@adonisjs/core/factories/http'
import { reads } from '#core/http/declaration'
import { anyone } from '#core/http/policies'
import { undeclared } from '#core/http/routes_table'

test.group('Declarations', () => {
  test('a route that declares nothing, or has no name, keeps the application from booting', ({
    assert,
  }) => {
    const router = new RouterFactory().merge({ app }).create()
    router
      .get('/declared', () => ({}))
      .as('declared')
      .use(reads(anyone))
    router.get('/silent', () => ({})).as('silent')
    router.post('/nameless', () => ({})).use(reads(anyone))
    router.commit()

    assert.sameMembers(undeclared(router), ['GET /silent', 'POST /nameless'])
  })
})
