import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { moderationBatchValidator } from '#comments/validators'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Approvals, ModerationBatches, Rejections } = controllers.comments.admin

router
  .group(() => {
    router.post('/approve/:id', [Approvals, 'store']).as('approve').use(auditedWrites(admin))
    router
      .post('/moderations', [ModerationBatches, 'store'])
      .as('moderations')
      .use(auditedWrites(admin, moderationBatchValidator))
    router.post('/reject/:id', [Rejections, 'store']).as('reject').use(auditedWrites(admin))
  })
  .prefix('/api/comments')
  .as('comments')
