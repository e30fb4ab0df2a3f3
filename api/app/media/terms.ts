const Megabyte = 1_048_576

const images = ['image/jpeg', 'image/png'] as const
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const

/** What may be uploaded with a signed form, how large, and whether everybody may read it afterwards. */
export const UploadCategories = {
  'avatar': { maxBytes: 500 * 1024, contentTypes: images, public: true },
  'image/cover': { maxBytes: 500 * 1024, contentTypes: images, public: true },
  'image/editor': { maxBytes: 2 * Megabyte, contentTypes: images, public: true },
  'image/param': { maxBytes: 500 * 1024, contentTypes: images, public: true },
  'handout': { maxBytes: 200 * Megabyte, contentTypes: documents, public: false },
} as const
export type UploadCategory = keyof typeof UploadCategories
export const UploadCategoryNames = Object.keys(UploadCategories) as UploadCategory[]

/** The ending of a stored file follows from what it is, never from the name it came with. */
export const ExtensionOf = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
} as const satisfies Record<string, string>

/** Seconds that an upload form stays good; it is reused while more than 3 remain. */
export const TicketSeconds = 300
export const ReuseTicketSeconds = 3
export const MaxMegapixels = 40

export const says = {
  imageRule: '上传的图片只能是 JPG或PNG 格式，并且大小不能超过 500k!',
  editorImageRule: '上传的图片只能是 JPG或PNG 格式，并且大小不能超过 2M!',
  handoutTooLarge: '讲义必须小于200M',
  handoutType: '讲义只能是 doc、docx、pdf、ppt 或 pptx 格式',
  videoTooLarge: '视频必须小于10G',
  uploaded: '上传成功',
  uploadFailed: '上传失败，请重试',
  storeFull: '存储空间不足，请联系管理员',
} as const
