/**
 * A product of one's own with a test of so many questions that its learner has begun, and a browser in which the learner is
 * signed in. For `npm run lighthouse -- paper`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, runNode, stop } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { compressingProxy } from './compressing_proxy.mjs'
import { startInstance } from './instance.mjs'
import { newKeys } from './keys.mjs'

const exec = '--import=@poppinss/ts-exec'
const post = (body, headers = {}) => ({
  ...{ method: 'POST', body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json', ...headers },
})

/** @returns the address of the test behind a proxy, and the debugging port of the browser */
export async function openPaper(chromium, questions) {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-paper-'))
  const env = { ...newKeys(), DATA_DIR: join(folder, 'data'), DB_CONNECTION: 'sqlite', DEMO: 'off' }
  const instance = await startInstance({ ...env, RATE_LIMITS: 'off' })
  const made = join(folder, 'scene.json')
  const fill = [exec, '../tools/bench/fill/exams.ts', made, '1', String(questions)]
  const { code, output } = await runNode(fill, { cwd: at('api'), env, quiet: true })
  if (code !== 0) stop(output)

  const { paperId, correlationId, people } = JSON.parse(readFileSync(made, 'utf8'))
  const [{ token }] = people
  const started = await fetch(
    `${instance.url}/api/user/papers`,
    post({ paperId, correlationId }, { authorization: token })
  ).then((answer) => answer.json())
  if (started.questions?.length !== questions) stop(JSON.stringify(started))

  const port = await freePort()
  const browser = spawn(
    chromium,
    [
      ...[
        '--headless=new',
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--ignore-certificate-errors',
      ],
      ...[`--remote-debugging-port=${port}`, `--user-data-dir=${join(folder, 'browser')}`],
      'about:blank',
    ],
    { stdio: 'ignore' }
  )
  process.once('exit', () => browser.kill('SIGKILL'))
  const origin = await compressingProxy(instance.url, folder)
  await signIn(port, origin, { token, userName: '考生', roles: ['user'] })
  return {
    port,
    address: `${origin}/index/test-papers/${paperId}/correlation-id/${correlationId}`,
    /** What the shop's own worker keeps is a cache too. */
    async forgetFiles() {
      await command(port, 'Network.clearBrowserCache')
      const storageTypes = 'service_workers,cache_storage'
      await command(port, 'Storage.clearDataForOrigin', { origin, storageTypes })
    },
    async stop() {
      browser.kill('SIGTERM')
      await instance.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Keeps the session where the shop keeps it. */
async function signIn(port, origin, session) {
  const kept = JSON.stringify(JSON.stringify(session))
  const expression = `localStorage.setItem('zhuxue.session', ${kept}), location.origin`
  // The tab opens on an empty page first, which keeps nothing.
  for (let tries = 0; ; tries++) {
    const answer = await command(port, 'Runtime.evaluate', { expression }, `${origin}/robots.txt`)
    // On a busy machine it is asked before the page has anything to run it in.
    if (answer?.result?.value === origin) return
    if (tries === 50) stop(`The browser kept no session: ${JSON.stringify(answer)}`)
  }
}

/** One command of the browser's own protocol, in a tab of its own. */
async function command(port, method, params = {}, address = 'about:blank') {
  const tab = await openTab(port, address)
  const socket = new WebSocket(tab.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  await pause(300)
  const answered = new Promise((resolve) =>
    socket.addEventListener('message', resolve, { once: true })
  )
  socket.send(JSON.stringify({ id: 1, method, params }))
  const { result } = JSON.parse((await answered).data)
  socket.close()
  await fetch(`http://127.0.0.1:${port}/json/close/${tab.id}`)
  return result
}

async function openTab(port, address) {
  for (let tries = 0; ; tries++) {
    try {
      const url = `http://127.0.0.1:${port}/json/new?${address}`
      return await (await fetch(url, { method: 'PUT' })).json()
    } catch (error) {
      if (tries > 100) throw error
      await pause(100)
    }
  }
}
