import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { withKey } from '#core/http/route_options'
import {
  changedPageValidator,
  pageValidator,
  seatAssignmentValidator,
  seatMoveValidator,
} from '#partners/v1/validators'

const { Certificates, Courses, Keys, Orders, Progress, Seats } = controllers.partners.v1
const write = { rate: 'partnerWrite', idempotent: true, strictQuery: false } as const

router
  .group(() => {
    router.get('/me', [Keys, 'show']).use(withKey('any'))
    router.get('/courses', [Courses, 'index']).use(withKey('courses:read', pageValidator))
    router.get('/courses/:id/chapters', [Courses, 'chapters']).use(withKey('courses:read'))
    router.get('/orders', [Orders, 'index']).use(withKey('orders:read', changedPageValidator))
    router.get('/orders/:orderNo', [Orders, 'show']).use(withKey('orders:read'))
    router.get('/orders/:orderNo/lines/:itemId/seats', [Seats, 'index']).use(withKey('seats:read', pageValidator))
    router
      .post('/orders/:orderNo/lines/:itemId/seats', [Seats, 'store'])
      .use(withKey('seats:write', seatAssignmentValidator, write))
    router
      .post('/orders/:orderNo/lines/:itemId/seats/:seatNo/moves', [Seats, 'move'])
      .use(withKey('seats:write', seatMoveValidator, write))
    router.get('/progress', [Progress, 'index']).use(withKey('progress:read', pageValidator))
    router.get('/certificates/:number', [Certificates, 'show']).use(withKey('certificates:read'))
  })
  .prefix('/api/v1')
  .as('v1')
