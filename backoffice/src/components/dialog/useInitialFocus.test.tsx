// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderRoutes } from '../../tests/renderScreen'
import { Dialog } from './Dialog'
import { SideDrawer } from './SideDrawer'

/** Without motion there is no transition end to wait for. */
const theme = { token: { motion: false } }

const draw = (drawn: ReactNode) =>
  renderRoutes({
    at: '/',
    screens: { '/': <ConfigProvider theme={theme}>{drawn}</ConfigProvider> },
    dataProvider: {} as never,
  })

const expectFocus = (words: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(words))

test('a dialog focuses its first field', async () => {
  draw(
    <Dialog title="发货">
      <button>复制地址</button>
      <input aria-label="快递单号" />
    </Dialog>
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('快递单号')))
})

test('a dialog without fields focuses its primary button', async () => {
  draw(
    <Dialog title="批量发布的结果" okText="知道了">
      全部发布成功。
    </Dialog>
  )
  await expectFocus('知道了')
})

test('a read-only dialog focuses its heading', async () => {
  draw(
    <Dialog title="停留位置" footer={null}>
      共 3 人。
    </Dialog>
  )
  await expectFocus('停留位置')
})

function Loading() {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <Dialog title="退款" footer={<button onClick={() => setLoaded(true)}>收到订单</button>}>
      {isLoaded && <input aria-label="退款原因" />}
    </Dialog>
  )
}

test('a field that loads later takes the focus from the heading', async () => {
  draw(<Loading />)
  await expectFocus('退款')
  fireEvent.click(screen.getByRole('button', { name: '收到订单' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('退款原因')))
})

test('a field that loads later does not steal a moved focus', async () => {
  draw(<Loading />)
  await expectFocus('退款')
  const next = screen.getByRole('button', { name: '收到订单' })
  next.focus()
  fireEvent.click(next)
  await screen.findByLabelText('退款原因')
  expect(document.activeElement).toBe(next)
})

test('a read-only drawer focuses its heading', async () => {
  draw(
    <SideDrawer title="订单详情">
      <input aria-label="备注" />
    </SideDrawer>
  )
  await expectFocus('订单详情')
})

test('a drawer with a form focuses its first field', async () => {
  draw(
    <SideDrawer isForm title="新增章节">
      <input aria-label="章节标题" />
    </SideDrawer>
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('章节标题')))
})

function LastRow() {
  const [rows, setRows] = useState(['甲'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>同义词</h1>
      {rows.map((row) => (
        <button key={row} onClick={() => setOpen(true)}>
          删除 {row}
        </button>
      ))}
      {isOpen && (
        <Dialog
          title="删除"
          okText="好"
          onOk={() => {
            setRows([])
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

test('the page heading gets the focus when the opener is gone', async () => {
  draw(<LastRow />)
  const opener = await screen.findByRole('button', { name: '删除 甲' })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(await screen.findByRole('button', { name: '好' }))
  await expectFocus('同义词')
})
