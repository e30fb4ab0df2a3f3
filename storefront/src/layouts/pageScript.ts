import { attachSuggestions } from '~/components/search/attachSuggestions'
import { compareOnDemand } from '~/features/catalogue/shared/compareOnDemand'
import { registerWorker } from '~/lib/offline/registerWorker'
import { keepOneTab } from '~/lib/site/oneTab'
import { lockPhoneViewport } from '~/lib/site/phoneViewport'
import { skipTransitionsToOthers } from '~/lib/site/pageTransitions'
import { countPageViewOfPrefetched, prefetch } from '~/lib/site/prefetch'
import { watchErrors } from '~/lib/site/watchErrors'

watchErrors()
attachSuggestions()
registerWorker()
prefetch()
keepOneTab()
skipTransitionsToOthers()
countPageViewOfPrefetched()
compareOnDemand()
lockPhoneViewport(document.querySelector<HTMLMetaElement>('meta[name=viewport]')!)
// A script in each component with badges would be one more file on every page with courses.
if (document.querySelector('[data-owned]')) {
  void import('~/features/learning/shared/showOwnedBadges').then((module) => module.showOwnedBadges())
}
if (document.querySelector('[data-continue]')) {
  void import('~/features/learning/shared/showLastLesson').then((module) => module.showLastLesson())
}
