import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { searchValidator } from '#catalogue/validators'
import { lists } from '#core/http/declaration'
import { anyone } from '#core/http/policies'

const { Searches } = controllers.catalogue.search

router
  .get('/api/public/search', [Searches, 'index'])
  .as('catalogue.search.index')
  .use(lists(anyone, searchValidator))
