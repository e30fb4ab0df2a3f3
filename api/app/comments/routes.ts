import '#comments/admin/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { commentListValidator, commentValidator } from '#comments/validators'
import { lists, writes } from '#core/http/declaration'
import { admin, anyone, member } from '#core/http/policies'

const { Comments } = controllers.comments

router
  .group(() => {
    router
      .get('/', [Comments, 'index'])
      .as('index')
      .use(lists(anyone, commentListValidator, { wholeFor: admin }))
    router
      .post('/', [Comments, 'store'])
      .as('store')
      .use(writes(member, commentValidator, { rate: 'comment' }))
  })
  .prefix('/api/comments')
  .as('comments')
