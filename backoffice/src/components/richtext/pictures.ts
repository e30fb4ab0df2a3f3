import type { Editor } from '@tiptap/core'
import type { HttpError } from '@refinedev/core'
import { UploadCategories, messages } from '@zhuxue/api/terms/media'
import { App } from 'antd'
import { upload } from '../upload'

const { contentTypes, maxBytes } = UploadCategories['image/editor']
const isPicture = ({ type }: File) => type.startsWith('image/')
const isAllowed = ({ type, size }: File) => (contentTypes as readonly string[]).includes(type) && size <= maxBytes

export function usePictures() {
  const { message } = App.useApp()

  return async (editor: Editor, files: File[], at = editor.state.selection.to) => {
    const place = trackPosition(editor, at)
    try {
      for (const file of files) {
        if (!isAllowed(file)) {
          message.error(messages.editorImageRule)
          continue
        }
        const key = `picture-${Math.random()}`
        const showProgress = (percent: number) =>
          message.open({ key, type: 'loading', content: `图片上传中 ${percent}%`, duration: 0 })
        showProgress(0)
        try {
          const [src, size] = await Promise.all([upload(file, 'image/editor', showProgress), sizeOf(file)])
          if (editor.isDestroyed) return
          const picture = { type: 'image', attrs: { src, alt: '', ...size } }
          editor.chain().insertContentAt(place.now, picture).focus().run()
          message.destroy(key)
        } catch (error) {
          const { statusCode, message: reason } = error as HttpError
          message.open({ key, type: 'error', content: statusCode ? reason : messages.uploadFailed })
        }
      }
    } finally {
      place.leave()
    }
  }
}

/** A place in the text that stays where it is while the author writes on. */
function trackPosition(editor: Editor, at: number) {
  const place = { now: at, leave: () => editor.off('transaction', follow) }
  const follow = ({ transaction }: { transaction: { mapping: { map(at: number): number } } }) => {
    place.now = transaction.mapping.map(place.now)
  }
  editor.on('transaction', follow)
  return place
}

/** Pixels, so that the page keeps room before the picture is there; nothing for what cannot be read. */
async function sizeOf(file: File) {
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height }
  } catch {
    return {}
  }
}

export function picturesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(isPicture)
  const { body } = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html')
  return body.textContent.trim() ? [] : files
}
