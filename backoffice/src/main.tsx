import '@ant-design/v5-patch-for-react-19'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { reloadAfterChangeInOtherTabs } from './providers/otherTabs'
import { createRouter } from './router'
import { removeSkeleton } from './page-skeleton/removeSkeleton'
import './styles.css'

dayjs.locale('zh-cn')

reloadAfterChangeInOtherTabs()

// Each in its own task, so that a phone can scroll in between.
const router = await inNextTask(createRouter)

// A redirect, for example to the new password, shows the skeleton of another screen.
const first = router.state.location.pathname
router.subscribe(({ location }) => {
  if (location.pathname !== first) removeSkeleton()
})

await inNextTask(() => {
  const root = createRoot(document.getElementById('root')!)
  // Lets React render in interruptible steps.
  startTransition(() => root.render(<RouterProvider router={router} />))
})

function inNextTask<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(work())))
}
