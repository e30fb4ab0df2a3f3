const Megabyte = 1_048_576

const images = ['image/jpeg', 'image/png'] as const
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const

/** What may be uploaded with a signed form, and how large in bytes. Handouts are private, the rest is public. */
export const UploadCategories = {
  'avatar': { maxBytes: 500 * 1024, contentTypes: images },
  'image/cover': { maxBytes: 500 * 1024, contentTypes: images },
  'image/editor': { maxBytes: 2 * Megabyte, contentTypes: images },
  'image/param': { maxBytes: 500 * 1024, contentTypes: images },
  'handout': { maxBytes: 200 * Megabyte, contentTypes: documents },
} as const
export type UploadCategory = keyof typeof UploadCategories
export const UploadCategoryNames = Object.keys(UploadCategories) as UploadCategory[]

/** A signed form is used again while more seconds than these remain (learner side, section 9). */
export const ReuseTicketSeconds = 3

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
