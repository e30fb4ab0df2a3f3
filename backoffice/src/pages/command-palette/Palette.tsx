import { SearchOutlined } from '@ant-design/icons'
import { useGetIdentity } from '@refinedev/core'
import { Button, Input } from 'antd'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../components/dialog/Dialog'
import { charactersUpTo } from '../../components/fields/characters'
import { canPerform } from '../../providers/access'
import type { Staff } from '../../providers/session'
import type { Entry } from './entries'
import { Options, listId, optionId } from './Options'
import styles from './Palette.module.css'
import { remember } from '../../providers/recent'
import { usePaletteSearch } from './usePaletteSearch'

/** Finds and opens a screen, user, order or course. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { data: staff } = useGetIdentity<Staff>()
  if (!staff) return null
  return (
    <Dialog title="快速查找" footer={null} width={640} style={{ top: 72 }} onCancel={onClose}>
      <Search staff={staff} onClose={onClose} />
    </Dialog>
  )
}

function Search({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { groups, isBusy, failed, retry } = usePaletteSearch(staff, typed)
  const entries = groups.flatMap((group) => group.entries)
  const current = Math.min(active, entries.length - 1)

  useEffect(() => {
    document.getElementById(optionId(current))?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const open = (entry: Entry) => {
    remember(staff.userId, entry)
    onClose()
    void navigate(entry.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !entries.length) return
    const moved = { ArrowDown: current + 1, ArrowUp: current - 1 + entries.length }[event.key]
    if (moved !== undefined) setActive(moved % entries.length)
    else if (event.key === 'Enter') open(entries[current]!)
    else return
    event.preventDefault()
  }

  return (
    <>
      <Input
        size="large"
        allowClear
        prefix={<SearchOutlined />}
        value={typed}
        count={charactersUpTo(100)}
        placeholder={placeholderFor(staff.abilities)}
        role="combobox"
        aria-label="查找内容"
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries.length ? optionId(current) : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Options groups={groups} current={current} onPoint={setActive} onChoose={open} />
      <p role="status" className={styles.state}>
        {isBusy ? '正在查找…' : !entries.length && !failed && nothing(typed)}
      </p>
      {failed && !isBusy && (
        <p role="alert" className={styles.state}>
          部分内容没有查到：{failed}
          <Button type="link" onClick={retry}>
            重试
          </Button>
        </p>
      )}
      <p className={styles.hint} aria-hidden>
        ↑ ↓ 选择 · 回车打开 · Esc 关闭
      </p>
    </>
  )
}

const nothing = (typed: string) =>
  `没有找到「${typed.trim()}」。手机号请输完整号码或后四位，订单号、发票号码请输完整的20位。`

function placeholderFor(abilities: readonly string[]) {
  const parts = [
    '页面（可用拼音）',
    canPerform(abilities, 'people', 'show') && '姓名、手机号',
    canPerform(abilities, 'orders', 'list') && '订单号',
    canPerform(abilities, 'invoices', 'list') && '发票号码',
    canPerform(abilities, 'bank-lines', 'list') && '流水号',
    (canPerform(abilities, 'courses', 'edit') || canPerform(abilities, 'teacher-courses', 'edit')) &&
      '课程、题库、试卷名称',
  ]
  return parts.filter(Boolean).join('、')
}
