import { useEffect, useEffectEvent, useState } from 'react'
import { type SeatState, SeatStateText } from '@zhuxue/api/terms/learning/seats'
import { Icon } from '~/components/ui/Icon'
import { WhyNotButton } from '~/components/ui/WhyNotButton'
import { downloadWorkbook } from '~/lib/http/downloadWorkbook'

export type SeatFilter = { telephone: string; state: SeatState | '' }

type Props = {
  params: { orderNo: string; itemId: number }
  filter: SeatFilter
  /** Disables the download. */
  isEmpty: boolean
  onFilter: (filter: SeatFilter) => void
}

export function SeatFilters({ params, filter, isEmpty, onFilter }: Props) {
  const [typed, setTyped] = useState(filter.telephone)
  const [busy, setBusy] = useState(false)

  const search = useEffectEvent(() => {
    if (typed !== filter.telephone) onFilter({ ...filter, telephone: typed })
  })
  useEffect(() => {
    const settled = setTimeout(() => search(), 300)
    return () => clearTimeout(settled)
  }, [typed])

  async function download() {
    setBusy(true)
    const { telephone, state } = filter
    const { orderNo, itemId } = params
    const path = `/api/user/orders/${orderNo}/order-items/${itemId}/seats/export`
    await downloadWorkbook(path, `名额分配${orderNo}.xlsx`, { telephone, state })
    setBusy(false)
  }

  return (
    <>
      <input
        className="input"
        type="search"
        inputMode="numeric"
        placeholder="按手机号查找"
        aria-label="按手机号查找"
        maxLength={11}
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      />
      <select
        className="input"
        aria-label="按状态筛选"
        value={filter.state}
        onChange={(event) =>
          onFilter({ telephone: typed, state: event.target.value as SeatFilter['state'] })
        }
      >
        <option value="">全部状态</option>
        {Object.entries(SeatStateText).map(([state, text]) => (
          <option key={state} value={state}>
            {text}
          </option>
        ))}
      </select>
      <WhyNotButton
        type="button"
        className="btn"
        whyNot={isEmpty ? '没有可以下载的名额' : busy ? '正在下载' : null}
        data-busy={busy}
        onClick={download}
      >
        <Icon name="file" size={16} />
        下载 Excel
      </WhyNotButton>
    </>
  )
}
