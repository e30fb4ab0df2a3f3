import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { moveValidator, spotlightBatchValidator } from '#catalogue/validators'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Positions, Spotlights } = controllers.catalogue.admin

router
  .group(() => {
    router.post('/hot/:id', [Spotlights, 'store']).use(auditedWrites(admin))
    router.post('/unhot/:id', [Spotlights, 'destroy']).use(auditedWrites(admin))
    router.post('/spotlights', [Spotlights, 'update']).use(auditedWrites(admin, spotlightBatchValidator))
    router.post('/adjust-order', [Positions, 'store']).use(auditedWrites(admin, moveValidator))
  })
  .prefix('/api/admin/courses')
  .as('catalogue.admin.courses')
