import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { copyText } from '@zhuxue/api/copy-text'
import { Alert, App, Button } from 'antd'
import styles from './SecondFactor.module.css'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { message } = App.useApp()
  const text = codes.join('\n')

  const copy = async () => {
    if (await copyText(text)) message.success('恢复码已复制')
    else message.error('复制失败，请手工抄写')
  }

  const download = () => {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href: url, download: '筑学恢复码.txt' }).click()
    URL.revokeObjectURL(url)
  }

  return (
    <>
      <Alert
        type="warning"
        showIcon
        message="恢复码只显示这一次"
        description="手机丢失时，每个恢复码可以代替动态验证码使用一次。请保存在安全的地方；以前的恢复码已经作废。"
      />
      <ul className={styles.codes} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          复制全部
        </Button>
        <Button icon={<DownloadOutlined />} onClick={download}>
          下载
        </Button>
      </div>
    </>
  )
}
