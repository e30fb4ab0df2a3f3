import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import string from '@adonisjs/core/helpers/string'
import * as classes from '#core/schema'

/** Class name and columns by the schema snapshot, without the generated column telephone_tail. */
async function expectedClasses(): Promise<Record<string, string[]>> {
  const text = await readFile(app.makePath('../database/schema.snapshot.txt'), 'utf8')
  const expected: Record<string, string[]> = {}
  let columns: string[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [word] = line.trim().split(' ')
    if (!line.startsWith(' ')) expected[`${string.pascalCase(string.singular(line))}Schema`] = columns = []
    else if (isStoredColumn(line)) columns.push(string.camelCase(word))
  }
  return expected
}

const isStoredColumn = (line: string) => !/^ +(foreign|index|primary|unique|trigger|check|telephone_tail) /.test(line)

test.group('Schema classes', () => {
  test('the generated schema classes have the tables and columns of the migrations', async ({ assert }) => {
    const found = Object.entries(classes).map(([name, { $columns }]) => [name, $columns.toSorted()])
    const expected = Object.entries(await expectedClasses()).map(([name, columns]) => [name, columns.toSorted()])

    assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected))
  })
})
