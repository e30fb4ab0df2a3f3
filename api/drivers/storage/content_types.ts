/** The ending of a stored file follows from what it is, never from the name it came with. */
export const extensionOf: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
}

const typeOf = Object.fromEntries(
  Object.entries(extensionOf).map(([type, extension]) => [extension, type])
)

/** The type that a key's ending stands for; bytes without a meaning when it stands for none. */
export function contentTypeOf(key: string): string {
  return typeOf[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
