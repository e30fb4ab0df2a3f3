import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads, writes } from '#core/http/route_options'
import { member } from '#core/http/access_policies'
import { newNoteValidator, noteValidator } from '#learning/notes/validators'

const { NoteFiles, Notes } = controllers.learning.notes

router
  .group(() => {
    router.get('/courses/:id/notes', [Notes, 'index']).as('index').use(reads(member))
    router
      .post('/courses/:id/notes', [Notes, 'store'])
      .as('store')
      .use(writes(member, newNoteValidator, { idempotent: true }))
    router
      .get('/courses/:id/notes-file', [NoteFiles, 'show'])
      .as('file')
      .use(reads(member, nothing, { rate: 'download' }))
    router.put('/notes/:id', [Notes, 'update']).as('update').use(writes(member, noteValidator))
    router.delete('/notes/:id', [Notes, 'destroy']).as('destroy').use(writes(member))
  })
  .prefix('/api/user')
  .as('learning.notes')
