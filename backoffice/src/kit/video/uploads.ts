import { useSyncExternalStore } from 'react'
import { remembering } from './remembered'
import { sendVideo } from './sendVideo'
import { UploadQueue } from './uploadQueue'

export const memory = remembering(localStorage)

/** The uploads of this page. */
export const uploads = new UploadQueue({ send: sendVideo, memory })

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.uploads)

/** The one upload for this place, if there is any. */
export const useUpload = (key: string) =>
  useSyncExternalStore(uploads.subscribe, () => uploads.uploads().find((one) => one.key === key))
