import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import '#start/transfers'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { exportFromConsole } from '#transfer/exports/export_from_console'
import { messages } from '#transfer/terms'

test.group('Exports of exchange folders', (group) => {
  let folder: string
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-'))
    return () => rm(folder, { recursive: true })
  })

  test('numbers are masked unless the console gives a reason', async ({ assert }) => {
    const { user, idCard } = await createUser()
    const to = { masked: join(folder, 'masked'), clear: join(folder, 'clear') }

    await exportFromConsole({ to: to.masked, objects: ['people'], numbers: 'masked' })
    const refused = await exportFromConsole({ to: to.clear, numbers: 'clear', reason: ' ' })
    await exportFromConsole({ to: to.clear, objects: ['people'], numbers: 'clear', reason: '迁移到新平台' })

    assert.deepEqual(refused, { error: messages.reasonForClear })
    const since = await exportFromConsole({ to: to.clear, numbers: 'masked', since: '2026-13-01' })
    assert.deepEqual(since, { error: messages.sinceOption })
    const [masked, clear] = await Promise.all(
      Object.values(to).map((path) => readFile(join(path, 'people.csv'), 'utf8'))
    )
    for (const number of [user.telephone!, idCard]) {
      assert.notInclude(masked!, number)
      assert.include(clear!, number)
    }
    const entries = await db.from('audit_logs').where('action', 'transfer.export').orderBy('id')
    assert.deepEqual(
      entries.map(({ reason, after }) => [reason, JSON.parse(after).numbers]),
      [
        [null, 'masked'],
        ['迁移到新平台', 'clear'],
      ]
    )
  })

  test('the files are private and have the hashes of the manifest', async ({ assert }) => {
    await course({ name: '=1+1，"引号"' })
    const to = join(folder, 'all')

    const outcome = await exportFromConsole({ to, objects: ['courses', 'chapters'], numbers: 'masked' })

    const manifest = JSON.parse(await readFile(join(to, 'manifest.json'), 'utf8'))
    assert.deepEqual(manifest.files, 'files' in outcome && outcome.files)
    for (const { name, sha256 } of manifest.files) {
      const bytes = await readFile(join(to, name))
      assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256)
      assert.equal((await stat(join(to, name))).mode & 0o777, 0o600)
    }
    assert.include(await readFile(join(to, 'courses.csv'), 'utf8'), `"'=1+1，""引号"""`)
    const again = await exportFromConsole({ to, objects: ['courses'], numbers: 'masked' })
    assert.deepEqual(again, { error: messages.folderNotEmpty })
  })
})
