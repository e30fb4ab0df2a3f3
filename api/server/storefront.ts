import { existsSync } from 'node:fs'
import { inProject } from '../app/core/process/project_root.js'
import { builtFiles } from './built_files.js'
import type { Handler } from './handler.js'
import { observePage } from './metrics.js'
import { allowPageRequest } from './page_limits.js'
import { countPageView } from './page_views.js'
import { processCache } from './response_cache/own_cache.js'
import { cachedPages, isCachedPage } from './response_cache/pages.js'
import { isWorker, workerHeaders, workerUrl } from './worker.js'

const built = inProject('storefront/dist')

export async function storefrontHandler(): Promise<Handler> {
  const entry = `${built}/server/entry.mjs`
  if (!existsSync(entry)) throw new Error('the shop is not built yet: run "npm run build"')

  const { handler } = await import(entry)
  const files = builtFiles(`${built}/client`, '/_astro/', {
    headersOf: (path) => (isWorker(path) ? workerHeaders : { 'Cache-Control': 'public, max-age=3600' }),
  })
  const astro: Handler = (request, response) => handler(request, response)
  const cached = cachedPages(processCache, astro)
  const pages: Handler = (request, response) => {
    observePage(request, response)
    if (!allowPageRequest(request, response)) return
    countPageView(request, response)
    return cached(request, response)
  }
  return (request, response) => {
    request.url = workerUrl(request.url!)
    return isCachedPage(processCache, request.url!)
      ? pages(request, response)
      : files(request, response, () => void pages(request, response))
  }
}
