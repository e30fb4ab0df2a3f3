import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { assignmentValidator, seatMoveValidator, seatSheetValidator, seatsValidator } from '#commerce/seats/validators'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { OrderItems, SeatExports, SeatMoves, SeatPreviews, Seats } = controllers.commerce.seats

router
  .group(() => {
    router.get('/', [OrderItems, 'index']).use(reads(member))
    router
      .post('/:itemId/assign-to-users', [Seats, 'store'])
      .use(
        writes(member, assignmentValidator, { rate: 'assign', idempotent: true, bodyKb: 320, bareList: 'telephones' })
      )
    router
      .post('/:itemId/seat-previews', [SeatPreviews, 'store'])
      .use(reads(member, assignmentValidator, { bodyKb: 320, bareList: 'telephones' }))
    router.get('/:itemId/assigned-users', [Seats, 'index']).use(reads(member, seatsValidator))
    router
      .post('/:itemId/seats/:seatNo/move', [SeatMoves, 'store'])
      .use(writes(member, seatMoveValidator, { rate: 'assign', idempotent: true }))
    router
      .delete('/:itemId/seats/:seatNo', [Seats, 'destroy'])
      .use(writes(member, undefined, { rate: 'assign', idempotent: true }))
    router
      .get('/:itemId/seats/export', [SeatExports, 'show'])
      .use(reads(member, seatSheetValidator, { rate: 'export' }))
  })
  .prefix('/api/user/orders/:orderNo/order-items')
  .as('commerce')
