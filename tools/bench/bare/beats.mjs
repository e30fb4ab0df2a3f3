/**
 * The yardstick of `beats.ts`: node:http and mysql2, and the least that keeps a beat as durably: the session and its
 * progress locked by one statement, three writes, a commit. It checks no token, no entitlement and no claim.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createPool } from 'mysql2/promise'

const watching = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const sessionOf = new Map(watching.map((one) => [one.coursePlayId, one]))
const pool = createPool({
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  user: process.env.DB_USER,
  password: process.env.DB_PASSWORD,
  database: process.env.DB_DATABASE,
  connectionLimit: 16,
  dateStrings: true,
})

async function beat({ coursePlayId, totalPlayTime, segments, position }) {
  const { sessionId, userId, chapterId } = sessionOf.get(coursePlayId)
  const connection = await pool.getConnection()
  try {
    await connection.query('begin')
    const [[row]] = await connection.query(
      `select s.last_seq, s.credited_seconds, p.credited_seconds as progress from play_sessions s
       join chapter_progress p on p.user_id = ? and p.chapter_id = ? where s.id = ? for update`,
      [userId, chapterId, sessionId]
    )
    const seq = row.last_seq + 1
    await connection.query(
      `update play_sessions set credited_seconds = ?, credited_until = utc_timestamp(), position_seconds = ?,
       last_seq = ?, last_beat_at = utc_timestamp() where id = ?`,
      [row.credited_seconds + 1, position, seq, sessionId]
    )
    await connection.query(
      `insert into play_beats (play_session_id, seq, server_at, position_to_seconds, claimed_seconds,
       credited_seconds, segments) values (?, ?, utc_timestamp(), ?, ?, 1, ?)`,
      [sessionId, seq, position, totalPlayTime, JSON.stringify(segments)]
    )
    await connection.query(
      `update chapter_progress set credited_seconds = ?, covered_seconds = ?, segments = ?, position_seconds = ?,
       updated_at = utc_timestamp() where user_id = ? and chapter_id = ?`,
      [row.progress + 1, position, JSON.stringify(segments), position, userId, chapterId]
    )
    await connection.query('commit')
    return { code: '200', coursePlayId, totalPlayTime: row.credited_seconds + 1, counting: true }
  } finally {
    connection.release()
  }
}

createServer(async (request, response) => {
  if (request.method === 'GET') return response.end()
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const answer = await beat(JSON.parse(Buffer.concat(chunks).toString()))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
}).listen(Number(process.env.PORT), '127.0.0.1')
