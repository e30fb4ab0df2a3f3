import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import type { DemoPrint } from '@zhuxue/database/demo/seeder'
import { bookIssue } from '#certificates/issues/create_issue'
import { RandomLength, toIssueNumber } from '#certificates/issues/issue_number'
import { preparePrint } from '#certificates/issues/prepare_print'
import { Role } from '#core/roles'
import { toWireDay } from '#core/time'
import type { Trx } from '#core/transaction'

type Store = (key: string, body: Buffer) => Promise<unknown>

/** A demo certificate: printed by the product itself, with a number derived from its name. */
export async function printDemoCertificate(
  trx: Trx,
  { userId, certificateIds, at, name }: DemoPrint,
  store: Store
): Promise<number> {
  const hash = createHash('sha256').update(`demo ${name}`).digest()
  const time = DateTime.fromJSDate(at, { zone: 'utc' })
  const viewer = { id: userId, roles: [Role.User] }
  const print = await preparePrint(
    trx,
    viewer,
    { certIds: certificateIds },
    {
      at: time,
      number: toIssueNumber(
        Number(toWireDay(time).slice(0, 4)),
        [...hash.subarray(0, RandomLength)].map((byte) => byte % 32)
      ),
      verifyCode: hash.toString('hex').slice(0, 40),
      status: { list: 1, index: hash.readUInt32BE(20) % 131_072 },
      fileKey: (id) => `certificate/${time.toFormat('yyyyMM')}/${id}/${hash.toString('hex', 22)}.pdf`,
    }
  )
  await store(print.fileKey, print.bytes)
  const { issue } = await bookIssue(trx, viewer, print)
  return issue.id
}
