import { messages, UploadCategories } from '@zhuxue/api/terms/media'

const { maxBytes, contentTypes } = UploadCategories.app

/** What can be said before anything is sent; the server looks into the file. */
export function packageFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.apk$/i.test(name) || size === 0) return messages.appType
  return size > maxBytes ? messages.appTooLarge : null
}

/** The same bytes under the right type, which not every browser knows. */
export function toPackage(file: File): File {
  return new File([file], file.name, { type: contentTypes[0] })
}
