import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads } from '#core/http/declaration'
import { admin } from '#core/http/policies'
import { rangeTypeValidator, trendValidator } from '#statistics/validators'

const { Products, Subjects, Summaries, Trends } = controllers.statistics.overview

router
  .group(() => {
    router.get('/summary', [Summaries, 'show']).use(reads(admin, nothing, { rate: 'list' }))
    router
      .get('/statistics/subject', [Subjects, 'index'])
      .use(reads(admin, rangeTypeValidator, { rate: 'list' }))
    router
      .get('/statistics/subject/:s/product', [Products, 'index'])
      .where('s', /^[a-z0-9-]{1,20}$/)
      .use(reads(admin, rangeTypeValidator, { rate: 'list' }))
    router
      .get('/statistics/trend', [Trends, 'index'])
      .use(reads(admin, trendValidator, { rate: 'list' }))
  })
  .prefix('/api/orders')
  .as('statistics.overview')
