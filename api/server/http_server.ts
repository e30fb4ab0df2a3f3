import type { Server } from 'node:http'
import { adminHandler } from './admin.js'
import type { Handler } from './handler.js'
import { exposeApi } from './in_process_api.js'
import { createLimitedServer } from './limited_server.js'
import { metricsPath, sendMetrics } from './metrics.js'
import { cachedApi } from './response_cache/api.js'
import { processCache } from './response_cache/own_cache.js'
import { storefrontHandler } from './storefront.js'
import { handlePageViewReport, pageViewReportPath } from './page_view_reports.js'

const apiRoots = /^\/(api|health|local|pictures|uploads|\.well-known)(\/|\?|$)/
const adminRoots = /^\/board\/(admin|teacher|channel|auditor|assets)(\/|\?|$)/

export async function loadHttpServer() {
  const apiOnly = process.env.SERVE === 'api'
  const board = apiOnly ? undefined : adminHandler()
  const storefront = apiOnly ? undefined : await storefrontHandler()
  return (framework: Handler): Server => {
    const api = cachedApi(processCache, framework)
    if (storefront) exposeApi(framework)
    return createLimitedServer((request, response) => {
      const url = request.url ?? '/'
      if (url === metricsPath) return sendMetrics(request, response)
      if (url === pageViewReportPath) return handlePageViewReport(request, response)
      if (!storefront || !board || apiRoots.test(url)) return api(request, response)
      if (adminRoots.test(url)) return board(request, response)
      return storefront(request, response)
    })
  }
}
