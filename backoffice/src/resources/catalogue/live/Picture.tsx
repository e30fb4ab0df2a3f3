import { Tag } from 'antd'
import { useEffect, useState } from 'react'
import { isReceiving } from './calls'
import styles from './Live.module.css'

const checkEveryMs = 5_000

/** Whether the stream of the encoder arrives, checked before a lesson starts. */
export function Picture({ courseId }: { courseId: number }) {
  const [receiving, setReceiving] = useState<boolean | null | undefined>(undefined)

  useEffect(() => {
    let isGone = false
    const look = () =>
      isReceiving(courseId).then(
        (now) => isGone || setReceiving(now),
        () => isGone || setReceiving(null)
      )
    void look()
    const looking = setInterval(() => void look(), checkEveryMs)
    return () => {
      isGone = true
      clearInterval(looking)
    }
  }, [courseId])

  return (
    <div className={styles.row} role="status">
      <span className={styles.label}>直播画面</span>
      <span>
        {receiving && <Tag color="success">正在接收</Tag>}
        {receiving === false && <Tag>没有收到画面</Tag>}
        {receiving === null && <Tag color="warning">暂时无法得知</Tag>}
      </span>
      {receiving === false && (
        <span className={styles.hint}>把推流地址填入推流软件并开始推流，再把状态改为“直播中”</span>
      )}
    </div>
  )
}
