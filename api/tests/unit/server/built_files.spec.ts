import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { builtFiles } from '../../../server/built_files.js'

async function serve(folder: string) {
  const files = builtFiles(folder, '/hashed/', { headersOf: () => ({ 'Cache-Control': 'no-cache' }) })
  const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test.group('Build files', () => {
  test('a file removed by a new build fails only its own request', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'built-'))
    for (const name of ['a.js', 'b.js']) await writeFile(join(folder, name), 'export {}')
    const { server, address } = await serve(folder)
    cleanup(async () => {
      server.close()
      await rm(folder, { recursive: true })
    })
    await rm(join(folder, 'a.js'))

    await assert.rejects(() => fetch(`${address}/a.js`).then((answer) => answer.text()))

    const other = await fetch(`${address}/b.js`)
    assert.equal(await other.text(), 'export {}')
    assert.equal(other.headers.get('cache-control'), 'no-cache')
  })
})
