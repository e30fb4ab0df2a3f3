import { createConnection, type Connection } from 'mysql2/promise'

let opened: Promise<Connection> | undefined

/** The database of the benchmark, past the product. */
export function database(): Promise<Connection> {
  opened ??= createConnection({
    host: process.env.DB_HOST,
    port: Number(process.env.DB_PORT),
    user: process.env.DB_USER,
    password: process.env.DB_PASSWORD,
    database: process.env.DB_DATABASE,
    supportBigNumbers: true,
    dateStrings: true,
    // A process that loads the product beside other work answers late.
    connectTimeout: 120_000,
  })
  return opened
}
