import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { personalData } from '#accounts/personal_data_export/personal_data'

const snapshot = new URL('../../../../database/schema.snapshot.txt', import.meta.url)

const telling =
  /(telephone|phone|mobile|email|wechat|openid|id_card|avatar|birth|gender|user_agent|cipher|snapshot|original_name)|^(user|login|actor|partner|real|nick|listed|payer|mailing)_|^(device|address|ip)$|_ip$/
/** Tables where `name` is the name of a person. */
const namedAfterPeople = ['access_tokens', 'addresses', 'passkeys']
/** References and states, which are not personal data. */
const references = /^(user|actor)_(id|course_id|paper_id|status|course_status|score_tenths|pass)$|^login_type$/

function columns(): string[] {
  const found: string[] = []
  let table = ''
  for (const line of readFileSync(snapshot, 'utf8').split('\n')) {
    if (/^[a-z_]+$/.test(line)) table = line
    const column = /^ {2}(\w+) /.exec(line)?.[1]
    if (!column || /^ {2}(foreign|primary|unique|index) /.test(line)) continue
    found.push(`${table}.${column}`)
  }
  return found
}

const isTelling = (name: string) => {
  const [table, column] = name.split('.')
  if (column === 'name') return namedAfterPeople.includes(table)
  return telling.test(column) && !references.test(column)
}

test.group('List of personal data', () => {
  test('every column that may hold personal data is listed', ({ assert }) => {
    const all = columns()

    assert.isAbove(all.length, 500)
    assert.deepEqual(
      all.filter((name) => isTelling(name) && !(name in personalData)),
      []
    )
  })

  test('only existing columns are listed', ({ assert }) => {
    assert.deepEqual(
      Object.keys(personalData).filter((name) => !columns().includes(name)),
      []
    )
  })

  test('retained data is listed with a reason', ({ assert }) => {
    const silent = Object.entries(personalData).filter(
      ([, { fate, why }]) => ['kept', 'tidied', 'not-personal'].includes(fate) && !why
    )
    assert.deepEqual(silent, [])
  })
})
