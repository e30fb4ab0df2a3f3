import { useEffect, useState } from 'react'
import { storageRefused } from '~/lib/session/requireStorage'
import { isStorageRefused } from '~/lib/storage'
import { onFault } from '~/lib/site/faults'
import { LineNotice } from './LineNotice'
import styles from './PageNotices.module.css'

/** What stays said while it holds, of the page as a whole. */
export function PageNotices() {
  return (
    <div className={styles.place} role="status">
      <FaultNotice />
      <StorageNotice />
      <LineNotice />
    </div>
  )
}

function StorageNotice() {
  const [isRefused, setRefused] = useState(false)
  useEffect(() => setRefused(isStorageRefused()), [])
  return isRefused && <p className={styles.notice}>{storageRefused}</p>
}

/** The page is not loaded anew by itself: what was typed stays. */
function FaultNotice() {
  const [isFaulty, setFaulty] = useState(false)
  useEffect(() => onFault(() => setFaulty(true)), [])
  if (!isFaulty) return null
  return (
    <p className={styles.notice}>
      页面出了点问题，已填写的内容还在本页，请先复制没有提交的内容再刷新
      <button type="button" className="link" onClick={() => window.location.reload()}>
        刷新
      </button>
    </p>
  )
}
