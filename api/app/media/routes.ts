import '#media/local/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'
import { uploadSignatureValidator, uploadValidator } from '#media/validators'

const { Files, UploadSignatures } = controllers.media

router
  .group(() => {
    router.get('/oss-sign', [UploadSignatures, 'show']).use(reads(member, uploadSignatureValidator, { rate: 'upload' }))
    router.post('/upload', [Files, 'store']).use(writes(member, uploadValidator, { rate: 'upload' }))
  })
  .prefix('/api/files')
  .as('media')
