import { money } from '~/lib/format'

/** `yuan`; `was` is struck through when it is higher. */
export function Price({ yuan, was, large }: { yuan: number; was?: number; large?: boolean }) {
  if (yuan === 0 && !was) return <span className="price price--free">免费</span>
  return (
    <>
      <span className={large ? 'price price--large' : 'price'}>
        <small>¥</small>
        {money(yuan)}
      </span>
      {was !== undefined && was > yuan && <s className="price price--was">¥{money(was)}</s>}
    </>
  )
}
