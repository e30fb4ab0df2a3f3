import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { goodsReturnValidator } from '#commerce/refunds/goods_returns/validators'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { GoodsReturns } = controllers.commerce.refunds.goodsReturns

router
  .post('/api/admin/orders/:orderNo/goods-returns', [GoodsReturns, 'store'])
  .as('commerce.refunds.goods_returns.store')
  .use(auditedWrites(admin, goodsReturnValidator))
