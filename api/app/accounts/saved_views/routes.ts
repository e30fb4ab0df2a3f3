import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { listValidator, newViewValidator, viewValidator } from '#accounts/saved_views/validators'
import { reads, writes } from '#core/http/route_options'
import { staff } from '#core/http/access_policies'

const { SavedViews } = controllers.accounts.savedViews

router
  .group(() => {
    router.get('/', [SavedViews, 'index']).use(reads(staff, listValidator))
    router.post('/', [SavedViews, 'store']).use(writes(staff, newViewValidator))
    router.put('/:id', [SavedViews, 'update']).use(writes(staff, viewValidator))
    router.delete('/:id', [SavedViews, 'destroy']).use(writes(staff))
  })
  .prefix('/api/user/saved-views')
  .as('accounts')
