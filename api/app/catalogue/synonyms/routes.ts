import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { synonymListValidator, synonymsValidator } from '#catalogue/synonyms/validators'
import { auditedWrites, lists } from '#core/http/route_options'
import { admin } from '#core/http/access_policies'

const { Synonyms } = controllers.catalogue.synonyms

router
  .group(() => {
    router.get('/', [Synonyms, 'index']).use(lists(admin, synonymListValidator))
    router.post('/', [Synonyms, 'store']).use(auditedWrites(admin, synonymsValidator))
    router.put('/:id', [Synonyms, 'update']).use(auditedWrites(admin, synonymsValidator))
    router.delete('/:id', [Synonyms, 'destroy']).use(auditedWrites(admin))
  })
  .prefix('/api/admin/synonym-groups')
  .as('catalogue.synonyms')
