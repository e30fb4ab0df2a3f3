export interface SaveState {
  /** Answers that the server has not confirmed. */
  unsent: number
  /** The last attempt to save failed. */
  isFailing: boolean
  /** The server's time, `yyyy-MM-dd HH:mm:ss`. */
  savedAt: string | null
}

/** 已保存 10:32, or 尚未保存，正在重试; empty before the first answer. */
export function savedText({ unsent, isFailing, savedAt }: SaveState): string {
  if (unsent > 0) return isFailing ? '尚未保存，正在重试' : '正在保存'
  return savedAt ? `已保存 ${savedAt.slice(11, 16)}` : ''
}
