import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { channelListValidator, channelValidator, staffListValidator, staffValidator } from '#channels/validators'
import { auditedWrites, lists, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Channels, Staff } = controllers.channels.admin

router
  .group(() => {
    router.get('/users', [Staff, 'index']).use(lists(admin, staffListValidator))
    router.post('/users', [Staff, 'store']).use(auditedWrites(admin, staffValidator))
    router.delete('/users/:id', [Staff, 'destroy']).use(auditedWrites(admin))
    router.get('/channels', [Channels, 'index']).use(lists(admin, channelListValidator))
    router.get('/channels/:id', [Channels, 'show']).use(reads(admin))
    router.post('/channels', [Channels, 'store']).use(auditedWrites(admin, channelValidator))
    router.delete('/channels/:id', [Channels, 'destroy']).use(auditedWrites(admin))
  })
  .prefix('/api/admin')
  .as('channels')
