import '#comments/admin/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { commentListValidator, commentValidator } from '#comments/validators'
import type { Caching } from '#core/cache/cacheable'
import { lists, writes } from '#core/http/route_options'
import { admin, anyone, member } from '#core/http/access_policies'

const ofCourse: Caching = { tags: ({ request }) => [`course:${Number(request.input('courseId'))}`] }
const { Comments } = controllers.comments

router
  .group(() => {
    router
      .get('/', [Comments, 'index'])
      .as('index')
      .use(lists(anyone, commentListValidator, { unmaskedFor: admin, cache: ofCourse }))
    router
      .post('/', [Comments, 'store'])
      .as('store')
      .use(writes(member, commentValidator, { rate: 'comment' }))
  })
  .prefix('/api/comments')
  .as('comments')
