import { messages, UploadCategories } from '@zhuxue/api/terms/media'

interface FileKind {
  category: 'app' | 'invoice'
  /** By file extension: not every browser knows the type. */
  types: Record<string, string>
  prompt: string
  hint: string
  otherType: string
  tooLarge: string
}

const megabytes = (category: FileKind['category']) => UploadCategories[category].maxBytes / 1_048_576

export const appPackage: FileKind = {
  category: 'app',
  types: { apk: UploadCategories.app.contentTypes[0] },
  prompt: '点击或拖入 .apk 文件',
  hint: `Android 安装包，不超过 ${megabytes('app')} MB`,
  otherType: messages.appType,
  tooLarge: messages.appTooLarge,
}

const [pdf, ofd] = UploadCategories.invoice.contentTypes
export const invoiceFile: FileKind = {
  category: 'invoice',
  types: { pdf, ofd },
  prompt: '点击或拖入电子发票',
  hint: `PDF 或 OFD 文件，不超过 ${megabytes('invoice')} MB`,
  otherType: messages.invoiceType,
  tooLarge: messages.invoiceTooLarge,
}

export const acceptOf = ({ types }: FileKind): string =>
  Object.keys(types)
    .map((extension) => `.${extension}`)
    .join(',')

const typeOf = ({ types }: FileKind, name: string): string | undefined =>
  types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]

/** Client-side checks; the server also checks the contents. */
export function fileError(kind: FileKind, { name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!typeOf(kind, name) || size === 0) return kind.otherType
  return size > UploadCategories[kind.category].maxBytes ? kind.tooLarge : null
}

/** The same checks as a form rule. */
export const fileRule = (kind: FileKind) => ({
  validator: (_: unknown, file?: File) => {
    const errorMessage = file && fileError(kind, file)
    return errorMessage ? Promise.reject(new Error(errorMessage)) : Promise.resolve()
  },
})

export function withType(kind: FileKind, file: File): File {
  return new File([file], file.name, { type: typeOf(kind, file.name) })
}

export type { FileKind }
