import { createBrowserRouter } from 'react-router'
import { App } from './App'
import { Guard } from './pages/Guard'
import { Landing } from './pages/Landing'
import { Login } from './pages/Login'
import { MustEnrol } from './pages/secondFactor/MustEnrol'
import { MustChangePassword } from './pages/MustChangePassword'
import { NotFound } from './pages/NotFound'
import { Shell } from './pages/Shell'
import { ErrorScreen } from './pages/ErrorScreen'
import { resources } from './resources'

const screens = resources.flatMap(({ resource, screens }) =>
  screens.map(({ path, action, element }) => ({
    path,
    element: (
      <Guard resource={resource.identifier ?? resource.name} action={action}>
        {element}
      </Guard>
    ),
  }))
)

export const router = createBrowserRouter([
  {
    element: <App />,
    errorElement: <ErrorScreen />,
    children: [
      { path: '/admin-login', element: <Login /> },
      { path: '/board/:userType/new-password', element: <MustChangePassword /> },
      { path: '/board/:userType/second-factor', element: <MustEnrol /> },
      {
        element: <Shell />,
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
