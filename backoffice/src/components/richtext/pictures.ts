import type { Editor } from '@tiptap/core'
import type { HttpError } from '@refinedev/core'
import { UploadCategories, messages } from '@zhuxue/api/terms/media'
import { App } from 'antd'
import { upload } from '../upload'
import { removePicture, type CleanedPaste } from './paste/cleanPaste'

const { contentTypes, maxBytes } = UploadCategories['image/editor']
const isPicture = ({ type }: File) => type.startsWith('image/')
const isAllowed = ({ type, size }: File) => (contentTypes as readonly string[]).includes(type) && size <= maxBytes

export function usePictures() {
  const { message } = App.useApp()

  /** @returns null after the author was told why */
  const uploadPicture = async (file: File) => {
    if (!isAllowed(file)) {
      message.error(messages.editorImageRule)
      return null
    }
    const key = `picture-${Math.random()}`
    const showProgress = (percent: number) =>
      message.open({ key, type: 'loading', content: `图片上传中 ${percent}%`, duration: 0 })
    showProgress(0)
    try {
      const [src, size] = await Promise.all([upload(file, 'image/editor', showProgress), sizeOf(file)])
      message.destroy(key)
      return { src, ...size }
    } catch (error) {
      const { statusCode, message: reason } = error as HttpError
      message.open({ key, type: 'error', content: statusCode ? reason : messages.uploadFailed })
      return null
    }
  }

  const insertPictures = async (editor: Editor, files: File[], at = editor.state.selection.to) => {
    const place = trackPosition(editor, at)
    try {
      for (const file of files) {
        const attrs = await uploadPicture(file)
        if (editor.isDestroyed) return
        if (attrs)
          editor
            .chain()
            .insertContentAt(place.now, { type: 'image', attrs: { alt: '', ...attrs } })
            .focus()
            .run()
      }
    } finally {
      place.leave()
    }
  }

  /**
   * Pastes a text with pictures once all of them are uploaded, where the cursor was.
   *
   * @returns how many could not be uploaded
   */
  const pasteWithPictures = async (editor: Editor, { html, pictures }: CleanedPaste): Promise<number> => {
    const place = trackPosition(editor, editor.state.selection.to)
    editor.commands.deleteSelection()
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    let failed = 0
    try {
      for (const [key, file] of pictures) {
        const uploaded = await uploadPicture(file)
        const image = body.querySelector(`img[src="${key}"]`)!
        if (uploaded) for (const [name, value] of Object.entries(uploaded)) image.setAttribute(name, String(value))
        else {
          removePicture(image)
          failed++
        }
      }
      if (editor.isDestroyed) return 0
      editor.chain().focus().setTextSelection(place.now).run()
      editor.view.pasteHTML(body.innerHTML)
    } finally {
      place.leave()
    }
    return failed
  }

  return { insertPictures, pasteWithPictures }
}

/** A position that follows its text while the author goes on writing. */
function trackPosition(editor: Editor, at: number) {
  const place = { now: at, leave: () => editor.off('transaction', follow) }
  const follow = ({ transaction }: { transaction: { mapping: { map(at: number): number } } }) => {
    place.now = transaction.mapping.map(place.now)
  }
  editor.on('transaction', follow)
  return place
}

/** Size in pixels, so that the page reserves room; nothing when the file is unreadable. */
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
