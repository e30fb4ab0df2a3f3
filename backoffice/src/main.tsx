import '@ant-design/v5-patch-for-react-19'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { createRouter } from './router'
import { removeSkeleton } from './page-skeleton/removeSkeleton'
import './styles.css'

dayjs.locale('zh-cn')

// Each in a task of its own, so that a phone can scroll between them.
const router = await inNextTask(createRouter)

// Who is led elsewhere, to a new password for example, sees the frame of another screen.
const first = router.state.location.pathname
router.subscribe(({ location }) => {
  if (location.pathname !== first) removeSkeleton()
})

await inNextTask(() => {
  const root = createRoot(document.getElementById('root')!)
  // React does in steps what it may do later.
  startTransition(() => root.render(<RouterProvider router={router} />))
})

function inNextTask<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(work())))
}
