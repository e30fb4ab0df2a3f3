import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, runNode, stop } from '../../scripts/toolbox.mjs'
import { compressingProxy } from './proxy.mjs'
import { startInstance } from '../local_client/instance.mjs'
import { limits } from './limits.mjs'

/** docs/demo.md */
const credentials = { loginName: 'admin', passwd: 'Zhuxue-Admin-2026', loginType: 'admin', channelId: 0 }
const questions = 100

/** A product with the demo academy, and its measured pages. */
export async function ownProduct() {
  const instance = await startInstance({ RATE_LIMITS: 'off' })
  const { url } = instance
  const { courses } = await (await fetch(`${url}/api/public/courses?courseType=1`)).json()
  const admin = await signIn(url)
  const board = await compressingProxy(url, instance.folder, {
    isPage: (path) => path.startsWith('/board/admin/'),
    script: `localStorage.setItem('zhuxue.session', ${JSON.stringify(JSON.stringify(admin))})`,
    cookie: admin.cookie,
  })
  const paper = await begunPaper(instance)
  const session = JSON.stringify({ token: paper.token, userName: '考生', roles: ['user'] })
  const learner = await compressingProxy(url, instance.folder, {
    isPage: (path) => path.startsWith('/index/test-papers/'),
    script: `localStorage.setItem('zhuxue.session', ${JSON.stringify(session)})`,
  })
  const { shop, login } = limits
  const pages = [
    { name: 'home', address: `${url}/index`, limit: shop },
    { name: 'list', address: `${url}/index/courses?courseType=1`, limit: shop },
    { name: 'course page', address: `${url}/index/course-info/${courses[0].courseId}`, limit: shop },
    { name: '/admin-login', address: `${url}/admin-login`, limit: login },
    { name: 'first list of the board', address: `${board}/board/admin/courses`, limit: limits.board },
    { name: 'a test', address: learner + paper.path, limit: limits.paper },
  ]
  for (const { address } of pages.slice(0, 3)) await warm(address)
  return { pages, end: () => instance.stop() }
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/security/login`, post(credentials))
  const token = answer.headers.get('authorization')
  if (!token) stop(`signing in to the admin failed: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('zhuxue_staff='))
  return { token, userName: '管理员', roles: ['admin'], cookie: cookie.split(';')[0] }
}

/** A test with this number of questions that its learner has started. */
async function begunPaper({ url, folder, env }) {
  const file = join(folder, 'scene.json')
  const counts = JSON.stringify({ candidates: 1, questions })
  const script = ['--import=@poppinss/ts-exec', at('tools/load/fixture.ts'), file, counts]
  const { code, output } = await runNode(script, { cwd: at('api'), env, quiet: true })
  if (code !== 0) stop(output)
  const { paperId, correlationId, people } = JSON.parse(readFileSync(file, 'utf8')).exam
  const [{ token }] = people
  const form = post({ paperId, correlationId }, { authorization: token })
  const begun = await (await fetch(`${url}/api/user/papers`, form)).json()
  if (begun.questions?.length !== questions) stop(JSON.stringify(begun))
  return { token, path: `/index/test-papers/${paperId}/correlation-id/${correlationId}` }
}

const post = (body, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A picture is resized on its first request, which only one visitor waits for. */
async function warm(address) {
  const html = await (await fetch(address)).text()
  const pictures = new Set(html.match(/\/pictures\/(?:400|720)\/[^ "]+\.avif/g))
  for (const path of pictures) await fetch(new URL(path, address)).then((answer) => answer.blob())
}
