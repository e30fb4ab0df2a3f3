import type { CacheProvider, CacheProviderFactory } from 'astro'

/**
 * Pages only say how long they may be kept and under which tags; the server in front of Astro keeps and purges them
 * (api/server/shelf).
 */
export const shelf: CacheProviderFactory = () => {
  const provider: CacheProvider = {
    name: 'shelf',
    async invalidate() {
      throw new Error('pages are purged by the API')
    },
  }
  return provider
}

export default shelf
