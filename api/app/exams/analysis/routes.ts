import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin, author } from '#core/http/access_policies'

const { ItemAnalyses } = controllers.exams.analysis
const analysis = '/papers/:id/item-analysis'

router
  .group(() => {
    router.get(analysis, [ItemAnalyses, 'index']).as('index').use(lists(author, nothing))
    router
      .get(`${analysis}/:questionVersionId`, [ItemAnalyses, 'show'])
      .as('show')
      .where('questionVersionId', router.matchers.number())
      .use(reads(author))
    router
      .get(`${analysis}-export`, [ItemAnalyses, 'export'])
      .as('export')
      .use(auditedWrites(author, nothing, { rate: 'export' }))
    router
      .get('/questions/:id/item-analysis', [ItemAnalyses, 'ofQuestion'])
      .as('of_question')
      .use(lists(admin, nothing))
  })
  .prefix('/api/admin')
  .as('exams.analysis')
