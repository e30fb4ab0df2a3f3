import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads, writes } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'
import { exportRequestValidator, exportsValidator } from '#exports/validators'

const { Exports } = controllers.exports

/** Every kind holds whole telephone numbers. */
const proved = { recentProof: 'always' } as const

router
  .group(() => {
    router.get('/', [Exports, 'index']).as('index').use(lists(admin, exportsValidator))
    router
      .post('/', [Exports, 'store'])
      .as('store')
      .use(auditedWrites(admin, exportRequestValidator, proved))
    router
      .group(() => {
        router
          .post('/repeats', [Exports, 'repeat'])
          .as('repeats.store')
          .use(auditedWrites(admin, nothing, proved))
        router.post('/cancel', [Exports, 'cancel']).as('cancel').use(writes(admin))
        router
          .get('/download', [Exports, 'download'])
          .as('download')
          .use(reads(admin, nothing, proved))
      })
      .prefix('/:id')
  })
  .prefix('/api/exports')
  .as('exports')
