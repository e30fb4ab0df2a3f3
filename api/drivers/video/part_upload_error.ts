export const partUploadErrors = {
  gone: { status: 404, userMessage: '上传已失效，请重新选择视频上传' },
  incomplete: { status: 400, userMessage: '上传请求不完整，请重试' },
  otherType: { status: 415, userMessage: '上传请求的格式不正确，请重试' },
  otherOffset: { status: 409, userMessage: '上传位置不一致，请从断点继续上传' },
  otherLength: { status: 400, userMessage: '视频大小与开始上传时不一致，请重新选择视频' },
  busy: { status: 423, userMessage: '该视频正在上传，请稍后再试' },
  tooMuch: { status: 400, userMessage: '上传的内容超出了视频大小，请重新选择视频' },
  tooLarge: { status: 413, userMessage: '视频必须小于10G' },
  notMp4: { status: 415, userMessage: '无法识别视频，请上传可以播放的 mp4 文件' },
  cutOff: { status: 415, userMessage: '视频文件不完整，后面的部分缺失，请重新导出后上传' },
  noPicture: { status: 415, userMessage: '视频只有声音，没有画面，请上传有画面的 mp4 文件' },
  otherCodec: { status: 415, userMessage: '浏览器不能显示该视频的编码，请转换为 H.264 编码的 mp4 后上传' },
  otherSound: { status: 415, userMessage: '浏览器不能播放该视频的声音编码，请转换为 AAC 声音的 mp4 后上传' },
  broken: { status: 400, userMessage: '上传中断，请从断点继续上传' },
  full: { status: 507, userMessage: '存储空间不足，请联系管理员，已上传的部分不会丢失' },
} as const

/** Earlier parts stay, unless the file is not a video. */
export class PartUploadError extends Error {
  readonly status: number
  readonly userMessage: string

  constructor(
    readonly why: keyof typeof partUploadErrors,
    readonly offset?: number
  ) {
    super(`video part refused: ${why}`)
    this.status = partUploadErrors[why].status
    this.userMessage = partUploadErrors[why].userMessage
  }
}
