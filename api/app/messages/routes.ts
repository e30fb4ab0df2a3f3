import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { lists, nothing, reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'
import { messageListValidator, messageReadValidator, messageSettingsValidator } from '#messages/validators'

const { Messages, MessageSettings, ReadMessages } = controllers.messages

router
  .group(() => {
    router.get('/', [Messages, 'index']).as('index').use(lists(member, messageListValidator))
    router.get('/unread', [ReadMessages, 'index']).as('unread').use(reads(member, nothing))
    router.post('/read', [ReadMessages, 'store']).as('read').use(writes(member, messageReadValidator))
    router.get('/settings', [MessageSettings, 'show']).as('settings.show').use(reads(member))
    router
      .post('/settings', [MessageSettings, 'store'])
      .as('settings.store')
      .use(writes(member, messageSettingsValidator))
  })
  .prefix('/api/user/messages')
  .as('messages')

await import('#messages/local/routes')
