import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, nothing, writes } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { regradeValidator } from '#exams/regrades/validators'

const { RegradePreviews, Regrades } = controllers.exams.regrades

router
  .group(() => {
    router.post('/regrade-previews', [RegradePreviews, 'store']).use(writes(admin, nothing))
    router.post('/regrades', [Regrades, 'store']).use(auditedWrites(admin, regradeValidator))
  })
  .prefix('/api/admin/questions/:id')
  .as('exams.regrades')
