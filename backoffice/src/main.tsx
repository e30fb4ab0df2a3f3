import '@ant-design/v5-patch-for-react-19'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { router } from './router'
import { removeFrame } from './start/removeFrame'
import './styles.css'

dayjs.locale('zh-cn')

// Who is led elsewhere, to a new password for example, sees the frame of another screen.
const first = router.state.location.pathname
router.subscribe(({ location }) => {
  if (location.pathname !== first) removeFrame()
})

// In a task of its own, and so that React does it in steps, between which a phone can scroll.
setTimeout(() => {
  const root = createRoot(document.getElementById('root')!)
  startTransition(() => root.render(<RouterProvider router={router} />))
})
