import type { HttpError } from '@refinedev/core'
import { UploadCategories, messages, type UploadCategory } from '@zhuxue/api/terms/media'
import { App } from 'antd'
import { useState } from 'react'
import { upload } from '../upload'

/**
 * Checks type and size of a picture as the server will, sends it to the storage and hands on its address.
 * `percent` is null while nothing is on its way. `beforeUpload` keeps Ant Design from sending it itself.
 */
export function usePicture(category: UploadCategory, onDone?: (url: string) => void) {
  const { message } = App.useApp()
  const [percent, setPercent] = useState<number | null>(null)

  async function send(file: File) {
    const { contentTypes, maxBytes } = UploadCategories[category]
    const isPicture = (contentTypes as readonly string[]).includes(file.type)
    if (!isPicture || file.size > maxBytes) return void message.error(messages.imageRule)
    setPercent(0)
    try {
      onDone?.(await upload(file, category, setPercent))
      message.success(messages.uploaded)
    } catch (error) {
      const { statusCode, message: reason } = error as HttpError
      message.error(statusCode ? reason : messages.uploadFailed)
    } finally {
      setPercent(null)
    }
  }

  const beforeUpload = (file: File) => {
    void send(file)
    return false
  }
  return { percent, props: { accept: '.jpg,.jpeg,.png', showUploadList: false, beforeUpload } }
}
