import { defineMiddleware } from 'astro:middleware'
import { canCheckFaces, withHashesOf, withHosts } from '~/lib/site/contentPolicy'
import { setMinutesPerHour } from '~/lib/hours'
import { loadSite } from '~/lib/site/site'

/** Pages about money or identity send no referrer. */
const withoutReferrer = /^\/(login|register|board\/|index\/(order-info|submitted-order-info|my-cart))/

const faceHosts = process.env.CSP_FACE_HOSTS ?? ''
const hosts = { storage: process.env.CSP_STORAGE_HOSTS ?? '', video: process.env.CSP_VIDEO_HOSTS ?? '' }

export const onRequest = defineMiddleware(async (context, next) => {
  context.locals.site = await loadSite()
  setMinutesPerHour(context.locals.site.minutesPerHour)

  const response = await finished(await next(), context.url.pathname)
  if (withoutReferrer.test(context.url.pathname)) response.headers.set('Referrer-Policy', 'no-referrer')
  return response
})

async function finished(response: Response, pathname: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  const page = new Response(html, response)
  const policy = response.headers.get('Content-Security-Policy')
  if (policy) {
    page.headers.set('Content-Security-Policy', withHosts(withHashesOf(policy, html), hostsOf(pathname)))
    page.headers.set('Content-Security-Policy-Report-Only', reportOnly)
  }
  return page
}

/**
 * Browsers report strings that become markup or scripts to the console, and page checks fail then. Not enforced:
 * the video player writes markup.
 */
const reportOnly = "require-trusted-types-for 'script'"

const hostsOf = (pathname: string) => (canCheckFaces(pathname) ? { ...hosts, face: faceHosts } : hosts)
