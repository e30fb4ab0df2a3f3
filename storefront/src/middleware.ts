import { defineMiddleware } from 'astro:middleware'
import { widened } from '~/lib/site/contentPolicy'
import { site } from '~/lib/site/site'

/** Pages about money or identity tell the next site nothing at all. */
const discreet = /^\/(login|register|board\/|index\/(order-info|submitted-order-info|my-cart))/

const hosts = {
  storage: process.env.CSP_STORAGE_HOSTS ?? '',
  video: process.env.CSP_VIDEO_HOSTS ?? '',
}

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.url.pathname === '/internal/purge') return next()
  context.locals.site = await site()

  const response = await next()
  const policy = response.headers.get('Content-Security-Policy')
  if (policy && (hosts.storage || hosts.video)) {
    response.headers.set('Content-Security-Policy', widened(policy, hosts))
  }
  if (discreet.test(context.url.pathname)) response.headers.set('Referrer-Policy', 'no-referrer')
  return response
})
