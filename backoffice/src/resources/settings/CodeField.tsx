import { QrcodeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { PictureButton } from '../../components/fields/PictureButton'
import styles from './params.module.css'

/** A square QR code picture; the form stores its URL. */
export function CodeField(props: {
  id?: string
  alt: string
  value?: string | null
  onChange?: (url: string) => void
}) {
  const { id, alt, value, onChange } = props
  return (
    <div id={id} className={styles.code} tabIndex={-1}>
      {value ? <img src={value} alt={alt} width={140} height={140} /> : <QrcodeOutlined className={styles.noCode} />}
      <PictureButton
        category="image/param"
        label={value ? '更换图片' : '上传图片'}
        name={`更换${alt}`}
        onDone={onChange}
      />
      {value && (
        <Button type="text" aria-label={`移除${alt}`} onClick={() => onChange?.('')}>
          移除图片
        </Button>
      )}
    </div>
  )
}
