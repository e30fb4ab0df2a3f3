import type { Connection, RowDataPacket } from 'mysql2/promise'

/** The admin of the fill signed in anew: sessions of staff end within a day. */
export async function renewSession(sql: Connection, token: string): Promise<void> {
  const id = Buffer.from(token.slice('Bearer oat_'.length).split('.')[0], 'base64url').toString()
  await sql.query(
    `update access_tokens set last_used_at = utc_timestamp(), expires_at = utc_timestamp() + interval 1 day where id = ?`,
    [id]
  )
}

/** Values to ask the lists of the board for: of one person, one order, one partner. */
export async function factsOf(
  sql: Connection,
  made: { firstPerson: number; people: number; partnerUser: number; bestCourse: number }
): Promise<Record<string, string>> {
  const one = async (text: string) =>
    Object.values((await sql.query<RowDataPacket[]>(text))[0][0])[0] as string | number
  const person = String(
    await one(
      `select user_id from orders where id > (select max(id) * 2 div 3 from orders) order by id limit 1`
    )
  )
  const orderNo = String(await one(`select order_no from orders where user_id = ${person} limit 1`))
  const telephone = String(await one(`select telephone from users where id = ${person}`))
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const course = String(await one(`select course_name from courses where id = ${made.bestCourse}`))
  return {
    ...{ person, orderNo, telephone, lastFour: telephone.slice(-4) },
    ...{
      orderStart: orderNo.slice(0, 8),
      today: day(0),
      month: day(30),
      monthName: day(40).slice(0, 7),
    },
    ...{ partnerUser: String(made.partnerUser), course: String(made.bestCourse) },
    ...{
      courseName: course,
      issue: String(await one('select issue_no from certificate_issues limit 1')),
    },
    ...{ paper: String(await one('select max(paper_id) from user_papers')) },
  }
}
