import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { readZip } from '#core/zip'
import { password, createUser } from '#tests/factories/accounts'

const path = '/api/user/own-data'

async function* once(bytes: Uint8Array) {
  yield bytes
}

test.group('Own data', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('own data is listed in groups', async ({ client, assert }) => {
    const { token } = await createUser()

    const { groups } = (await client.get(path).as(token)).body()

    const profile = groups.find(({ title }: { title: string }) => title === '个人资料')
    assert.equal(profile.rows, 1)
    assert.isAbove(groups.length, 20)
  })

  test('the download is an audited ZIP of the user’s own rows', async ({ assert }) => {
    const [me, other] = [await createUser(), await createUser()]
    await me.user.merge({ userName: '<b>我</b>' }).save()

    const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}/file`, {
      method: 'POST',
      headers: { 'authorization': me.token, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password }),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { texts } = await readZip(once(bytes), () => true)

    assert.include(texts.get('个人资料.json')!, me.user.telephone!)
    assert.notInclude([...texts.values()].join(), other.user.telephone!)
    assert.notInclude([...texts.values()].join(), me.idCard)
    assert.include(texts.get('我的个人信息.html')!, '&lt;b&gt;我')
    const entry = await db.from('audit_logs').where('action', 'user.download-own').first()
    assert.equal(entry.object, `user:${me.user.id}`)
    assert.notInclude(entry.actor_name, me.user.telephone!)
  })

  test('a session alone cannot download own data', async ({ client, assert }) => {
    const { token } = await createUser()

    const answer = await client.post(`${path}/file`).as(token).json({})

    assert.equal(answer.body().msg, '请输入当前密码')
    assert.lengthOf(await db.from('audit_logs').where('action', 'user.download-own'), 0)
  })
})
