import '@ant-design/v5-patch-for-react-19'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { router } from './router'
import './styles.css'

dayjs.locale('zh-cn')

createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
