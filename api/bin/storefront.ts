/** Serves only the storefront, if the API has its own processes (docker-compose.yml). */
import './environment.js'
import { checkKeys } from '../start/keys.js'

checkKeys(process.env, ['INTERNAL_KEY'])

// Imported dynamically: they read the environment when they load.
const { hooks } = await import('../app/core/tracing/hooks.js')
const { startTracingIfConfigured } = await import('../app/core/tracing/start_if_configured.js')
await startTracingIfConfigured('shop')
const { createLimitedServer } = await import('../server/limited_server.js')
const { metricsPath, sendMetrics } = await import('../server/metrics.js')
const { readyPath, sendStorefrontReadiness } = await import('../server/storefront_readiness.js')
const { storefrontHandler } = await import('../server/storefront.js')
const { shutDownOnSignals } = await import('../server/shutdown.js')
const { sendPageViewReport } = await import('../server/page_view_reports.js')

const shop = await storefrontHandler()
const server = createLimitedServer((request, response) => {
  if (request.url === metricsPath) return sendMetrics(request, response)
  if (request.url === readyPath) return sendStorefrontReadiness(response)
  return shop(request, response)
})

if (process.env.REDIS_URL) {
  const { openPurges } = await import('../server/response_cache/open_purges.js')
  const { listenForPurges } = await import('../server/response_cache/listen.js')
  await listenForPurges(openPurges(process.env.REDIS_URL))
}

server.listen(Number(process.env.PORT), process.env.HOST)
const report = () => sendPageViewReport(process.env.API_URL ?? '')
const reportEveryMs = 30_000
setInterval(report, reportEveryMs).unref()
shutDownOnSignals(server, async () => {
  await report()
  await hooks.end?.()
})
