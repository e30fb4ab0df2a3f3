import type { UploadCategory } from '@zhuxue/api/terms/media'
import { Button, Upload } from 'antd'
import { usePicture } from './usePicture'

export function PictureButton(props: {
  category: UploadCategory
  label: string
  /** Accessible name, where the label alone does not identify the picture. */
  name?: string
  onDone?: (url: string) => void
}) {
  const { category, label, name, onDone } = props
  const picture = usePicture(category, onDone)
  return (
    <Upload {...picture.props}>
      <Button loading={picture.percent !== null} aria-label={name}>
        {label}
      </Button>
    </Upload>
  )
}
