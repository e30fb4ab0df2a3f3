import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const read = (name: string) => readFileSync(new URL(`../../../../docs/ops/group/${name}`, import.meta.url), 'utf8')
const haproxy = read('haproxy.cfg')
const accounts = read('accounts.sql')

/** Splits bytes into MySQL packets with sequence number and payload. */
function packets(hex: string) {
  const bytes = Buffer.from(hex, 'hex')
  const length = bytes.readUIntLE(0, 3)
  return { whole: bytes.length === length + 4, number: bytes[3], body: bytes.subarray(4) }
}

const blocks = haproxy
  .split(/^listen /m)
  .slice(1)
  .map((block) => {
    const [name] = block.split('\n')
    const statement = /^ {2}# (select .+)$/m.exec(block)![1]
    const sent = [...block.matchAll(/tcp-check send-binary (\w+)/g)].map(([, hex]) => packets(hex))
    const expected = /tcp-check expect string (\w+)/.exec(block)![1]
    return { name, block, statement, sent, expected }
  })

test.group('HAProxy in front of the cluster', () => {
  test('the check runs its documented query with the check account', ({ assert }) => {
    assert.deepEqual(
      blocks.map(({ name }) => name),
      ['writes', 'reads']
    )
    for (const { statement, sent, expected } of blocks) {
      const [login, query, goodbye] = sent
      assert.isTrue(sent.every(({ whole }) => whole))
      assert.equal(login.number, 1)
      const [user, , plugin] = login.body.subarray(32).toString('latin1').split('\0')
      assert.equal(user, 'zhuxue_check')
      assert.equal(plugin, 'caching_sha2_password')
      assert.equal(query.body.toString(), `\u0003${statement}`)
      assert.deepEqual([...goodbye.body], [1])
      assert.include(statement, `'${expected}'`)
    }
    assert.match(accounts, /CREATE USER 'zhuxue_check'@'%' IDENTIFIED BY '';/)
  })

  test('the check account can read only what it queries', ({ assert }) => {
    const granted = [...accounts.matchAll(/GRANT SELECT ON (\S+) TO 'zhuxue_check'/g)]
    const asked = blocks.flatMap(({ statement }) => statement.match(/performance_schema\.\w+/g)!)
    assert.sameMembers(
      granted.map(([, table]) => table),
      [...new Set(asked)]
    )
    assert.lengthOf(accounts.match(/GRANT .+'zhuxue_check'/g)!, granted.length)
  })

  test('connections to a node marked down are closed', ({ assert }) => {
    assert.match(haproxy, /default-server .*on-marked-down shutdown-sessions/)
    for (const { block } of blocks) assert.lengthOf(block.match(/^ {2}server .+ check$/gm)!, 3)
  })
})
