import { formatMinutes } from '~/lib/format'

/** A term of a `dl` and its minutes. */
export function MinutesDetail({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {formatMinutes(value)} <small>分钟</small>
      </dd>
    </div>
  )
}
