import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { isMac } from '../isMac'

const keysText = (keys: string) => keys.replace('Mod', isMac ? '⌘' : 'Ctrl')

export function ToolButton(props: {
  label: string
  icon: ReactNode
  keys?: string
  on?: boolean
  disabled?: boolean
  onPress: () => void
}) {
  const { label, icon, keys, on, disabled, onPress } = props
  return (
    <Tooltip title={keys ? `${label}（${keysText(keys)}）` : label} mouseEnterDelay={0.5}>
      <Button
        type="text"
        size="small"
        icon={icon}
        disabled={disabled}
        aria-label={label}
        aria-pressed={on}
        aria-keyshortcuts={keys?.replace('Mod', isMac ? 'Meta' : 'Control')}
        data-on={on || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
      />
    </Tooltip>
  )
}
