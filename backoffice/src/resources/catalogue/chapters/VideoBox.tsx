import { messages } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../kit/useCommand'
import { UploadProgress } from '../../../kit/video/UploadProgress'
import { uploads, useUpload } from '../../../kit/video/uploads'
import { secondsOf, videoTrouble } from '../../../kit/video/videoFile'
import { Box } from './Box'
import type { PanelProps } from './panel'
import { CloudVideoDialog } from './CloudVideoDialog'
import { uploadKey } from './useUploadsOfPage'
import { VideoInPlace } from './VideoInPlace'
import { VideoWanted } from './VideoWanted'

/** The video of a chapter: uploaded here, taken from the cloud, measured anew, taken away. */
export function VideoBox(props: PanelProps) {
  const { chapter, courseId, resource, calls, onChanged } = props
  const { courseChapterId: id } = chapter
  const { message } = App.useApp()
  const { run, busy } = useCommand(resource, { stale: 'list' })
  const [trouble, setTrouble] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const key = uploadKey(chapter)
  const upload = useUpload(key)

  const begin = (file: File) => {
    const wrong = videoTrouble(file)
    setTrouble(wrong)
    if (wrong) return
    uploads.start({
      key,
      file,
      courseId,
      title: file.name.replace(/\.mp4$/i, ''),
      done: async (videoId) => {
        await calls.setVideo(id, videoId, await secondsOf(file))
        message.success(messages.videoUpdated)
        await onChanged()
      },
    })
  }

  const take = async (videoId: string, duration: number) => {
    await run('take', () => calls.setVideo(id, videoId, duration), messages.videoUpdated)
    await onChanged()
    setChoosing(false)
  }

  const choose = resource === 'courses' ? () => setChoosing(true) : undefined

  return (
    <Box title="视频" trouble={trouble}>
      {upload ? (
        <UploadProgress upload={upload} />
      ) : chapter.hasVideo ? (
        <VideoInPlace {...props} onFile={begin} onChoose={choose} />
      ) : (
        <VideoWanted uploadKey={key} onFile={begin} onChoose={choose} />
      )}
      {choosing && (
        <CloudVideoDialog busy={busy === 'take'} onTake={take} onClose={() => setChoosing(false)} />
      )}
    </Box>
  )
}
