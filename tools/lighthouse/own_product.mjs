import { stop } from '../../scripts/toolbox.mjs'
import { signedInProxy } from '../loopback/signed_in_proxy.mjs'
import { startInstance } from '../loopback/instance.mjs'
import { limits } from './limits.mjs'

/** docs/demo.md */
const admin = { loginName: 'admin', passwd: 'Zhuxue-Admin-2026', loginType: 'admin', channelId: 0 }

/** A product of one's own with the demo academy, and the pages of it that are measured. */
export async function ownProduct() {
  const instance = await startInstance({ RATE_LIMITS: 'off' })
  const board = await signedInProxy(instance.url, await tokenOf(instance.url))
  const { courses } = await fetch(
    `${instance.url}/api/public/courses?courseType=1&pageSize=5`
  ).then((answer) => answer.json())
  const { shop, login } = limits
  const pages = [
    { name: 'home', address: `${instance.url}/index`, limit: shop },
    { name: 'list', address: `${instance.url}/index/courses?courseType=1`, limit: shop },
    {
      name: 'course page',
      address: `${instance.url}/index/course-info/${courses[0].courseId}`,
      limit: shop,
    },
    { name: '/admin-login', address: `${instance.url}/admin-login`, limit: login },
    {
      name: 'first list of the board',
      address: `${board.address}/board/admin/courses`,
      limit: limits.board,
    },
  ]
  for (const { address } of pages) await warm(address)
  return {
    pages,
    async stop() {
      board.stop()
      await instance.stop()
    },
  }
}

async function tokenOf(url) {
  const answer = await fetch(`${url}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const token = answer.headers.get('authorization')
  if (!token) stop(`nobody could sign in to the board: ${await answer.text()}`)
  return token
}

/** A picture is drawn when it is asked for first, which no visitor but one waits for. */
async function warm(address) {
  const html = await (await fetch(address)).text()
  const pictures = new Set(html.match(/\/pictures\/(?:400|720)\/[^ "]+\.avif/g))
  for (const path of pictures) await fetch(new URL(path, address)).then((answer) => answer.blob())
}
