import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { readsFigures } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { productOrdersValidator, rangeTypeValidator, trendValidator } from '#statistics/validators'

const { ProductOrders, Products, Subjects, Summaries, Trends } = controllers.statistics.overview

router
  .group(() => {
    router.get('/summary', [Summaries, 'show']).use(readsFigures(admin))
    router.get('/statistics/subject', [Subjects, 'index']).use(readsFigures(admin, rangeTypeValidator))
    router
      .get('/statistics/subject/:s/product', [Products, 'index'])
      .where('s', /^[a-z0-9-]{1,20}$/)
      .use(readsFigures(admin, rangeTypeValidator))
    router
      .get('/statistics/product/:courseId/order', [ProductOrders, 'index'])
      .where('courseId', router.matchers.number())
      .use(readsFigures(admin, productOrdersValidator))
    router.get('/statistics/trend', [Trends, 'index']).use(readsFigures(admin, trendValidator))
  })
  .prefix('/api/orders')
  .as('statistics.overview')
