import type { OssCheckpoint } from './aliyunCloud'

export interface StoredUpload {
  /** The owner of the video, such as a chapter. */
  key: string
  name: string
  size: number
  lastModified: number
  videoId: string
  /** Bytes received so far. */
  sent: number
  /** The file is complete, but not yet set on the chapter. */
  uploaded?: boolean
  checkpoint?: OssCheckpoint
  /** Unix milliseconds. */
  at: number
}

type Store = Pick<Storage, 'getItem' | 'setItem'>
type DatabaseFileInfo = Pick<File, 'name' | 'size' | 'lastModified'>

const place = 'zhuxue.video-uploads'
const findCachedForSession = 7 * 24 * 3600_000

/** Uploads that survive a reload. Without storage they cannot be resumed. */
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
      // Storage may be full or blocked: the upload itself continues.
    }
  }
  const others = (key: string) => all().filter((one) => one.key !== key)

  return {
    of: (key: string) => all().find((one) => one.key === key),
    /** The stored upload of the same file for the same owner. */
    match: (key: string, { name, size, lastModified }: DatabaseFileInfo) =>
      all().find(
        (one) => one.key === key && one.name === name && one.size === size && one.lastModified === lastModified
      ),
    keep: (one: Omit<StoredUpload, 'at'>) => write([...others(one.key), { ...one, at: now() }]),
    forget: (key: string) => write(others(key)),
  }
}

export type UploadStore = ReturnType<typeof uploadStore>
