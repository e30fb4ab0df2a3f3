import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { attacks } from '../../../../tools/attack/attacks.js'
import { Known } from '../../../../tools/fuzz/known.js'
import { idCards, findPiiIn, telephones } from '../../../../tools/fuzz/secret_values.js'
import { Random } from '../../../../tools/fuzz/random.js'
import { requestFor } from '../../../../tools/fuzz/request.js'
import type { Route } from '../../../../tools/fuzz/routes.js'
import { isLoopback } from '../../../../tools/local_client/address.mjs'

const threats = readFileSync(new URL('../../../../docs/threats.md', import.meta.url), 'utf8')

const route: Route = {
  method: 'POST',
  path: '/api/courses/{id}',
  parameters: [{ name: 'id', in: 'path', schema: { type: 'integer' } }],
  body: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 20 }, count: { type: 'integer' } },
  },
}
const requestsOf = (seed: number) => {
  const random = new Random(seed)
  return Array.from({ length: 50 }, () => requestFor(random, new Known(new Set()), route))
}

test.group('Attack and fuzz tools', () => {
  test('only servers on this machine are attacked', ({ assert }) => {
    for (const own of ['http://127.0.0.1:3000', 'http://127.8.9.1:80/', 'http://localhost:1', 'http://[::1]:3000']) {
      assert.isTrue(isLoopback(own), own)
    }
    for (const other of [
      'http://127.0.0.1.evil.example:80',
      'http://127.0.0.1@evil.example:80',
      'http://evil.example#http://127.0.0.1:80',
      'https://zhuxue.example',
      'http://10.0.0.1:3000',
      'http://0.0.0.0:3000',
      'http://127.0.0.1:3000/../x',
      'ftp://127.0.0.1:21',
      '',
    ]) {
      assert.isFalse(isLoopback(other), other)
    }
  })

  test('every attack refers to promises of docs/threats.md', ({ assert }) => {
    for (const { title, promises } of attacks) {
      for (const id of promises.split(' ')) assert.match(threats, new RegExp(`^\\*\\*${id}\\b`, 'm'), `${title}: ${id}`)
    }
    assert.lengthOf(new Set(attacks.map(({ title }) => title)), attacks.length)
  })

  test('a seed repeats the same requests', ({ assert }) => {
    assert.deepEqual(requestsOf(7), requestsOf(7))
    assert.notDeepEqual(requestsOf(7), requestsOf(8))
  })

  test('seeded numbers are found in any spelling', ({ assert }) => {
    const [telephone] = telephones
    const spaced = `${telephone.slice(0, 3)} ${telephone.slice(3, 7)}%20${telephone.slice(7)}`

    assert.deepEqual(findPiiIn(`{"url":"/x?q=${telephone}"}`), [telephone])
    assert.deepEqual(findPiiIn(`typed ${spaced}`), [telephone])
    assert.deepEqual(findPiiIn(`${idCards[0]}!`), [idCards[0]])
    assert.isEmpty(findPiiIn('139****0010'))
  })
})
