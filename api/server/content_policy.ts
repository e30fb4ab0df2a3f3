export interface OutsideHosts {
  storage?: string
  video?: string
}

/** antd writes styles into the page, hence the one relaxation (docs/decisions). */
export function adminContentPolicy({ storage = '', video = '' }: OutsideHosts): string {
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', storage],
    'media-src': ["'self'", 'blob:', video],
    'font-src': ["'self'"],
    'connect-src': ["'self'", storage, video],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(sources)
    .map(([directive, from]) => [directive, ...from.filter(Boolean)].join(' '))
    .join('; ')
}
