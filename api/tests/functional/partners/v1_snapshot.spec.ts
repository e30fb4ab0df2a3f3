import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { publicUrl } from '#config/app'
import { partnerDocument } from '#partners/v1/partner_document'
import { inProject } from '#core/process/project_root'

const snapshot = inProject('api/data/v1_openapi.json')

/** `/paths/~1api~1v1~1me/get/responses/200/…` for every value of the document. */
function* pointers(value: unknown, at = ''): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) return yield [at, JSON.stringify(value)]
  for (const [key, one] of Object.entries(value)) {
    yield* pointers(one, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
}

test.group('Compatibility of /api/v1', () => {
  /** Members are added within v1, never removed or narrowed. `V1_SNAPSHOT=write` updates the snapshot. */
  test('the document of partners equals its snapshot', async ({ assert }) => {
    const text = JSON.stringify(partnerDocument(router), null, 2).replaceAll(publicUrl, 'https://example.com')
    if (process.env.V1_SNAPSHOT === 'write') await writeFile(snapshot, `${text}\n`)

    const now = new Map(pointers(JSON.parse(text)))
    const before = new Map(pointers(JSON.parse(await readFile(snapshot, 'utf8'))))
    const changed = [...before].filter(([pointer, value]) => now.get(pointer) !== value).map(([pointer]) => pointer)
    const added = [...now.keys()].filter((pointer) => !before.has(pointer))
    assert.deepEqual({ changed, added }, { changed: [], added: [] })
  })
})
