export const cooperativeMessages = {
  cooperativeUrlMissing: '合作学习平台的地址尚未设置，请联系客服',
  cooperativeCodeMissing: '该课程还没有直播码，请联系客服',
} as const
