import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { uploadHoursValidator } from '#certificates/uploads/validators'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { PushLogs, Uploads } = controllers.certificates.uploads

router
  .group(() => {
    router
      .post('/certs/upload-hours', [Uploads, 'store'])
      .as('store')
      .use(writes(member, uploadHoursValidator, { rate: 'push', idempotent: true }))
    router.get('/push-logs/course-edu-log-id/:id', [PushLogs, 'index']).as('index').use(reads(member))
  })
  .prefix('/api/user')
  .as('certificates.uploads')
