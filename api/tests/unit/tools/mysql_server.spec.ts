import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { findServer } from '../../../../scripts/mysql_server.mjs'

const { MYSQL_BIN: named, PATH: path } = process.env

/** A folder with executables that only print their version. */
async function folderOf(versions: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zhuxue-servers-'))
  for (const [name, version] of Object.entries(versions)) {
    const file = join(folder, name)
    await writeFile(file, `#!/bin/sh\necho "${name}  Ver ${version}"\n`)
    await chmod(file, 0o755)
  }
  return folder
}

const mysql = '9.7.4 for Linux on x86_64'
const maria = '10.11.19-MariaDB for debian-linux-gnu'

test.group('Database server of the tests', (group) => {
  group.each.teardown(() => {
    process.env.PATH = path
    if (named === undefined) delete process.env.MYSQL_BIN
    else process.env.MYSQL_BIN = named
  })

  for (const [name, versions, preferred, kind] of [
    ['a real MySQL goes first', { mysqld: mysql, mariadbd: maria }, undefined, 'mysql'],
    ['MariaDB under the name mysqld is one', { mysqld: maria }, undefined, 'mariadb'],
    ['one kind can be requested', { mysqld: mysql, mariadbd: maria }, 'mariadb', 'mariadb'],
    ['no MariaDB passes for MySQL', { mysqld: maria, mariadbd: maria }, 'mysql', undefined],
  ] as const) {
    test(name, async ({ assert, cleanup }) => {
      const folder = await folderOf(versions)
      cleanup(() => rm(folder, { recursive: true }))
      process.env.MYSQL_BIN = folder

      assert.equal(findServer(preferred)?.kind, kind)
    })
  }

  test('an installed MySQL is preferred over MariaDB', async ({ assert, cleanup }) => {
    const folder = await folderOf({ mysqld: mysql })
    cleanup(() => rm(folder, { recursive: true }))
    delete process.env.MYSQL_BIN
    process.env.PATH = `${path}:${folder}`

    const found = findServer()
    assert.deepEqual(found && { kind: found.kind, version: found.version }, { kind: 'mysql', version: '9.7.4' })
  })
})
