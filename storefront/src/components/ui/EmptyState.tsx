import type { ReactNode } from 'react'
import { Icon } from './Icon'
import type { IconName } from './icons'

export function EmptyState({
  icon = 'compass',
  text,
  children,
}: {
  icon?: IconName
  text: string
  children?: ReactNode
}) {
  return (
    <div className="empty">
      <Icon name={icon} size={40} />
      <p>{text}</p>
      {children}
    </div>
  )
}

export function FailedState({
  onRetry,
  text = '内容没有加载出来',
}: {
  onRetry: () => void
  text?: string
}) {
  return (
    <EmptyState icon="alert" text={text}>
      <button type="button" className="btn" onClick={onRetry}>
        重试
      </button>
    </EmptyState>
  )
}
