import db from '@adonisjs/lucid/services/db'
import { toWireTime } from '#core/time'
import { readSetting } from '#settings/read_setting'
import { describeMessage, MessagesPerPage, type MessageData, type MessageKind } from '#messages/terms'

interface Filters {
  unread?: boolean
  page?: number
  pageSize?: number
}

interface MessageRow {
  id: number
  kind: MessageKind
  facts: string
  read_at: string | null
  created_at: string
}

/** Newest first. */
export async function messageList(userId: number, filters: Filters) {
  const { unread = false, page = 1, pageSize = MessagesPerPage } = filters
  const own = db.from('messages').where('user_id', userId)
  const found = own.clone().if(unread, (query) => query.whereNull('read_at'))
  const [{ total }] = await found.clone().count('* as total')
  const rows: MessageRow[] = await found
    .orderBy('id', 'desc')
    .forPage(page, pageSize)
    .select('id', 'kind', 'facts', 'read_at', 'created_at')
  const minutesPerHour = Number(await readSetting('minutesPerHour'))
  return {
    rows: rows.map((row) => toMessage(row, minutesPerHour)),
    total: Number(total),
    unread: unread ? Number(total) : await countUnread(userId),
  }
}

/** Reads only the index. */
export async function countUnread(userId: number): Promise<number> {
  const [{ total }] = await db.from('messages').where('user_id', userId).whereNull('read_at').count('* as total')
  return Number(total)
}

function toMessage({ id, kind, facts, read_at: readAt, created_at: createdAt }: MessageRow, minutesPerHour: number) {
  return {
    messageId: id,
    kind,
    ...describeMessage(kind, JSON.parse(facts) as MessageData[typeof kind], minutesPerHour),
    read: readAt !== null,
    createTime: toWireTime(createdAt)!,
  }
}
