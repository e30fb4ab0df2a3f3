import { defineMiddleware } from 'astro:middleware'
import { withHosts } from '~/lib/site/contentPolicy'
import { loadSite } from '~/lib/site/site'

/** Pages about money or identity send no referrer. */
const discreet = /^\/(login|register|board\/|index\/(order-info|submitted-order-info|my-cart))/

const hosts = {
  storage: process.env.CSP_STORAGE_HOSTS ?? '',
  video: process.env.CSP_VIDEO_HOSTS ?? '',
}

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.url.pathname === '/internal/purge') return next()
  context.locals.site = await loadSite()

  const response = await next()
  const policy = response.headers.get('Content-Security-Policy')
  if (policy && (hosts.storage || hosts.video)) {
    response.headers.set('Content-Security-Policy', withHosts(policy, hosts))
  }
  if (discreet.test(context.url.pathname)) response.headers.set('Referrer-Policy', 'no-referrer')
  return response
})
