import { messages } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useModal } from './useModal'

interface Question {
  /** What is deleted, where 确定要删除吗? alone does not say it. */
  title?: string
  /** What goes with it and what stays. */
  content?: ReactNode
  onOk: () => unknown
}

/** Asks before anything is deleted, and says so when it was not (docs/product.md 13.3). */
export function useDeleteConfirmation() {
  const { message } = App.useApp()
  const modal = useModal()

  return ({ title = messages.deleteConfirm, content, onOk }: Question) =>
    void modal.confirm({
      title,
      content,
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk,
      onCancel: () => void message.info({ key: 'kept', content: messages.deletionCancelled }),
    })
}
