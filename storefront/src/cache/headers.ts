import type { CacheProvider } from 'astro'

/** Pages only set the two headers; the server in front of Astro caches and purges them (api/server/response_cache). */
export default (): CacheProvider => ({
  name: 'headers',
  async invalidate() {
    throw new Error('pages are purged by the API')
  },
})
