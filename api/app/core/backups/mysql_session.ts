import { createConnection, type Connection, type ConnectionOptions, type RowDataPacket } from 'mysql2'

/** One connection of its own, with the time that long work takes. */
export async function withSession<T>(
  server: ConnectionOptions,
  work: (session: MysqlSession) => Promise<T>
): Promise<T> {
  const connection = createConnection({ ...server, charset: 'utf8mb4' })
  try {
    return await work(new MysqlSession(connection))
  } finally {
    connection.destroy()
  }
}

export class MysqlSession {
  #connection: ReturnType<Connection['promise']>

  constructor(readonly raw: Connection) {
    this.#connection = raw.promise()
  }

  async run(sql: string): Promise<void> {
    await this.#connection.query(sql)
  }

  async rows(sql: string, values: string[] = []): Promise<RowDataPacket[]> {
    return (await this.#connection.query<RowDataPacket[]>(sql, values))[0]
  }

  async tables(): Promise<string[]> {
    const rows = await this.rows(
      "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE' order by table_name"
    )
    return rows.map(({ name }) => name)
  }
}
