import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  courseBuyersValidator,
  publicationBatchValidator,
  publicationValidator,
  revocationValidator,
} from '#catalogue/validators'
import { auditedWrites, reads } from '#core/http/route_options'
import { admin, author, courseReader } from '#core/http/access_policies'

const { CourseBuyers, Differences, PublicationBatches, Publications } = controllers.catalogue.publications

router
  .group(() => {
    router.post('/publish/:id', [Publications, 'store']).use(auditedWrites(admin, publicationValidator))
    router.post('/unpublish/:id', [Publications, 'destroy']).use(auditedWrites(admin, revocationValidator))
    router
      .post('/publications', [PublicationBatches, 'store'])
      .as('publicationBatches.store')
      .use(auditedWrites(admin, publicationBatchValidator))
    router.get('/buyers', [CourseBuyers, 'index']).use(reads(author, courseBuyersValidator))
    router.get('/:id/differences', [Differences, 'index']).use(reads(courseReader))
  })
  .prefix('/api/admin/courses')
  .as('catalogue.admin.courses')
