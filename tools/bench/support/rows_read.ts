import type { Connection, RowDataPacket } from 'mysql2/promise'

/** Rows that the whole server has read so far; a bench's serves nobody else. */
export async function rowsRead(sql: Connection): Promise<number> {
  const [rows] = await sql.query<RowDataPacket[]>("show global status like 'Handler_read%'")
  return rows.reduce((sum, row) => sum + Number(row.Value), 0)
}
