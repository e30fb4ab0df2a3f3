import { App, Button } from 'antd'
import { useEffect } from 'react'
import { reportClientError } from '@zhuxue/api/report-error'
import { onUncaughtError } from '../lib/faults'

/** Shown once for an uncaught error. The page is not reloaded automatically, so that typed text stays. */
export function ErrorNotice() {
  const { message } = App.useApp()
  useEffect(
    () =>
      onUncaughtError((error) => {
        reportClientError('board', error)
        message.open({
          key: 'fault',
          type: 'error',
          duration: 0,
          content: (
            <>
              页面出了点问题，已填写的内容还在本页，请先复制没有提交的内容再刷新
              <Button type="link" size="small" onClick={() => window.location.reload()}>
                刷新
              </Button>
            </>
          ),
        })
      }),
    [message]
  )
  return null
}
