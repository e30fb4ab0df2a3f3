import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  assignmentValidator,
  seatMoveValidator,
  seatSheetValidator,
  seatsValidator,
} from '#commerce/seats/validators'
import { declare, nothing } from '#core/http/declaration'
import { admin, member } from '#core/http/policies'

const { commerce } = controllers
const unaudited = { audited: false } as const
const line = '/order-items/:itemId'

router
  .group(() => {
    router
      .get('/order-items', [commerce.seats.OrderItems, 'index'])
      .as('order_items.index')
      .use(declare({ row: 'A37', who: member, takes: nothing, rate: 'read', ...unaudited }))
    router
      .post(`${line}/assign-to-users`, [commerce.seats.Seats, 'store'])
      .as('seats.store')
      .use(
        declare({
          row: 'A38',
          who: member,
          takes: assignmentValidator,
          rate: 'assign',
          ...unaudited,
        })
      )
    router
      .get(`${line}/assigned-users`, [commerce.seats.Seats, 'index'])
      .as('seats.index')
      .use(declare({ row: 'A39', who: member, takes: seatsValidator, rate: 'read', ...unaudited }))
    router
      .post(`${line}/seats/:seatNo/move`, [commerce.seats.SeatMoves, 'store'])
      .as('seat_moves.store')
      .use(
        declare({
          row: 'A105',
          who: member,
          takes: seatMoveValidator,
          rate: 'assign',
          ...unaudited,
        })
      )
    router
      .get(`${line}/seats/export`, [commerce.seats.SeatExports, 'show'])
      .as('seat_exports.show')
      .use(
        declare({
          row: 'A106',
          who: member,
          takes: seatSheetValidator,
          rate: 'export',
          ...unaudited,
        })
      )
  })
  .prefix('/api/user/orders/:orderNo')
  .where('orderNo', /^\d{20}$/)
  .where('itemId', router.matchers.number())
  .where('seatNo', router.matchers.number())
  .as('commerce')

router
  .post('/api/admin/user-courses/:id/move', [commerce.admin.SeatMoves, 'store'])
  .where('id', router.matchers.number())
  .as('commerce.admin.seat_moves.store')
  .use(declare({ row: 'A107', who: admin, takes: seatMoveValidator, rate: 'write', audited: true }))
