import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import drivers, { localPages } from '#config/drivers'
import { declare, nothing } from '#core/http/declaration'
import { anyone, member } from '#core/http/policies'
import { readLinkValidator, uploadSignatureValidator, uploadValidator } from '#media/validators'

const { media } = controllers

router
  .group(() => {
    router
      .get('/files/oss-sign', [media.UploadSignatures, 'show'])
      .as('upload_signatures.show')
      .use(
        declare({
          row: 'A83',
          who: member,
          takes: uploadSignatureValidator,
          rate: 'upload',
          audited: false,
        })
      )
    router
      .post('/files/upload', [media.Files, 'store'])
      .as('files.store')
      .use(
        declare({
          row: 'B06',
          who: member,
          takes: uploadValidator,
          rate: 'upload',
          audited: false,
        })
      )
  })
  .prefix('/api')
  .as('media')

if (drivers.storage === 'local') {
  router
    .group(() => {
      router
        .post('/', [media.local.Uploads, 'store'])
        .as('store')
        .use(declare({ row: 'L03', who: anyone, takes: nothing, rate: 'upload', audited: false }))
      router
        .get('/*', [media.local.Uploads, 'show'])
        .as('show')
        .use(
          declare({
            row: 'L04',
            who: anyone,
            takes: readLinkValidator,
            rate: 'file',
            audited: false,
          })
        )
    })
    .prefix('/uploads')
    .as('media.local')
  router
    .get('/pictures/:width/*', [media.local.Pictures, 'show'])
    .as('media.local.pictures.show')
    .use(declare({ row: 'L05', who: anyone, takes: nothing, rate: 'file', audited: false }))
}

if (localPages && drivers.video === 'local') {
  router
    .group(() => {
      router
        .get('/', [media.local.VideoUploads, 'show'])
        .as('show')
        .use(declare({ row: 'L06', who: anyone, takes: nothing, rate: 'file', audited: false }))
      router
        .patch('/', [media.local.VideoUploads, 'update'])
        .as('update')
        .use(declare({ row: 'L07', who: anyone, takes: nothing, rate: 'file', audited: false }))
    })
    .prefix('/local/video-uploads/:videoId')
    .as('media.local.video_uploads')
}
