import type { NotificationProvider } from '@refinedev/core'
import { App } from 'antd'

/**
 * Refine's notices as antd messages of three seconds (docs/product.md 13.14). Of an error the
 * server's own sentence is shown; the same sentence from several calls is shown once.
 */
export function useNotices(): NotificationProvider {
  const { message } = App.useApp()
  return {
    open({ key, type, message: title, description }) {
      const isError = type === 'error'
      const content = isError ? description || title : title
      message.open({ key: isError ? content : (key ?? content), content, type: kinds[type], duration: 3 })
    },
    close: (key) => message.destroy(key),
  }
}

const kinds = { success: 'success', error: 'error', progress: 'loading' } as const
