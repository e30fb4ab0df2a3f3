import { messages } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { useModal } from './useModal'

interface Question {
  /** Names what is deleted, where 确定要删除吗? is not clear enough. */
  title?: string
  /** What is deleted with it and what is retained. */
  content?: ReactNode
  onOk: () => unknown
}

/** Asks before a deletion and reports a failure (docs/product.md 13.3). */
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
