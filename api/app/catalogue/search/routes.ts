import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { ofSearch } from '#catalogue/course_tags'
import { searchValidator, suggestValidator } from '#catalogue/validators'
import { lists, reads } from '#core/http/route_options'
import { anyone } from '#core/http/access_policies'

const { Searches } = controllers.catalogue.search

router
  .get('/api/public/search', [Searches, 'index'])
  .as('catalogue.search.index')
  .use(lists(anyone, searchValidator, { cache: ofSearch }))

router
  .get('/api/public/search/suggestions', [Searches, 'suggest'])
  .as('catalogue.search.suggest')
  .use(reads(anyone, suggestValidator, { cache: ofSearch }))
