import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { auditedWrites, nothing, reads, writes } from '#core/http/route_options'
import { author } from '#core/http/access_policies'
import { importPreviewValidator, importValidator } from '#exams/questions/imports/validators'

const { BankExports, ImportPreviews, Imports, ImportTemplates } = controllers.exams.questions.imports
const { MoodleExports } = controllers.exams.questions.imports.moodle
const bank = '/question-banks/:id'

router
  .group(() => {
    router
      .post(`${bank}/import-previews`, [ImportPreviews, 'store'])
      .use(writes(author, importPreviewValidator, { rate: 'upload', bodyKb: 1024 }))
    router
      .post(`${bank}/imports`, [Imports, 'store'])
      .use(auditedWrites(author, importValidator, { rate: 'upload', bodyKb: 1024 }))
    router.get(`${bank}/moodle-export`, [MoodleExports, 'show']).use(auditedWrites(author, nothing, { rate: 'export' }))
    router.get(`${bank}/export`, [BankExports, 'show']).use(auditedWrites(author, nothing, { rate: 'export' }))
    router.get('/question-import-template', [ImportTemplates, 'show']).use(reads(author, nothing, { rate: 'download' }))
  })
  .prefix('/api/admin')
  .as('exams.questions.imports')
