import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { cartBatchValidator, cartItemValidator, cartMergeValidator, visitorCartValidator } from '#commerce/validators'
import { lists, reads, writes } from '#core/http/route_options'
import { anyone, member } from '#core/http/access_policies'

const { CartBatches, CartItems, CartMerges, VisitorCart } = controllers.commerce.cart

router
  .group(() => {
    router.get('/cart-items', [CartItems, 'index']).use(reads(member))
    router.post('/cart-items', [CartItems, 'store']).use(writes(member, cartItemValidator))
    router.delete('/cart-items/:id', [CartItems, 'destroy']).use(writes(member))
    router.delete('/cart-items-batch', [CartBatches, 'destroy']).use(writes(member, cartBatchValidator))
    router.post('/cart-merges', [CartMerges, 'store']).use(writes(member, cartMergeValidator, { idempotent: true }))
  })
  .prefix('/api/user')
  .as('commerce')

router
  .get('/api/public/cart-items', [VisitorCart, 'index'])
  .as('commerce.visitor_cart.index')
  .use(lists(anyone, visitorCartValidator))
