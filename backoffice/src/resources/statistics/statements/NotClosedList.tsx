import type { NotClosed } from '@zhuxue/api/terms/statistics/statements'
import { statementsPath } from '../paths'

/** Each partner with the reason and the way to its statements. A dialog stands outside of the router, so these are plain links. */
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
