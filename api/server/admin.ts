import { inProject } from '../app/core/process/project_root.js'
import { builtFiles } from './built_files.js'
import { adminContentPolicy } from './content_policy.js'
import type { Handler } from './handler.js'

const built = inProject('backoffice/dist')

const policy = adminContentPolicy({ storage: process.env.CSP_STORAGE_HOSTS, video: process.env.CSP_VIDEO_HOSTS })

/** Every URL of the admin is the single-page app; signing in is a page of the storefront. */
export function adminHandler(): Handler {
  const files = builtFiles(built, '/assets/', {
    single: true,
    headersOf: () => ({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy }),
  })

  return (request, response) => {
    request.url = request.url!.replace(/^\/board(?=\/assets\/)/, '')
    return files(request, response, () => {
      response.writeHead(404).end()
    })
  }
}
