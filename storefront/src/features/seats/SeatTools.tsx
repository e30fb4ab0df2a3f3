import { useEffect, useState } from 'react'
import { SeatStateText, type SeatState } from '@zhuxue/api/terms/learning'
import { Icon } from '~/components/ui/Icon'
import { downloadSheet } from './downloadSheet'

export type SeatWish = { telephone: string; state: SeatState | '' }

type Props = {
  params: { orderNo: string; itemId: number }
  wish: SeatWish
  /** Without rows there is nothing to download. */
  empty: boolean
  onWish: (wish: SeatWish) => void
}

/** Search, state and workbook of the list of seats. */
export function SeatTools({ params, wish, empty, onWish }: Props) {
  const [typed, setTyped] = useState(wish.telephone)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (typed === wish.telephone) return
    const settled = setTimeout(() => onWish({ ...wish, telephone: typed }), 300)
    return () => clearTimeout(settled)
  }, [typed])

  async function download() {
    setBusy(true)
    const { telephone, state } = wish
    await downloadSheet(params, { telephone, state })
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
        value={wish.state}
        onChange={(event) =>
          onWish({ telephone: typed, state: event.target.value as SeatWish['state'] })
        }
      >
        <option value="">全部状态</option>
        {Object.entries(SeatStateText).map(([state, text]) => (
          <option key={state} value={state}>
            {text}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn"
        disabled={busy || empty}
        data-busy={busy}
        onClick={download}
      >
        <Icon name="file" size={16} />
        下载 Excel
      </button>
    </>
  )
}
