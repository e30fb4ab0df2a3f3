import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { androidPackage, packageType, sendForm, type FormPayload } from '#tests/factories/app_package'
import { roundsUntil, repeatCount } from '#tests/repeat'
import { ServerProcess } from './server_process.js'

const kills = repeatCount(4, 60)
const filler = 'x'.repeat(50_000)

test.group('kill -9 during the publication of an app package', (group) => {
  group.setup(() => testUtils.db().truncate())

  test('a complete package is served, the previous or the new one', async ({ assert }) => {
    const { token } = await createUser(Role.Admin)
    const server = await ServerProcess.prepare()
    const contents = (round: number) => androidPackage(`${round} ${filler} ${Math.random()}`)
    const known = new Map<string, number>()
    const remember = (file: Buffer, round: number) => {
      known.set(createHash('sha256').update(file).digest('hex'), round)
      return file
    }
    let [current, unfinished, took] = [0, 0, 120]
    try {
      await server.start()
      await publish(server, token, remember(contents(0), 0), 0)
      for (const round of roundsUntil(kills, () => unfinished > 0)) {
        const begun = performance.now()
        const publishing = publish(server, token, remember(contents(round), round), round)
          .then(() => (took = Math.min(took, performance.now() - begun)))
          .catch(() => null)
        // Spread over the duration of a publication; the first one of a process is the slowest.
        await pause(((round * 0.618) % 1) * took)
        await server.kill()
        const published = await publishing
        await server.start()

        const download = await fetch(`${server.url}/api/public/download-app`)
        const body = Buffer.from(await download.arrayBuffer())
        const now = known.get(createHash('sha256').update(body).digest('hex'))
        assert.exists(now, 'an unknown package')
        assert.isTrue(now === round || now === current, `round ${round}: ${now} after ${current}`)
        if (published !== null) assert.equal(now, round)
        if (now !== round) unfinished++
        current = now!
        const [name] = /zhuxue-[\d.]+/.exec(download.headers.get('content-disposition')!)!
        assert.equal(name.replace(/\.$/, ''), `zhuxue-1.0.${now}`)
        assert.equal(await versionOf(server), `1.0.${now}`)
      }
    } finally {
      await server.dispose()
    }
    assert.isAbove(unfinished, 0, 'no kill happened before the end')
  }).timeout(repeatCount(240_000, 1_200_000))
})

async function publish({ url }: ServerProcess, token: string, file: Buffer, round: number) {
  const headers = { 'authorization': token, 'content-type': 'application/json' }
  const query = new URLSearchParams({ category: 'app', contentType: packageType })
  const asked = await fetch(`${url}/api/files/oss-sign?${query}`, { headers })
  const uploadForm = (await asked.json()) as FormPayload
  await sendForm(url, uploadForm, [file])
  const body = JSON.stringify({ version: `1.0.${round}`, url: uploadForm.url })
  const answer = await fetch(`${url}/api/admin/app-packages`, { method: 'POST', headers, body })
  const { code, msg } = (await answer.json()) as { code: string; msg: string }
  if (code !== '200') throw new Error(msg)
}

async function versionOf({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/public/params?paramNames=version`)
  return ((await answer.json()) as { params: { version: string } }).params.version
}
