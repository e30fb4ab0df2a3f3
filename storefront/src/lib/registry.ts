import { registry as generated } from '@zhuxue/api/registry'
import type { Chapter } from './wire'

const chapters = {
  methods: ['GET', 'HEAD'],
  pattern: '/api/public/courses/:id/published-chapters',
  tokens: [
    { old: '/api/public/courses/:id/published-chapters', type: 0, val: 'api', end: '' },
    { old: '/api/public/courses/:id/published-chapters', type: 0, val: 'public', end: '' },
    { old: '/api/public/courses/:id/published-chapters', type: 0, val: 'courses', end: '' },
    { old: '/api/public/courses/:id/published-chapters', type: 1, val: 'id', end: '' },
    { old: '/api/public/courses/:id/published-chapters', type: 0, val: 'published-chapters', end: '' },
  ],
  types: {} as any as {
    body: {}
    paramsTuple: [number]
    params: { id: number }
    query: {}
    response: { chapters: Chapter[] }
  },
} as const

export const registry = {
  routes: { ...generated.routes, 'catalogue.published_chapters.index': chapters as any },
  $tree: {} as Omit<(typeof generated)['$tree'], 'catalogue'> & {
    catalogue: (typeof generated)['$tree']['catalogue'] & {
      publishedChapters: { index: any }
    }
  },
}
