import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  newQualificationValidator,
  qualificationValidator,
  renewalValidator,
} from '#certificates/qualifications/validators'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { Qualifications } = controllers.certificates.qualifications

router
  .group(() => {
    router.get('/', [Qualifications, 'index']).use(reads(member))
    router.post('/', [Qualifications, 'store']).use(writes(member, newQualificationValidator))
    router.put('/:id', [Qualifications, 'update']).use(writes(member, qualificationValidator))
    router.delete('/:id', [Qualifications, 'destroy']).use(writes(member))
    router
      .post('/:id/renewals', [Qualifications, 'renew'])
      .as('qualifications.renew')
      .use(writes(member, renewalValidator))
  })
  .prefix('/api/user/qualifications')
  .as('certificates')
