import { NoPassword } from '#accounts/passwords/password'
import { UserStatus } from '#accounts/terms'
import User from '#accounts/user'
import Channel from '#channels/channel'
import { ChannelsTag } from '#channels/open_channel'
import { setCommissionRate } from '#channels/rates/commission_rate'
import { ChannelKind } from '#channels/terms'
import type { staffColumns } from '#channels/transfer/staff_columns'
import { purgeAfterCommit } from '#core/cache/purge'
import { Role } from '#core/roles'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'

type Row = TransferRow<typeof staffColumns>

/** Without a password: an admin sets one that is valid for one sign-in. */
export async function writeStaff(rows: Row[], { trx, done }: WriteContext): Promise<void> {
  for (const row of rows) {
    const user = row.rowId === null ? await addUser(trx, row) : await updateUser(trx, row)
    if (row.values.role === Role.Channel) await saveChannel(trx, user, row)
    done(row, user.id)
  }
  purgeAfterCommit(trx, [ChannelsTag, 'teachers'])
}

async function addUser(trx: Trx, { values }: Row): Promise<User> {
  const user = await User.create(
    {
      loginName: values.login_name,
      userName: values.user_name,
      telephone: values.telephone,
      passwordHash: NoPassword,
      mustChangePassword: true,
      userStatus: UserStatus.Editable,
    },
    { client: trx }
  )
  await user.related('roleRows').create({ role: values.role, position: 0 })
  return user
}

async function updateUser(trx: Trx, { rowId, isLinked, values }: Row): Promise<User> {
  const user = await User.query({ client: trx }).where('id', rowId!).forUpdate().firstOrFail()
  user.telephone ??= values.telephone
  if (!isLinked) user.userName = values.user_name
  return user.save()
}

async function saveChannel(trx: Trx, user: User, { values, isLinked }: Row): Promise<void> {
  const found = await Channel.query({ client: trx }).where('userId', user.id).first()
  if (found && isLinked) return
  const channel = found ?? new Channel().useTransaction(trx).merge({ userId: user.id, discountBp: 10_000 })
  channel.exclusiveCode ??= values.exclusive_code
  channel.discountBp = values.discount ?? channel.discountBp
  channel.kind = (values.kind as ChannelKind | null) ?? channel.kind ?? ChannelKind.General
  await channel.save()
  if (values.commission_percent !== null) await setCommissionRate(trx, channel.id, values.commission_percent)
}
