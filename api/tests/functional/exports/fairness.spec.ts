import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { Run } from '#exports/export_run'
import { MaxOpenExports, messages } from '#exports/terms'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { order } from '#tests/functional/commerce/admin/admin_orders'
import { ask, setUpExports, insertExport, runNextExport, rowOf, occupyExportSlot, yearFrom } from './export_helpers.js'

test.group('Exports of several users', (group) => {
  group.tap((test) => test.tags(['@engine']))
  setUpExports(group)

  const admins = (count: number) => Promise.all(Array.from({ length: count }, () => createUser(Role.Admin)))
  /** Runs all waiting exports. @returns the index of each export's owner, in order of execution */
  async function madeInTurn(people: CreatedUser[]): Promise<number[]> {
    const owners: number[] = []
    const known = new Set((await db.from('exports').where('state', 'done')).map(({ id }) => id))
    while (await runNextExport()) {
      const rows = await db.from('exports').where('state', 'done').orderBy('id')
      const made = rows.find(({ id }) => !known.has(id))
      known.add(made.id)
      owners.push(people.findIndex(({ user }) => user.id === Number(made.user_id)))
    }
    return owners
  }

  test('five admins with many exports take turns', async ({ client, assert }) => {
    const people = await admins(5)
    const release = await occupyExportSlot()
    await order()

    const answers = await Promise.all(
      people.flatMap((admin) => Array.from({ length: MaxOpenExports + 1 }, (_, no) => ask(client, admin, yearFrom(no))))
    )
    const refused = answers.filter(({ code }) => code !== '200')
    assert.deepEqual(
      refused.map(({ msg }) => msg),
      people.map(() => messages.tooManyOpen)
    )
    const open = await db.from('exports').where('state', 'waiting')
    assert.lengthOf(open, people.length * MaxOpenExports)

    await release()
    const owners = await madeInTurn(people)
    assert.lengthOf(owners, people.length * MaxOpenExports)
    for (let round = 0; round < MaxOpenExports; round++) {
      const ofRound = owners.slice(round * people.length, (round + 1) * people.length)
      assert.sameMembers(ofRound, [0, 1, 2, 3, 4], `round ${round}`)
    }
    const files = await db.from('exports').where('state', 'done').whereNotNull('object_key')
    assert.lengthOf(new Set(files.map(({ object_key: key }) => key)), owners.length)
  })

  test('one export does not wait for five of another', async ({ assert }) => {
    const people = await admins(2)
    await order()
    for (let no = 0; no < 5; no++) await insertExport(people[0].user.id, { filters: yearFrom(no) })
    await insertExport(people[1].user.id)

    assert.deepEqual(await madeInTurn(people), [0, 1, 0, 0, 0, 0])
  })

  test('exports older than an hour do not count', async ({ assert }) => {
    const people = await admins(2)
    await order()
    for (let no = 0; no < 3; no++) await insertExport(people[0].user.id)
    await madeInTurn(people)
    const ids = [await insertExport(people[0].user.id), await insertExport(people[1].user.id)]
    const later = now().plus({ minutes: 61 })
    setClock(() => later)

    await runNextExport()

    assert.equal((await rowOf(ids[0])).state, 'done')
    assert.equal((await rowOf(ids[1])).state, 'waiting')
  })

  test('an export returned by a stopping process goes first', async ({ assert }) => {
    const people = await admins(2)
    const first = await insertExport(people[0].user.id)
    await insertExport(people[1].user.id)

    const leaving = (await Run.begin())!
    assert.equal(leaving.row.id, first)
    await leaving.release()

    assert.equal((await Run.begin())!.row.id, first)
  })
})
