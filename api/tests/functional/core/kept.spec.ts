import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Kept } from '#core/shelf/kept'
import { purgeHere } from '#core/shelf/purges_here'

test.group('What is kept in the process', () => {
  const counted = (answers: (string | null)[]) => {
    let asked = 0
    const kept = new Kept<string>(['counted'], async () => answers[asked++] ?? null)
    return { get: (key?: string) => kept.get(db.connection(), key), asked: () => asked }
  }

  test('is read once until its tag is purged', async ({ assert }) => {
    const { get, asked } = counted(['old', 'new'])
    assert.equal(await get(), 'old')
    assert.equal(await get(), 'old')
    purgeHere(['other'])
    assert.equal(await get(), 'old')
    purgeHere(['counted'])
    assert.equal(await get(), 'new')
    assert.equal(asked(), 2)
  })

  test('is asked for again each time when there is none', async ({ assert }) => {
    const { get, asked } = counted([null, 'found'])
    assert.isNull(await get('K1'))
    assert.equal(await get('K1'), 'found')
    assert.equal(asked(), 2)
  })

  test('does not keep what a purge overtook', async ({ assert }) => {
    const answers = ['old', 'new']
    const kept = new Kept<string>(['overtaken'], async () => {
      const answer = answers.shift()!
      if (answer === 'old') purgeHere(['overtaken'])
      return answer
    })
    assert.equal(await kept.get(db.connection()), 'old')
    assert.equal(await kept.get(db.connection()), 'new')
  })

  test('lives five seconds without a purge', async ({ assert, cleanup }) => {
    const { get } = counted(['old', 'new'])
    assert.equal(await get(), 'old')
    const clock = performance.now.bind(performance)
    cleanup(() => void (performance.now = clock))
    performance.now = () => clock() + 4_900
    assert.equal(await get(), 'old')
    performance.now = () => clock() + 5_001
    assert.equal(await get(), 'new')
  })
})
