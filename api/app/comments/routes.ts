import '#comments/admin/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { commentListValidator, commentValidator } from '#comments/validators'
import type { Shelving } from '#core/shelf/offer_to_shelf'
import { lists, writes } from '#core/http/declaration'
import { admin, anyone, member } from '#core/http/policies'

const ofCourse: Shelving = { tags: ({ request }) => [`course:${Number(request.input('courseId'))}`] }
const { Comments } = controllers.comments

router
  .group(() => {
    router
      .get('/', [Comments, 'index'])
      .as('index')
      .use(lists(anyone, commentListValidator, { wholeFor: admin, shelf: ofCourse }))
    router
      .post('/', [Comments, 'store'])
      .as('store')
      .use(writes(member, commentValidator, { rate: 'comment' }))
  })
  .prefix('/api/comments')
  .as('comments')
