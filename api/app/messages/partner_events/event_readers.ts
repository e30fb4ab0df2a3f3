import { prepared } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'
import { AccountKind, PartnerSource } from '#messages/partner_events/terms'

/** The enabled service accounts that get an event. Nearly always none, so each is one indexed read. */
export type EventReaders = (trx: Trx) => Promise<number[]>

interface Found {
  id: number
}

const idsOf = (rows: Found[]) => rows.map(({ id }) => Number(id))

interface Reader extends Found {
  userId: number
}

const ownedOrAccounting = prepared<Reader>(
  `select id, user_id as userId from service_accounts
    where (user_id = ? or kind = '${AccountKind.Accounting}') and disabled_at is null`
)

/** A payment has several events for the same accounts, which are read once. */
function readersOf(trx: Trx, userId: number): Promise<Reader[]> {
  const read = readBefore.get(trx) ?? new Map<number, Promise<Reader[]>>()
  readBefore.set(trx, read)
  if (!read.has(userId)) read.set(userId, ownedOrAccounting.rows(trx, userId))
  return read.get(userId)!
}

const readBefore = new WeakMap<Trx, Map<number, Promise<Reader[]>>>()

/** Of the user who bought, or was billed. */
export const accountsOf =
  (userId: number): EventReaders =>
  async (trx) =>
    idsOf((await readersOf(trx, userId)).filter((reader) => Number(reader.userId) === userId))

/** Of the user who bought, and those of the operator's accounting. */
export const readersOfMoney =
  (userId: number): EventReaders =>
  async (trx) =>
    idsOf(await readersOf(trx, userId))

const seats = prepared<Found>(`select distinct a.id from user_courses u
  join orders o on o.id = u.order_id join service_accounts a on a.user_id = o.user_id
  where u.user_id = ? and u.course_id = ? and u.source = 'assignment' and u.refunded_at is null
  and a.disabled_at is null`)

/** Of the buyers of seats that the learner has of the course. */
export const buyersOfSeats =
  ({ userId, courseId }: { userId: number; courseId: number }): EventReaders =>
  async (trx) =>
    idsOf(await seats.rows(trx, userId, courseId))

const authorities = prepared<Found>(
  `select id from service_accounts where kind = '${AccountKind.Authority}' and disabled_at is null`
)

export const authorityAccounts: EventReaders = async (trx) => idsOf(await authorities.rows(trx))

const employers = prepared<Found>(`select distinct a.id from organisation_members m
  join organisations o on o.id = m.organisation_id and o.state = 'verified'
  join organisation_members r on r.organisation_id = m.organisation_id and r.state = 'active'
    and r.member_role in ('owner', 'manager', 'viewer')
  join service_accounts a on a.user_id = r.user_id and a.disabled_at is null
  join organisation_shares s on s.organisation_member_id = m.id
  join qualifications q on q.qualification_kind_id = s.qualification_kind_id and q.user_id = m.user_id
  join education_cycles c on c.qualification_id = q.id
  join cycle_entries e on e.education_cycle_id = c.id
  join hour_entries h on h.id = e.hour_entry_id
  where m.user_id = ? and m.state = 'active' and m.shared_at is not null and m.stopped_at is null
    and h.hour_upload_id = ?`)

/**
 * Authorities, and employers with whom the learner shares the hours of a kind that the upload counts for
 * (docs/decisions/0145).
 */
export const readersOfHours =
  ({ userId, uploadId }: { userId: number; uploadId: number }): EventReaders =>
  async (trx) => {
    if (!(await hasAccounts(trx))) return []
    const found = [...(await authorities.rows(trx)), ...(await employers.rows(trx, userId, uploadId))]
    return [...new Set(idsOf(found))]
  }

/** Those that started the import by a key, and the one whose ids it has. */
export const readersOfImport =
  ({ source, startedBy }: { source: string; startedBy: number | null }): EventReaders =>
  async (trx) => {
    const found = trx.from('service_accounts').whereNull('disabled_at')
    void found.where((either) => {
      void either.where('id', PartnerSource.accountOf(source) ?? 0)
      if (startedBy) void either.orWhere({ kind: AccountKind.Migration, user_id: startedBy })
    })
    return idsOf(await found.orderBy('id').select('id'))
  }

const any = prepared<Found>('select id from service_accounts where disabled_at is null limit 1')

const hasAccounts = async (trx: Trx) => (await any.rows(trx)).length > 0
