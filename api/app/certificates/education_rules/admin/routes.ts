import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import {
  kindValidator,
  newKindValidator,
  newRuleValidator,
  rulePreviewValidator,
  rulesValidator,
} from '#certificates/education_rules/admin/validators'
import { auditedWrites, nothing, reads } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Kinds, Rules, RulePreviews } = controllers.certificates.educationRules.admin

router
  .group(() => {
    router.get('/education-rules', [Rules, 'index']).use(reads(admin, rulesValidator))
    router
      .post('/education-rules', [Rules, 'store'])
      .use(auditedWrites(admin, newRuleValidator, { recentProof: 'always' }))
    router.get('/education-rules/preview', [RulePreviews, 'show']).use(reads(admin, rulePreviewValidator))
    router.get('/qualification-kinds', [Kinds, 'index']).use(reads(admin, nothing))
    router
      .post('/qualification-kinds', [Kinds, 'store'])
      .use(auditedWrites(admin, newKindValidator, { recentProof: 'always' }))
    router
      .put('/qualification-kinds/:id', [Kinds, 'update'])
      .use(auditedWrites(admin, kindValidator, { recentProof: 'always' }))
  })
  .prefix('/api/admin')
  .as('certificates.education_rules.admin')
