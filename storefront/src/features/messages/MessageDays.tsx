import { api } from '~/lib/http/api'
import type { Message } from '~/lib/http/wire'
import { byDay } from './byDay'
import styles from './Inbox.module.css'

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
              onClick={() => markRead(message)}
            >
              <span className={styles.dot}>
                {!message.read && <span className="visually-hidden">未读</span>}
              </span>
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

/** The browser leaves at once; a mark that is lost stays unread. */
function markRead({ messageId, read }: Message): void {
  if (read) return
  void api.messages.read({ body: { messageIds: [messageId] } }).catch(() => undefined)
}
