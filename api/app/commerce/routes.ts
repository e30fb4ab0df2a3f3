import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import {
  cartBatchValidator,
  cartItemValidator,
  cartMergeValidator,
  codeLinkValidator,
  myOrdersValidator,
  orderValidator,
  quoteValidator,
  visitorCartValidator,
  visitorQuoteValidator,
  walletPageValidator,
} from '#commerce/validators'
import { declare, nothing } from '#core/http/declaration'
import { anyone, member } from '#core/http/policies'

const { commerce } = controllers
const orderNumber = /^\d{20}$/

router
  .group(() => {
    router
      .get('/cart-items', [commerce.cart.CartItems, 'index'])
      .as('cart_items.index')
      .use(declare({ row: 'A26', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/cart-items', [commerce.cart.CartItems, 'store'])
      .as('cart_items.store')
      .use(
        declare({
          row: 'A27',
          who: member,
          takes: cartItemValidator,
          rate: 'write',
          audited: false,
        })
      )
    router
      .delete('/cart-items/:id', [commerce.cart.CartItems, 'destroy'])
      .as('cart_items.destroy')
      .use(declare({ row: 'A28', who: member, takes: nothing, rate: 'write', audited: false }))
    router
      .delete('/cart-items-batch', [commerce.cart.CartBatches, 'destroy'])
      .as('cart_batches.destroy')
      .use(
        declare({
          row: 'A29',
          who: member,
          takes: cartBatchValidator,
          rate: 'write',
          audited: false,
        })
      )
    router
      .post('/cart-merges', [commerce.cart.CartMerges, 'store'])
      .as('cart_merges.store')
      .use(
        declare({
          row: 'A95',
          who: member,
          takes: cartMergeValidator,
          rate: 'write',
          audited: false,
        })
      )
    router
      .post('/orders/fresh-price', [commerce.pricing.Quotes, 'store'])
      .as('quotes.store')
      .use(
        declare({ row: 'A31', who: member, takes: quoteValidator, rate: 'price', audited: false })
      )
    router
      .post('/orders/buy', [commerce.Orders, 'store'])
      .as('orders.store')
      .use(
        declare({ row: 'A30', who: member, takes: orderValidator, rate: 'order', audited: false })
      )
    router
      .get('/orders', [commerce.Orders, 'index'])
      .as('orders.index')
      .use(
        declare({ row: 'A32', who: member, takes: myOrdersValidator, rate: 'list', audited: false })
      )
    router
      .delete('/orders/:orderNo', [commerce.Orders, 'destroy'])
      .where('orderNo', orderNumber)
      .as('orders.destroy')
      .use(declare({ row: 'A34', who: member, takes: nothing, rate: 'write', audited: false }))
  })
  .prefix('/api/user')
  .as('commerce')

router
  .group(() => {
    router
      .get('/orders/:orderNo', [commerce.Orders, 'show'])
      .where('orderNo', orderNumber)
      .as('orders.show')
      .use(declare({ row: 'A33', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .post('/public/orders/fresh-price', [commerce.pricing.VisitorQuotes, 'store'])
      .as('visitor_quotes.store')
      .use(
        declare({
          row: 'A93',
          who: anyone,
          takes: visitorQuoteValidator,
          rate: 'price',
          audited: false,
        })
      )
    router
      .get('/public/cart-items', [commerce.cart.VisitorCart, 'index'])
      .as('visitor_cart.index')
      .use(
        declare({
          row: 'A94',
          who: anyone,
          takes: visitorCartValidator,
          rate: 'list',
          audited: false,
        })
      )
    router
      .get('/orders/:orderNo/tracking-logs', [commerce.parcels.TrackingLogs, 'index'])
      .where('orderNo', orderNumber)
      .as('tracking_logs.index')
      .use(declare({ row: 'A35', who: member, takes: nothing, rate: 'read', audited: false }))
    router
      .get('/public/orders/:orderNo/qrcode', [commerce.payments.PaymentCodes, 'show'])
      .where('orderNo', orderNumber)
      .as('payment_codes.show')
      .use(
        declare({ row: 'A36', who: anyone, takes: codeLinkValidator, rate: 'qr', audited: false })
      )
    router
      .post('/pay/wechat/notify', [commerce.payments.PaymentNotices, 'store'])
      .as('payment_notices.store')
      .use(declare({ row: 'A42', who: anyone, takes: nothing, rate: 'notify', audited: false }))
  })
  .prefix('/api')
  .as('commerce')

if (localPages && drivers.payment === 'local') {
  router
    .group(() => {
      router
        .get('/wallet/:merchantNo', [commerce.local.Wallets, 'show'])
        .as('wallets.show')
        .use(
          declare({
            row: 'L11',
            who: anyone,
            takes: walletPageValidator,
            rate: 'read',
            audited: false,
          })
        )
      router
        .post('/wallet/:merchantNo', [commerce.local.Wallets, 'store'])
        .as('wallets.store')
        .use(
          declare({
            row: 'L12',
            who: anyone,
            takes: walletPageValidator,
            rate: 'write',
            audited: false,
          })
        )
    })
    .prefix('/local')
    .where('merchantNo', /^[\w-]{6,32}$/)
    .as('commerce.local')
}
