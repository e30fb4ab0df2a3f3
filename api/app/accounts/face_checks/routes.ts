import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { certifyIdValidator, faceCheckValidator } from '#accounts/face_checks/validators'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'

const { FaceChecks, FaceResults, FaceScripts } = controllers.accounts.faceChecks

router
  .group(() => {
    router.get('/face-verify/script', [FaceScripts, 'show']).use(reads(member))
    router
      .post('/face-verify/init-certify', [FaceChecks, 'store'])
      .use(writes(member, faceCheckValidator, { rate: 'face' }))
    router.get('/face-verify/is-verify-passed', [FaceChecks, 'show']).use(reads(member, certifyIdValidator))
    router.post('/verify-face-result', [FaceResults, 'store']).use(writes(member, certifyIdValidator))
  })
  .prefix('/api/user')
  .as('accounts')
