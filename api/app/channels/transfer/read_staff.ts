import User from '#accounts/user'
import Channel from '#channels/channel'
import { ratesOfChannels } from '#channels/rates/commission_rate'
import type { staffColumns } from '#channels/transfer/staff_columns'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { maskTelephone } from '#core/shared_rules'
import type { ReadContext, ReadRow } from '#core/transfer/kind'

/** Teachers and channels, never admins or auditors. */
export async function readStaff(
  afterId: number,
  limit: number,
  { client, isClear }: ReadContext
): Promise<ReadRow<typeof staffColumns>[]> {
  const connection = client ?? db.connection()
  const roles = connection.from('user_roles').whereIn('role', [Role.Teacher, Role.Channel]).select('user_id')
  const users = await User.query({ client })
    .whereIn('id', roles)
    .whereNull('deletedAt')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .preload('roleRows')
  const channels = await Channel.query({ client }).whereIn(
    'userId',
    users.map(({ id }) => id)
  )
  const rates = await ratesOfChannels(
    connection,
    channels.map(({ id }) => id)
  )
  return users.map((user) => {
    const role = user.roles.includes(Role.Channel) ? Role.Channel : Role.Teacher
    const channel = role === Role.Channel ? channels.find(({ userId }) => userId === user.id) : undefined
    const rate = channel && rates.get(channel.id)?.at(-1)
    return {
      id: user.id,
      values: {
        role,
        user_name: user.userName,
        login_name: user.loginName,
        telephone: user.telephone && (isClear ? user.telephone : maskTelephone(user.telephone)),
        exclusive_code: channel?.exclusiveCode ?? null,
        discount: channel?.discountBp ?? null,
        kind: channel?.kind ?? null,
        commission_percent: rate?.rateBp ?? null,
      },
    }
  })
}
