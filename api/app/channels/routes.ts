import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { declare, nothing, type Declaration } from '#core/http/declaration'
import { admin, member } from '#core/http/policies'
import {
  channelListValidator,
  channelValidator,
  staffListValidator,
  staffValidator,
} from '#channels/validators'

const { channels } = controllers

router
  .group(() => {
    router
      .get('/user/discount/:exclusiveCode', [channels.ExclusiveCodes, 'show'])
      .where('exclusiveCode', /^[A-Za-z0-9]{1,6}$/)
      .as('exclusive_codes.show')
      .use(declare({ row: 'A40', who: member, takes: nothing, rate: 'code', audited: false }))
  })
  .prefix('/api')
  .as('channels')

const reading = (row: string, takes: Declaration['takes'], rate: Declaration['rate']) =>
  declare({ row, who: admin, takes, rate, audited: false })
const writing = (row: string, takes: Declaration['takes'] = nothing) =>
  declare({ row, who: admin, takes, rate: 'write', audited: true })

router
  .group(() => {
    router
      .get('/users', [channels.admin.Staff, 'index'])
      .as('staff.index')
      .use(reading('B33', staffListValidator, 'list'))
    router
      .post('/users', [channels.admin.Staff, 'store'])
      .as('staff.store')
      .use(writing('B32', staffValidator))
    router
      .delete('/users/:id', [channels.admin.Staff, 'destroy'])
      .as('staff.destroy')
      .use(writing('B38'))
    router
      .get('/channels', [channels.admin.Channels, 'index'])
      .as('channels.index')
      .use(reading('B39', channelListValidator, 'list'))
    router
      .get('/channels/:id', [channels.admin.Channels, 'show'])
      .as('channels.show')
      .use(reading('B40', nothing, 'read'))
    router
      .post('/channels', [channels.admin.Channels, 'store'])
      .as('channels.store')
      .use(writing('B41', channelValidator))
    router
      .delete('/channels/:id', [channels.admin.Channels, 'destroy'])
      .as('channels.destroy')
      .use(writing('B42'))
  })
  .prefix('/api/admin')
  .as('channels')
