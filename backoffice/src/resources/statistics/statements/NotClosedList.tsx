import type { NotClosed } from '@zhuxue/api/terms/statistics/statements'
import { statementsPath } from '../paths'

/**
 * Each channel with the reason and a link to its statements. A dialog is rendered outside the router, so these are
 * plain links.
 */
export function NotClosedList({ of }: { of: NotClosed[] }) {
  return (
    <ul style={{ maxHeight: '40vh', overflowY: 'auto', paddingInlineStart: 20, marginBottom: 0 }}>
      {of.map(({ channelId, channelName, reason }) => (
        <li key={channelId}>
          <a href={statementsPath(channelId)}>{channelName}</a>：{reason}
        </li>
      ))}
    </ul>
  )
}
