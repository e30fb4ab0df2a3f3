import type { ApiError } from '~/lib/http/errors'

/** A rejection has its own message; for other errors the user learns that nothing is lost. */
export const notSaved = ({ code, message }: Pick<ApiError, 'code' | 'message'>): string =>
  code === 'error' ? message : `${message || '网络请求失败'}，笔记还没有保存，内容已保留在本机，请重试`
