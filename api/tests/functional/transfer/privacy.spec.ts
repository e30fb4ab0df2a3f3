import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { openFolder } from '#transfer/runs/open_folder'
import { checkStage } from '#transfer/runs/check_stage'
import { Stage } from '#transfer/staging/stage'
import { stageFolder } from '#transfer/staging/stage_folder'
import { otherUser } from '#tests/factories/accounts'
import { exchangeFolder, peopleFile, previewAndImport } from './exchange.js'

test.group('Privacy of imports', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('no ID number or telephone is stored or reported in clear', async ({ assert, cleanup }) => {
    const [first, second] = [otherUser(), otherUser()]
    const numbers = [first, second].flatMap(({ telephone, idCard }) => [telephone, idCard])
    const file = peopleFile([
      { ...first, id: 'a' },
      { id: 'b', name: '吴清源', idCard: first.idCard, telephone: second.telephone },
      { id: second.idCard, name: '郑东风', telephone: second.telephone },
      { id: 'c', name: '郑东风', telephone: second.telephone, status: first.telephone },
    ])
    const path = await exchangeFolder(cleanup, { 'people.csv': file })

    const staged = await stagedBytes(path)
    const { text } = await previewAndImport(cleanup, path)

    const texts: Record<string, string> = {
      stage: staged,
      report: text,
      audit: JSON.stringify(await db.from('audit_logs')),
      runs: JSON.stringify(await db.from('import_runs')),
      links: JSON.stringify(await db.from('import_links')),
    }
    for (const [place, content] of Object.entries(texts)) {
      assert.isAbove(content.length, 10, place)
      assert.isEmpty(
        numbers.filter((number) => content.includes(number)),
        place
      )
    }
  })
})

async function stagedBytes(path: string): Promise<string> {
  const file = join(path, 'stage.sqlite')
  const stage = Stage.create(file)
  const folder = await openFolder(path, path)
  await stageFolder(stage, folder)
  await checkStage({ stage, folder, before: async () => {} })
  stage.close()
  return readFile(file, 'latin1')
}
