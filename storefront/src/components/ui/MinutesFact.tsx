import { minutes } from '~/lib/format'

/** A term of a `dl` and its minutes. */
export function MinutesFact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {minutes(value)} <small>分钟</small>
      </dd>
    </div>
  )
}
