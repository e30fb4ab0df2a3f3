import { chmod, readdir, stat, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ServerProcess } from './server_process.js'

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test.group('Permissions of data files', () => {
  test('data files are readable by their owner only, older ones too', async ({ assert, cleanup }) => {
    const server = await ServerProcess.prepare()
    cleanup(() => server.dispose())
    const old = { folder: join(server.directory, 'uploads'), file: join(server.directory, 'secrets.json') }
    await mkdir(old.folder, { recursive: true })
    await chmod(old.folder, 0o755)
    await writeFile(old.file, '{}')
    await chmod(old.file, 0o644)

    await server.start({
      PREPARE: 'on',
      DB_CONNECTION: 'sqlite',
      SQLITE_FILE: join(server.directory, 'own', 'own.sqlite'),
    })

    assert.equal(await modeOf(old.folder), '700')
    assert.equal(await modeOf(old.file), '600')
    const own = join(server.directory, 'own')
    assert.equal(await modeOf(own), '700')
    const files = (await readdir(own)).filter((name) => name.startsWith('own.sqlite'))
    assert.isNotEmpty(files)
    for (const name of files) assert.equal(await modeOf(join(own, name)), '600', name)
  }).skip(process.platform === 'win32', 'Windows has no modes')
})
