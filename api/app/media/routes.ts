import '#media/local/routes'
import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { reads, writes } from '#core/http/declaration'
import { member } from '#core/http/policies'
import { uploadSignatureValidator, uploadValidator } from '#media/validators'

const { Files, UploadSignatures } = controllers.media

router
  .group(() => {
    router.get('/oss-sign', [UploadSignatures, 'show']).use(reads(member, uploadSignatureValidator, { rate: 'upload' }))
    router.post('/upload', [Files, 'store']).use(writes(member, uploadValidator, { rate: 'upload' }))
  })
  .prefix('/api/files')
  .as('media')
