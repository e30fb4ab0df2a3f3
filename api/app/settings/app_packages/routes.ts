import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin, anyone } from '#core/http/access_policies'
import { appPackagesValidator, appPackageValidator } from '#settings/app_packages/validators'

const { AppDownloads, AppPackages } = controllers.settings.appPackages

router
  .group(() => {
    router.get('/app-info', [AppDownloads, 'index']).use(reads(anyone))
    router.get('/download-app', [AppDownloads, 'show']).use(reads(anyone, nothing, { rate: 'download' }))
  })
  .prefix('/api/public')
  .as('settings')

router
  .group(() => {
    router.get('/', [AppPackages, 'index']).as('index').use(lists(admin, appPackagesValidator))
    router
      .post('/', [AppPackages, 'store'])
      .as('store')
      .use(auditedWrites(admin, appPackageValidator, { rate: 'upload', recentProof: 'always' }))
  })
  .prefix('/api/admin/app-packages')
  .as('settings.admin.app_packages')
