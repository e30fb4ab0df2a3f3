import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  publicationBatchValidator,
  revocationValidator,
  seenValidator,
} from '#catalogue/validators'
import { auditedWrites, reads } from '#core/http/declaration'
import { admin } from '#core/http/policies'

const { Differences, PublicationBatches, Publications } = controllers.catalogue.publications

router
  .group(() => {
    router.post('/publish/:id', [Publications, 'store']).use(auditedWrites(admin, seenValidator))
    router
      .post('/unpublish/:id', [Publications, 'destroy'])
      .use(auditedWrites(admin, revocationValidator))
    router
      .post('/publications', [PublicationBatches, 'store'])
      .as('publicationBatches.store')
      .use(auditedWrites(admin, publicationBatchValidator))
    router.get('/:id/differences', [Differences, 'index']).use(reads(admin))
  })
  .prefix('/api/admin/courses')
  .as('catalogue.admin.courses')
