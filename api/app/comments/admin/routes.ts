import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Approvals, Rejections } = controllers.comments.admin

router
  .group(() => {
    router.post('/approve/:id', [Approvals, 'store']).as('approve').use(auditedWrites(admin))
    router.post('/reject/:id', [Rejections, 'store']).as('reject').use(auditedWrites(admin))
  })
  .prefix('/api/comments')
  .as('comments')
