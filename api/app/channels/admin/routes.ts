import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { channelListValidator, channelValidator, staffListValidator, staffValidator } from '#channels/validators'
import { auditedWrites, lists, nothing, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Channels, Staff } = controllers.channels.admin

const proved = { recentProof: 'always' } as const

router
  .group(() => {
    router.get('/users', [Staff, 'index']).use(lists(admin, staffListValidator))
    router.post('/users', [Staff, 'store']).use(auditedWrites(admin, staffValidator, proved))
    router.delete('/users/:id', [Staff, 'destroy']).use(auditedWrites(admin, nothing, proved))
    router.get('/channels', [Channels, 'index']).use(lists(admin, channelListValidator))
    router.get('/channels/:id', [Channels, 'show']).use(reads(admin))
    router.post('/channels', [Channels, 'store']).use(auditedWrites(admin, channelValidator, proved))
    router.delete('/channels/:id', [Channels, 'destroy']).use(auditedWrites(admin, nothing, proved))
  })
  .prefix('/api/admin')
  .as('channels')
