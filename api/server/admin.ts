import { inProject } from '../app/core/process/project_root.js'
import { builtFiles } from './built_files.js'
import { adminContentPolicy } from './content_policy.js'
import type { Handler } from './handler.js'

const built = inProject('backoffice/dist')

const policy = adminContentPolicy({ storage: process.env.CSP_STORAGE_HOSTS, video: process.env.CSP_VIDEO_HOSTS })

/** Sign-in is a separate page; every other URL of the admin is the single-page app. */
export function adminHandler(): Handler {
  const files = builtFiles(built, '/assets/', {
    single: true,
    headersOf: () => ({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }),
  })

  return (request, response) => {
    request.url = request.url!.replace(/^\/board(?=\/assets\/)/, '').replace(/^\/admin-login\/?(?=\?|$)/, '/login.html')
    return files(request, response, () => {
      response.writeHead(404).end()
    })
  }
}
