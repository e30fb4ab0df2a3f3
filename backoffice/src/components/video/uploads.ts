import { useSyncExternalStore } from 'react'
import { uploadStore } from './storedUploads'
import { sendVideo } from './sendVideo'
import { cancelUpload } from './uploadGrant'
import { UploadQueue } from './uploadQueue'
import { setUploadsMoving } from './uploadsMoving'
import { localStore } from '../../lib/storage'

export const storedUploads = uploadStore(localStore)

export const uploads = new UploadQueue({ send: sendVideo, cancel: cancelUpload, memory: storedUploads })
setUploadsMoving(() => uploads.isMoving())

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.uploads)

export const useUpload = (key: string) =>
  useSyncExternalStore(uploads.subscribe, () => uploads.uploads().find((one) => one.key === key))
