import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { moveValidator, placeBatchValidator, spotlightBatchValidator, tagBatchValidator } from '#catalogue/validators'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { CourseBatches, Positions, Spotlights } = controllers.catalogue.admin

router
  .group(() => {
    router.post('/hot/:id', [Spotlights, 'store']).use(auditedWrites(admin))
    router.post('/unhot/:id', [Spotlights, 'destroy']).use(auditedWrites(admin))
    router.post('/spotlights', [Spotlights, 'update']).use(auditedWrites(admin, spotlightBatchValidator))
    router.post('/tag-batches', [CourseBatches, 'tags']).as('tags').use(auditedWrites(admin, tagBatchValidator))
    router.post('/place-batches', [CourseBatches, 'places']).as('places').use(auditedWrites(admin, placeBatchValidator))
    router.post('/adjust-order', [Positions, 'store']).use(auditedWrites(admin, moveValidator))
  })
  .prefix('/api/admin/courses')
  .as('catalogue.admin.courses')
