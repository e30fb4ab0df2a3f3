import type { APIRoute } from 'astro'
import { publicUrl } from '~/lib/config'
import { paths } from '~/lib/paths'

/** Not for search engines. */
const closed = [
  '/board/',
  '/login',
  '/register',
  '/admin-login',
  '/api/',
  '/local/',
  '/internal/',
  paths.search,
  paths.cart,
  paths.orderInfo,
  '/index/submitted-order-info/',
  '/certificates/',
]

export const GET: APIRoute = () => {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '']
  const text = [...lines, `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n')
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
