import type { HttpError } from '@refinedev/core'
import { UploadCategories, messages, type UploadCategory } from '@zhuxue/api/terms/media'
import { App } from 'antd'
import { useState } from 'react'
import { upload } from '../upload'

/**
 * Checks type and size of a picture as the server will, uploads it and returns its URL. `percent` is null when nothing
 * is uploading. `beforeUpload` keeps antd from sending the file itself.
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
