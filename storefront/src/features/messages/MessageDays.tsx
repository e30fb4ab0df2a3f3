import type { MouseEvent } from 'react'
import { api } from '~/lib/http/api'
import type { Message } from '~/lib/http/apiTypes'
import { byDay } from './byDay'
import styles from './Inbox.module.css'

/** Milliseconds; a slower request is given up, and the message stays unread. */
const patience = 1500

export function MessageDays({ rows }: { rows: Message[] }) {
  return byDay(rows).map(([day, messages]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ul>
        {messages.map((message) => (
          <li key={message.messageId}>
            <a
              href={message.link}
              className={message.read ? styles.read : undefined}
              onClick={(event) => void leaveRead(event, message)}
            >
              <span className={styles.dot}>{!message.read && <span className="visually-hidden">未读</span>}</span>
              <strong>{message.title}</strong>
              <span className={styles.text}>{message.text}</span>
              <time>{message.createTime.slice(11, 16)}</time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/**
 * Marked as read before leaving the page: the browser would abort the request, and the next page counts unread
 * messages.
 */
async function leaveRead(event: MouseEvent, { messageId, link, read }: Message) {
  if (read) return
  const marked = api.messages.read({ body: { messageIds: [messageId] } }).catch(() => undefined)
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  await Promise.race([marked, new Promise((leave) => setTimeout(leave, patience))])
  window.location.assign(link)
}
