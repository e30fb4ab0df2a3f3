import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { commentListValidator, commentValidator } from '#comments/validators'
import { declare, nothing } from '#core/http/declaration'
import { admin, anyone, member } from '#core/http/policies'

const { comments } = controllers
const judging = (row: string) =>
  declare({ row, who: admin, takes: nothing, rate: 'write', audited: true })

router
  .group(() => {
    router
      .get('/', [comments.Comments, 'index'])
      .as('index')
      .use(
        declare({
          row: 'A78',
          who: anyone,
          takes: commentListValidator,
          rate: 'list',
          audited: false,
        })
      )
    router
      .post('/', [comments.Comments, 'store'])
      .as('store')
      .use(
        declare({
          row: 'A79',
          who: member,
          takes: commentValidator,
          rate: 'comment',
          audited: false,
        })
      )
    router
      .post('/approve/:id', [comments.admin.Approvals, 'store'])
      .as('approve')
      .use(judging('B57'))
    router
      .post('/reject/:id', [comments.admin.Rejections, 'store'])
      .as('reject')
      .use(judging('B58'))
  })
  .prefix('/api/comments')
  .as('comments')
