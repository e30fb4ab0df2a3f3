/** With the HTTP status of OSS, or the nearest one. */
export const uploadErrors = {
  incomplete: { status: 400, userMessage: '上传的表单不完整' },
  forged: { status: 400, userMessage: '上传凭证无效，请重新上传' },
  expired: { status: 400, userMessage: '上传凭证已过期，请重新上传' },
  otherKey: { status: 400, userMessage: '上传凭证与文件不符，请重新上传' },
  otherType: { status: 400, userMessage: '不支持的文件格式' },
  empty: { status: 400, userMessage: '上传的文件是空的' },
  tooLarge: { status: 413, userMessage: '上传的文件过大' },
  tooManyPixels: { status: 400, userMessage: '图片的像素过高，请缩小尺寸后再上传' },
  taken: { status: 409, userMessage: '文件已经上传，请勿重复提交' },
  broken: { status: 400, userMessage: '上传中断，请重试' },
  busy: { status: 429, userMessage: '正在处理的图片较多，请稍后重试' },
  full: { status: 507, userMessage: '存储空间不足，请联系管理员' },
} as const

/** Seconds until the queue of pictures is shorter. */
export const BusySeconds = 3

/** The file is removed from disk. */
export class UploadError extends Error {
  readonly status: number
  readonly userMessage: string

  constructor(readonly reason: keyof typeof uploadErrors) {
    super(`upload refused: ${reason}`)
    this.status = uploadErrors[reason].status
    this.userMessage = uploadErrors[reason].userMessage
  }
}
