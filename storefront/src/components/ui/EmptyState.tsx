import type { ReactNode } from 'react'
import { Icon, type IconPath } from './Icon'
import { icons } from './icons'

export function EmptyState({
  icon = icons.compass,
  text,
  children,
}: {
  icon?: IconPath
  text: string
  children?: ReactNode
}) {
  return (
    <div className="empty">
      <Icon path={icon} size={40} />
      <p>{text}</p>
      {children}
    </div>
  )
}

export function FailedState({ onRetry, text = '内容没有加载出来' }: { onRetry: () => void; text?: string }) {
  return (
    <EmptyState icon={icons.alert} text={text}>
      <button type="button" className="btn" onClick={onRetry}>
        重试
      </button>
    </EmptyState>
  )
}
