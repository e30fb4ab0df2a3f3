import { PictureOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Progress, Upload } from 'antd'
import styles from './CoverField.module.css'
import { usePicture } from './usePicture'

/** A cover of 100:56 that is uploaded to the storage; the form stores its URL. */
export function CoverField(props: { id?: string; value?: string | null; onChange?: (url: string) => void }) {
  const { id, value, onChange } = props
  const { componentDisabled: disabled } = ConfigProvider.useConfig()
  const { percent, props: picture } = usePicture('image/cover', onChange)

  const hasButton = Boolean(value) && !disabled && percent === null

  return (
    <div id={id} className={styles.field} tabIndex={-1}>
      <Upload.Dragger
        {...picture}
        // The button inside is the one control; the area around it still takes clicks and files.
        hasControlInside={hasButton}
        disabled={disabled || percent !== null}
        className={styles.drop}
      >
        {value ? <img src={value} alt="课程封面" className={styles.image} /> : <Empty />}
        {percent !== null && <Progress className={styles.progress} percent={percent} size="small" />}
        {hasButton && (
          <Button size="small" className={styles.change}>
            更换封面
          </Button>
        )}
      </Upload.Dragger>
      <p className={styles.hint}>JPG 或 PNG，不超过 500 KB，宽高比 100:56，建议 1000 × 560 像素</p>
    </div>
  )
}

function Empty() {
  return (
    <div className={styles.empty}>
      <PictureOutlined />
      <span>点击或拖入图片</span>
    </div>
  )
}
