import { defineMiddleware } from 'astro:middleware'
import { site } from '~/lib/site'

/** Pages about money or identity tell the next site nothing at all. */
const discreet = /^\/(login|register|board\/|index\/(order-info|submitted-order-info|my-cart))/

/** Hosts of object storage and video, space separated, which only the installation knows. */
const storage = process.env.CSP_STORAGE_HOSTS ?? ''
const video = process.env.CSP_VIDEO_HOSTS ?? ''

export const onRequest = defineMiddleware(async (context, next) => {
  if (context.url.pathname === '/internal/purge') return next()
  context.locals.site = await site()
  if (storage) context.csp?.insertDirective(`img-src ${storage}`)
  if (storage || video) context.csp?.insertDirective(`connect-src ${storage} ${video}`)
  if (video) context.csp?.insertDirective(`media-src ${video}`)

  const response = await next()
  if (discreet.test(context.url.pathname)) response.headers.set('Referrer-Policy', 'no-referrer')
  return response
})
