import { useEffect } from 'react'
import { useLeaveGuard } from '../../../../components/dialog/unsavedChangesBlockers'
import { uploads, useUploads } from '../../../../components/video/uploads'

export function usePauseUploadsOnLeave() {
  const moving = useUploads().some(({ phase }) => phase !== 'paused' && phase !== 'failed')
  useLeaveGuard(moving ? '视频正在上传，离开后上传会暂停，回来可以继续。确定要离开吗？' : null)
  useEffect(() => () => uploads.pauseAll(), [])
}

export const uploadKey = ({ courseChapterId }: { courseChapterId: number }) => `chapter:${courseChapterId}`
