import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const root = pathToFileURL(app.makePath('../')).href
const knex = { url: `${root}node_modules/knex/knex.mjs`, format: 'module' }
const ours = { url: `${root}database/migration.ts`, format: 'module' }

interface ResolutionCache {
  resolve(specifier: string, context: object, next: (name: string) => object): { url: string; format: string }
}

test.group('Module resolution cache', (group) => {
  let folder: string
  let ModuleResolutionCache: new (folder: string, root: string) => ResolutionCache
  let asked: string[]

  group.setup(async () => {
    ModuleResolutionCache = (await import(app.makePath('tests/module_resolution_cache.js'))).ModuleResolutionCache
  })
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'zhuxue-addresses-'))
    asked = []
    return () => rmSync(folder, { recursive: true })
  })

  function open() {
    const addresses = new ModuleResolutionCache(folder, root)
    const answers: Record<string, object> = { knex, '@zhuxue/database': ours }
    return (specifier: string, conditions = ['import']) => {
      const context = { conditions, parentURL: `${root}api/app/core/prepared_statements.ts` }
      const { url, format } = addresses.resolve(specifier, context, (name: string) => {
        asked.push(name)
        return answers[name]
      })
      return { url, format }
    }
  }

  /** The cache is written once nothing new was resolved for half a second. */
  async function written() {
    for (let tries = 0; tries < 600; tries++) {
      if (readdirSync(folder).some((name) => name.endsWith('.json'))) return
      await pause(100)
    }
    throw new Error('nothing was written')
  }

  test('a package is resolved once, by all processes', async ({ assert }) => {
    const first = open()
    assert.deepEqual(first('knex'), knex)
    assert.deepEqual(first('knex'), knex)
    await written()

    assert.deepEqual(open()('knex'), knex)
    assert.deepEqual(asked, ['knex'])
  })

  test('required and imported modules are resolved separately', async ({ assert }) => {
    const find = open()
    find('knex')
    find('knex', ['require', 'node'])
    assert.deepEqual(asked, ['knex', 'knex'])
    await written()
  })

  test('our own files are resolved each time', ({ assert }) => {
    const find = open()
    assert.deepEqual(find('@zhuxue/database'), ours)
    assert.deepEqual(find('@zhuxue/database'), ours)
    assert.deepEqual(asked, ['@zhuxue/database', '@zhuxue/database'])
  })
})
