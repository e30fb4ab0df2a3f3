import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { breaksOlderVersion, readSchema } from '../../schema_text.js'

const file = (name: string) =>
  readFileSync(new URL(`../../../../database/${name}`, import.meta.url), 'utf8')
const releases: { version: string }[] = JSON.parse(file('releases/releases.json'))

test.group('Schema for the version before', () => {
  test('the last release can serve while this schema is there', ({ assert }) => {
    const { version } = releases.at(-1)!
    const older = readSchema(file(`releases/${version}.schema.txt`))
    assert.isAbove(older.size, 100)
    assert.deepEqual(breaksOlderVersion(older, readSchema(file('schema.snapshot.txt'))), [])
  })

  test('what an older version could not do is found', ({ assert }) => {
    const older = readSchema(
      'a\n  id integer not null\n  kept text null\n  gone text null\n  later text null\nb\n  id integer not null\n'
    )
    const newer = readSchema(
      [
        ...['a', '  id integer not null', '  kept text null', '  later text not null'],
        ...['  counted integer not null default 0', '  needed integer not null'],
        ...['  unique a_kept_unique (kept)', '  unique a_counted_unique (kept, counted)'],
        ...['  place integer null', '  unique a_place_unique (id, place)'],
        ...['c', '  id integer not null', ''],
      ].join('\n')
    )
    assert.deepEqual(breaksOlderVersion(older, newer), [
      'a.gone is gone',
      'a.later is required, and the older version leaves it out',
      'a.needed is required, and the older version leaves it out',
      'a: unique a_kept_unique (kept) refuses what the older version may write',
      'a: unique a_counted_unique (kept, counted) refuses what the older version may write',
      'b is gone',
    ])
  })
})
