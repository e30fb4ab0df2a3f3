import { createBrowserRouter } from 'react-router'
import { App } from './App'
import { Guard } from './pages/Guard'
import { Landing } from './pages/Landing'
import { learnerPages } from './pages/learnerPages'
import { OtherDocument } from './pages/OtherDocument'
import { NotFound } from './pages/NotFound'
import { AppShell } from './pages/Shell'
import { ErrorScreen } from './pages/ErrorScreen'
import { resources } from './resources'

const screens = resources.flatMap(({ resource, screens }) =>
  screens.map(({ path, action, element, own }) => ({
    path,
    element: (
      <Guard resource={resource.identifier ?? resource.name} action={action} own={own}>
        {element}
      </Guard>
    ),
  }))
)

/** Rarely used, so their code is loaded on demand. */
const mustEnrol = () => import('./pages/secondFactor/MustEnrol').then(({ MustEnrol }) => ({ Component: MustEnrol }))
const mustChangePassword = () =>
  import('./pages/MustChangePassword').then(({ MustChangePassword }) => ({ Component: MustChangePassword }))

/** Created on demand: matching a hundred routes is its own task on a phone. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <App />,
      errorElement: <ErrorScreen />,
      children: [
        { path: '/', element: <OtherDocument /> },
        { path: '/admin-login', element: <OtherDocument /> },
        ...learnerPages,
        { path: '/board/:userType/new-password', lazy: mustChangePassword },
        { path: '/board/:userType/second-factor', lazy: mustEnrol },
        {
          element: <AppShell />,
          children: [
            {
              errorElement: <ErrorScreen />,
              children: [
                ...screens,
                { path: '/board/:userType', element: <Landing /> },
                { path: '*', element: <NotFound /> },
              ],
            },
          ],
        },
      ],
    },
  ])
