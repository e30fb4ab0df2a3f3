import { messages } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { UploadProgress } from '../../../../components/video/UploadProgress'
import { uploads, useUpload } from '../../../../components/video/uploads'
import { secondsOf, videoFileError } from '../../../../components/video/videoFile'
import { PanelSection } from './PanelSection'
import type { PanelProps } from './panel'
import { CloudVideoDialog } from './CloudVideoDialog'
import { uploadKey } from './usePauseUploadsOnLeave'
import { CurrentVideo } from './CurrentVideo'
import { VideoUpload } from './VideoUpload'

export function VideoSection(props: PanelProps) {
  const { chapter, courseId, resource, calls, onChanged } = props
  const { courseChapterId: id } = chapter
  const { message } = App.useApp()
  const { run, busy } = useApiMutation(resource, { stale: 'list' })
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [choosing, setChoosing] = useState(false)
  const key = uploadKey(chapter)
  const upload = useUpload(key)

  const begin = (file: File) => {
    const wrong = videoFileError(file)
    setErrorMessage(wrong)
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
    <PanelSection title="视频" errorMessage={errorMessage}>
      {upload ? (
        <UploadProgress upload={upload} />
      ) : chapter.hasVideo ? (
        <CurrentVideo {...props} onFile={begin} onChoose={choose} />
      ) : (
        <VideoUpload uploadKey={key} onFile={begin} onChoose={choose} />
      )}
      {choosing && <CloudVideoDialog busy={busy === 'take'} onTake={take} onClose={() => setChoosing(false)} />}
    </PanelSection>
  )
}
