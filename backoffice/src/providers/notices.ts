import type { NotificationProvider } from '@refinedev/core'
import { App } from 'antd'

/**
 * Refine's notifications as antd messages of three seconds (docs/product.md 13.14). Errors show the server's message;
 * the same message from several calls is shown once.
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
