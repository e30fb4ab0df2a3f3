const Megabyte = 1_048_576

const images = ['image/jpeg', 'image/png'] as const
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const

/** Handouts, invoices, slips of bank transfers and app packages are private, the rest is public. */
export const UploadCategories = {
  'avatar': { maxBytes: 500 * 1024, contentTypes: images },
  'image/cover': { maxBytes: 500 * 1024, contentTypes: images },
  'image/editor': { maxBytes: 2 * Megabyte, contentTypes: images },
  'image/param': { maxBytes: 500 * 1024, contentTypes: images },
  'handout': { maxBytes: 200 * Megabyte, contentTypes: documents },
  'invoice': { maxBytes: 10 * Megabyte, contentTypes: ['application/pdf', 'application/ofd'] },
  /** Only imported. */
  'certificate': { maxBytes: 5 * Megabyte, contentTypes: ['application/pdf'] },
  'slip': { maxBytes: 5 * Megabyte, contentTypes: ['image/jpeg', 'image/png', 'application/pdf'] },
  'app': { maxBytes: 300 * Megabyte, contentTypes: ['application/vnd.android.package-archive'] },
} as const
export type UploadCategory = keyof typeof UploadCategories
export const UploadCategoryNames = Object.keys(UploadCategories) as UploadCategory[]

/** Remaining seconds above which a presigned form is reused (docs/product.md 18.2). */
export const MinReuseSeconds = 3

/** Exclusive (docs/product.md 18.1). */
export const VideoBytesLimit = 10 * 1024 * Megabyte
export const VideoTitleMax = 255

export const VideoState = {
  Uploading: 'uploading',
  Processing: 'processing',
  Normal: 'normal',
  Deleting: 'deleting',
} as const
export type VideoState = (typeof VideoState)[keyof typeof VideoState]

export const VideoStatus = { Unused: '未被使用', Used: '已被使用', Uploading: '上传中' } as const
export type VideoStatus = (typeof VideoStatus)[keyof typeof VideoStatus]
export const VideoStatuses: readonly VideoStatus[] = ['未被使用', '已被使用', '上传中']

/** Seconds that staff may watch a video beyond its length. */
export const PreviewSeconds = 600

/** Days after which unfinished uploads and unused files are deleted. */
export const AbandonedDays = 7

export const messages = {
  imageRule: '上传的图片只能是 JPG或PNG 格式，并且大小不能超过 500k!',
  editorImageRule: '上传的图片只能是 JPG或PNG 格式，并且大小不能超过 2M!',
  handoutTooLarge: '讲义必须小于200M',
  handoutType: '讲义只能是 doc、docx、pdf、ppt 或 pptx 格式',
  invoiceTooLarge: '发票文件不能超过10M',
  invoiceType: '发票只能是 PDF 或 OFD 文件，文件可能已经损坏',
  certificateTooLarge: '证书文件不能超过5M',
  certificateType: '证书只能是 PDF 文件，文件可能已经损坏',
  certificateActive: '证书文件中有脚本或已加密，请重新生成 PDF',
  slipTooLarge: '回单不能超过5M',
  slipType: '回单只能是 JPG、PNG 或 PDF 文件，文件可能已经损坏',
  appTooLarge: '安装包不能超过300M',
  appType: '请上传 Android 安装包（.apk），文件可能已经损坏',
  videoTooLarge: '视频必须小于10G',
  videoType: '视频只能是 mp4 格式',
  videoTitleNeeded: '请输入视频标题',
  videoTitleLength: '视频标题最多 255 个字符',
  videoDone: '视频已经上传完成',
  videoUploadCancelled: '已取消上传',
  videoUploadLost: '上传已失效，请重新选择视频上传',
  videoUsed: '只能删除未被使用的视频',
  videosNeeded: '请选择要删除的视频',
  videosTooMany: '一次最多删除 100 个视频',
  videoGrantOver: '上传凭证无效或已过期，请重新获取',
  videoDeleted: '删除成功!',
  fileNeeded: '请选择要上传的文件',
  categoryNeeded: '请说明文件的用途',
  uploaded: '上传成功',
  uploadFailed: '上传失败，请重试',
  storeFull: '存储空间不足，请联系管理员',
} as const

export const HandoutUrlSeconds = 600
