import type { OssCheckpoint } from './aliyunCloud'

export interface StoredUpload {
  /** What the video is for. */
  key: string
  name: string
  size: number
  lastModified: number
  videoId: string
  /** Bytes that had arrived when it was last seen. */
  sent: number
  /** All of it has arrived; only the chapter does not know yet. */
  uploaded?: boolean
  checkpoint?: OssCheckpoint
  /** Unix milliseconds. */
  at: number
}

type Store = Pick<Storage, 'getItem' | 'setItem'>
type DatabaseFileInfo = Pick<File, 'name' | 'size' | 'lastModified'>

const place = 'zhuxue.video-uploads'
const findCachedForSession = 7 * 24 * 3600_000

/** Uploads that outlive the page. A browser that keeps nothing loses only this comfort. */
export function uploadStore(store: Store, now: () => number = Date.now) {
  function all(): StoredUpload[] {
    try {
      const list: StoredUpload[] = JSON.parse(store.getItem(place) ?? '[]')
      return list.filter(({ at }) => now() - at < findCachedForSession)
    } catch {
      return []
    }
  }
  function write(list: StoredUpload[]) {
    try {
      store.setItem(place, JSON.stringify(list))
    } catch {
      // Full or forbidden: the upload itself goes on.
    }
  }
  const others = (key: string) => all().filter((one) => one.key !== key)

  return {
    of: (key: string) => all().find((one) => one.key === key),
    /** The upload of just this file for just this place. */
    match: (key: string, { name, size, lastModified }: DatabaseFileInfo) =>
      all().find(
        (one) => one.key === key && one.name === name && one.size === size && one.lastModified === lastModified
      ),
    keep: (one: Omit<StoredUpload, 'at'>) => write([...others(one.key), { ...one, at: now() }]),
    forget: (key: string) => write(others(key)),
  }
}

export type UploadStore = ReturnType<typeof uploadStore>
