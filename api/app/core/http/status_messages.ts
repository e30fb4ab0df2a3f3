/** Sentences for errors that nobody wrote one for. */
export const statusMessages: Record<number, string> = {
  400: '提交的内容格式不正确',
  404: '没有找到您要的内容',
  405: '不支持的请求方式',
  413: '提交的内容过大',
  415: '提交的内容格式不正确',
  422: '提交的内容格式不正确',
  429: '操作过于频繁，请稍后再试',
  503: '服务暂时不可用，请稍后重试',
  507: '服务器存储空间不足，请稍后重试',
}
