import { formatMinutes } from '~/lib/format'
import { wholeHours } from '~/lib/hours'

/** A term of a `dl` and its credit in both units. */
export function MinutesDetail({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {wholeHours(value)} <small>学时{value > 0 && `（${formatMinutes(value)} 分钟）`}</small>
      </dd>
    </div>
  )
}
