import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { nothing, reads } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { Kinds } = controllers.certificates.educationRules

router
  .get('/api/public/qualification-kinds', [Kinds, 'index'])
  .as('certificates.qualification_kinds.index')
  .use(reads(anyone, nothing))
