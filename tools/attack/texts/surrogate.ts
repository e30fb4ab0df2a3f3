import { finding, untried, type Attack } from '../attack.js'

export const surrogate: Attack = {
  promises: 'I16 T22',
  title: 'Half a surrogate in a reason',
  async run(target) {
    const token = await target.admin()
    const verify = async () =>
      (await target.get('/api/admin/audit-logs/verification', { token })).body
    const before = await verify()
    if (!before.intact) return [untried('', 'the chain was broken before')]

    const { body } = await target.get('/api/admin/users-for-page?pageSize=5', { token })
    const revealed = await target.call('POST', `/api/admin/users/${body.users[0].userId}/reveal`, {
      token,
      raw: '{"field":"telephone","reason":"核对客户\\ud83d"}',
    })
    await target.call('POST', `/api/admin/users/${body.users[0].userId}/reveal`, {
      token,
      raw: '{"field":"telephone","reason":"核对客户 e\\u0301 \\udc00\\ud83d"}',
    })
    const after = await verify()
    return [
      finding(
        'leaves the audit chain whole',
        after.intact === true,
        `${revealed.status} ${JSON.stringify(after)}`
      ),
      finding('is no failure of the server', revealed.status < 500, revealed.text),
    ]
  },
}
