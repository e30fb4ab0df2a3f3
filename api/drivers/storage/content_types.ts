/** Extensions follow the checked type, never the uploaded name. */
export const extensionOf: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/ofd': 'ofd',
  'text/csv': 'csv',
  'application/zip': 'zip',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.android.package-archive': 'apk',
}

const typeOf = Object.fromEntries(Object.entries(extensionOf).map(([type, extension]) => [extension, type]))

export function contentTypeOf(key: string): string {
  return typeOf[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
