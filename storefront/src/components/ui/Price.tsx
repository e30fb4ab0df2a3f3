import { formatMoney } from '~/lib/format'

type Props = { yuan: number; was?: number; large?: boolean; from?: boolean }

/** In `yuan`; a higher `was` is struck through, `from` marks the lowest of several prices. */
export function Price({ yuan, was, large, from }: Props) {
  if (yuan === 0 && !was) return <span className="price price--free">免费</span>
  return (
    <>
      <span className={large ? 'price price--large' : 'price'}>
        <small>¥</small>
        {formatMoney(yuan)}
        {from && <span className="price--from">起</span>}
      </span>
      {was !== undefined && was > yuan && <s className="price price--was">¥{formatMoney(was)}</s>}
    </>
  )
}
