import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists } from '#core/http/route_options'
import { admin, courseReader } from '#core/http/access_policies'
import { anomaliesValidator, anomalyMarkValidator } from '#learning/anomalies/validators'

const { Anomalies, AnomalyMarks, AnomalySearches } = controllers.learning.anomalies

router
  .group(() => {
    router
      .get('/', [Anomalies, 'index'])
      .as('index')
      .use(lists(courseReader, anomaliesValidator, { audited: true }))
    router.post('/searches', [AnomalySearches, 'store']).as('searches.store').use(auditedWrites(admin))
    router.post('/:id/marks', [AnomalyMarks, 'store']).as('marks.store').use(auditedWrites(admin, anomalyMarkValidator))
  })
  .prefix('/api/admin/anomalies')
  .as('learning.anomalies')
