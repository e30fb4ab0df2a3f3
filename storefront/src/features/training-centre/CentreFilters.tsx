import { useEffect, useEffectEvent, useState } from 'react'
import { CentreFilterText, type CentreFilter } from '@zhuxue/api/terms/learning/seats'
import { Icon } from '~/components/ui/Icon'
import { WhyNotButton } from '~/components/ui/WhyNotButton'
import { downloadWorkbook } from '~/lib/http/downloadWorkbook'
import type { CentreLine } from '~/lib/http/wire'
import { filtersOf, type CentreQuery } from './centreQuery'

type Props = {
  lines: CentreLine[]
  query: CentreQuery
  /** Disables the download. */
  isEmpty: boolean
  onFilter: (change: Partial<CentreQuery>) => void
}

export function CentreFilters({ lines, query, isEmpty, onFilter }: Props) {
  const [typed, setTyped] = useState(query.keyword)
  const [busy, setBusy] = useState(false)
  const courses = new Map(lines.map(({ courseId, courseName }) => [courseId, courseName]))

  useEffect(() => setTyped(query.keyword), [query.keyword])
  const search = useEffectEvent(() => {
    if (typed.trim() !== query.keyword) onFilter({ keyword: typed.trim() })
  })
  useEffect(() => {
    const settled = setTimeout(() => search(), 300)
    return () => clearTimeout(settled)
  }, [typed])

  async function download() {
    setBusy(true)
    await downloadWorkbook('/api/user/training-centre/export', '我的学员.xlsx', filtersOf(query))
    setBusy(false)
  }

  return (
    <>
      <input
        className="input"
        type="search"
        placeholder="手机号或姓氏"
        aria-label="按手机号或姓氏查找"
        maxLength={20}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <select
        className="input"
        aria-label="按课程筛选"
        value={query.courseId}
        onChange={(event) => onFilter({ courseId: Number(event.target.value) || '' })}
      >
        <option value="">全部课程</option>
        {[...courses].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label="按状态筛选"
        value={query.state}
        onChange={(event) => onFilter({ state: event.target.value as CentreFilter | '' })}
      >
        <option value="">全部状态</option>
        {Object.entries(CentreFilterText).map(([state, text]) => (
          <option key={state} value={state}>
            {text}
          </option>
        ))}
      </select>
      <WhyNotButton
        type="button"
        className="btn"
        whyNot={isEmpty ? '没有可以下载的学员' : busy ? '正在下载' : null}
        data-busy={busy}
        onClick={download}
      >
        <Icon name="file" size={16} />
        下载 Excel
      </WhyNotButton>
    </>
  )
}
