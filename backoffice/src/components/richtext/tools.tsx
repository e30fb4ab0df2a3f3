import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  MinusOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ReactNode } from 'react'

export interface Tool {
  label: string
  icon: ReactNode
  /** Keys for the tooltip and screen readers; `Mod` is Ctrl, or ⌘ on a Mac. */
  keys?: string
  /** The node or mark that is active at the cursor. */
  on?: string
  isForLongTexts?: true
  does: (chain: ChainedCommands) => ChainedCommands
}

export const history: Tool[] = [
  { label: '撤销', icon: <UndoOutlined />, keys: 'Mod+Z', does: (chain) => chain.undo() },
  { label: '重做', icon: <RedoOutlined />, keys: 'Mod+Shift+Z', does: (chain) => chain.redo() },
]

export const marks: Tool[] = [
  { label: '加粗', icon: <BoldOutlined />, keys: 'Mod+B', on: 'bold', does: (chain) => chain.toggleBold() },
  { label: '斜体', icon: <ItalicOutlined />, keys: 'Mod+I', on: 'italic', does: (chain) => chain.toggleItalic() },
  {
    label: '下划线',
    icon: <UnderlineOutlined />,
    keys: 'Mod+U',
    on: 'underline',
    does: (chain) => chain.toggleUnderline(),
  },
  {
    label: '删除线',
    icon: <StrikethroughOutlined />,
    keys: 'Mod+Shift+S',
    on: 'strike',
    isForLongTexts: true,
    does: (chain) => chain.toggleStrike(),
  },
  {
    label: '上标',
    icon: <Small base="x" sign="2" />,
    on: 'superscript',
    does: (chain) => chain.toggleMark('superscript'),
  },
  {
    label: '下标',
    icon: <Small base="x" sign="2" low />,
    on: 'subscript',
    does: (chain) => chain.toggleMark('subscript'),
  },
  { label: '清除格式', icon: <ClearOutlined />, does: (chain) => chain.unsetAllMarks().clearNodes() },
]

export const blocks: Tool[] = [
  {
    label: '项目列表',
    icon: <UnorderedListOutlined />,
    keys: 'Mod+Shift+8',
    on: 'bulletList',
    does: (chain) => chain.toggleBulletList(),
  },
  {
    label: '编号列表',
    icon: <OrderedListOutlined />,
    keys: 'Mod+Shift+7',
    on: 'orderedList',
    does: (chain) => chain.toggleOrderedList(),
  },
  {
    label: '引用',
    icon: <span aria-hidden>❝</span>,
    keys: 'Mod+Shift+B',
    on: 'blockquote',
    isForLongTexts: true,
    does: (chain) => chain.toggleBlockquote(),
  },
  { label: '分隔线', icon: <MinusOutlined />, isForLongTexts: true, does: (chain) => chain.setHorizontalRule() },
]

export const tableTools: Tool[] = [
  { label: '上方插入行', icon: null, does: (chain) => chain.addRowBefore() },
  { label: '下方插入行', icon: null, does: (chain) => chain.addRowAfter() },
  { label: '删除行', icon: null, does: (chain) => chain.deleteRow() },
  { label: '左侧插入列', icon: null, does: (chain) => chain.addColumnBefore() },
  { label: '右侧插入列', icon: null, does: (chain) => chain.addColumnAfter() },
  { label: '删除列', icon: null, does: (chain) => chain.deleteColumn() },
  { label: '表头行', icon: null, does: (chain) => chain.toggleHeaderRow() },
  { label: '合并或拆分', icon: null, does: (chain) => chain.mergeOrSplit() },
  { label: '删除表格', icon: null, does: (chain) => chain.deleteTable() },
]

const all = [...history, ...marks, ...blocks, ...tableTools]

export function stateOf(editor: Editor): Record<string, { on: boolean; can: boolean }> {
  return Object.fromEntries(
    all.map(({ label, on, does }) => [
      label,
      { on: Boolean(on && editor.isActive(on)), can: does(editor.can().chain()).run() },
    ])
  )
}

function Small({ base, sign, low }: { base: string; sign: string; low?: boolean }) {
  return (
    <span aria-hidden>
      {base}
      {low ? <sub>{sign}</sub> : <sup>{sign}</sup>}
    </span>
  )
}
