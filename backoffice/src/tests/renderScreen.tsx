import { Refine, type DataProvider } from '@refinedev/core'
import { cleanup, render } from '@testing-library/react'
import { App } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { queryDefaults } from '../providers/queries'
import { routerProvider } from '../providers/router'

/** Renders screens at their paths as the admin does: in Refine, with the real router and lazily loaded code. */
export function renderRoutes(options: {
  at: string
  screens: Record<string, ReactNode>
  dataProvider?: Partial<DataProvider>
}) {
  const { at, screens, dataProvider } = options
  window.history.replaceState(null, '', at)
  const root = (
    <App>
      <Refine
        routerProvider={routerProvider}
        dataProvider={dataProvider as DataProvider}
        options={{
          disableTelemetry: true,
          reactQuery: { clientConfig: { defaultOptions: { queries: queryDefaults } } },
        }}
      >
        <Outlet />
      </Refine>
    </App>
  )
  const children = Object.entries(screens).map(([path, screen]) => ({ path, element: <Suspense>{screen}</Suspense> }))
  const router = createBrowserRouter([{ element: root, children }])
  render(<RouterProvider router={router} />)
  onTestFinished(() => {
    cleanup()
    router.dispose()
  })
  return router
}

export const currentUrl = () => window.location.pathname + window.location.search
