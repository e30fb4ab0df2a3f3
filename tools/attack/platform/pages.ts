import { finding, tally, type Attack } from '../attack.js'
import { newNetwork } from '../../local_client/client.js'

const searches = 160
const evil = 'evil.example'

export const pages: Attack = {
  promises: 'T73',
  title: 'Pages of the storefront',
  async run(target) {
    const from = newNetwork()
    const asked = []
    for (let at = 0; at < searches; at += 20) {
      const batch = Array.from({ length: 20 }, (_, one) =>
        target.get(`/index/search?keyword=${encodeURIComponent(`造价${at + one}`)}`, { from })
      )
      asked.push(...(await Promise.all(batch)))
    }
    const statuses = asked.map(({ status }) => status)
    const rows = [finding(`${searches} searches from one IP are limited`, statuses.includes(429), tally(statuses))]

    const picture = '/_image?href=/images/service-qr.png&w=9000&h=9000&f=avif'
    const drawn = await target.get(picture)
    rows.push(finding('the framework’s /_image is closed', drawn.status >= 400, drawn.status))

    const poison = {
      'host': evil,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'https',
      'x-original-url': '/board/admin',
      'x-rewrite-url': '/board/admin',
      'x-forwarded-prefix': `//${evil}`,
    }
    for (const page of ['/index', '/index/courses?courseType=1', '/index/articles/rss.xml', '/sitemap.xml']) {
      const fresh = `${page}${page.includes('?') ? '&' : '?'}page=1`
      await target.get(fresh, { headers: poison })
      await target.get(page, { headers: poison })
      const kept = (await target.get(fresh)).text + (await target.get(page)).text
      rows.push(finding(`${page} is not poisoned by headers`, !kept.includes(evil), 'the name was cached'))
    }
    return rows
  },
}
