import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { afterPaintIslands } from './build/after_paint_islands.ts'
import { offlineWorker } from './build/offline_worker.ts'
import { domainRoutes, storefrontRoutes } from './build/api_client_routes.ts'
import { serverBundle } from './build/server_bundle.ts'
import { headScript } from './src/lib/session/headScript'
import { requireLoginScript } from './src/lib/session/requireLoginScript'
import { markFirstPaintPending } from './src/lib/site/firstPaintMarker'
import { speculationRules } from './src/lib/speculationRules'
import { buildTargets } from '../scripts/browsers/oldest.mjs'
import { olderStyles } from '../scripts/browsers/older_styles.mjs'

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3333}`

const ui = String.raw`components/(dialog/lazyDialog|ui/(Icon|icons|EmptyState|RequireLogin|ButtonWithReason|loading/(lazyScreen|Skeleton))\.tsx?$)`
const lib =
  'lib/(currentAddress|session/(session|sessionKey|useSession)|offline|history/bfcacheRestore|toasts|paths|useStore|formatClock|parseId|http/(errors|connection|reportFailure|loadApi|useFetch))'
/** Mounted around the content of every page, after the first paint. */
const frame =
  'components/(dialog/Dialog|ui/CountBadge)|lib/(format\\.|quantity|products|session/(applySessionToDom|logOut))|features/cart/(visitor|cartStore|shared/CartCount)'
/** Small files compress badly, and each is a request: without groups home loads 55 files instead of 26, with only the first three 34. */
const shares = [
  // The script of every page runs these; it imports the rest on demand.
  {
    name: 'early',
    test: /rolldown[\\/]runtime|vite[\\/]preload-helper|storefront\/src\/(lib\/(storage\.|session\/sessionKey|offline\/(registerWorker|clearOfflineCache|names)|site\/(watchErrors|prefetch|loadStyles|phoneViewport)\.)|api\/app\/core\/browser\/page_storage|components\/search\/attachSuggestions)/,
    priority: 2,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 2 },
  // A separate chunk, because a group includes the imports of its modules, and few pages need these messages.
  { name: 'catalogue_messages', test: /api\/app\/catalogue\/messages/ },
  {
    name: 'base',
    test: new RegExp(`node_modules/nanostores/|api/app/core/browser/connection_error|storefront/src/(${lib}|${ui})`),
    priority: 1,
  },
  { name: 'frame', test: new RegExp(`storefront/src/(${frame})`) },
  // Otherwise part of `question`, which most forms do not need.
  { name: 'characters', test: /api\/app\/core\/characters|lib\/forms\/characterLimit/, priority: 2 },
  { name: 'client', test: /storefront\/src\/lib\/http\/(send|client)\.ts/, priority: 1 },
  { name: 'rich_text', test: /storefront\/src\/components\/rich-text\/RichText/, priority: 1 },
  {
    name: 'question',
    test: /api\/app\/exams\/(questions|attempts\/open)\/terms|storefront\/src\/features\/exams\/(question\/(Choices|question|QuestionView)|attempt\/sheet\/sheet)\./,
    priority: 1,
  },
  {
    name: 'forms',
    test: /storefront\/src\/(components\/(ui\/Field|dialog\/FormDialog)\.tsx|lib\/(forms\/use(Form|SyncedInput)|session\/draftOwner)\.)/,
  },
  // The attempt screen of a paper (docs/performance.md), without what is loaded later.
  {
    name: 'attempt',
    test: /virtual:routes\/exams|storefront\/src\/features\/exams\/(api|useStart|PaperPage|PaperScreen|attempt\/(?!lazyBundle|listenToKeys|keys\.|Notes|revealKeys|sheet\/SheetDialog))/,
  },
  { name: 'hours', test: /storefront\/src\/lib\/hours|api\/app\/settings\/hours\/terms/ },
  {
    name: 'public_pages',
    test: /api\/app\/catalogue\/(listing\/|chapters\/)?terms|storefront\/src\/(lib\/courseTypes|components\/ui\/Picture|features\/(learning\/shared\/(ownedStore|showOwnedBadges)|accounts\/legal\/openTexts))/,
  },
]

/** Inline scripts in the head of pages. */
const inlineScripts = [headScript, requireLoginScript, markFirstPaintPending, speculationRules].map(
  (text) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const
)

/** Shorter than the default, because every page contains its styles. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0]!)
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 1024 * 1024 }),
  integrations: [
    react(),
    // Without it React is loaded before the first image, and the LCP of home is 2.0 s instead of 1.1 s.
    afterPaintIslands(),
    // Makes pages readable offline.
    offlineWorker(),
    // One file starts faster and takes less memory than hundreds.
    serverBundle(),
  ],
  session: false,
  // The API resizes images; Astro's endpoint would serve any size to anyone.
  image: { endpoint: { route: '/_image', entrypoint: './src/lib/http/notFoundRoute.ts' } },
  devToolbar: { enabled: false },
  cache: { provider: { name: 'headers', entrypoint: new URL('./src/cache/headers.ts', import.meta.url) } },
  // Scripts are files of this origin; styles and Astro's inline code are allowed by hash. Hosts of object storage and
  // video come from the environment, see src/middleware.ts.
  security: {
    checkOrigin: true,
    csp: {
      algorithm: 'SHA-256',
      scriptDirective: { hashes: inlineScripts },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ],
    },
  },
  // Saves one round trip before the first paint; a page uses less than 15 KB of styles (docs/performance.md).
  build: { inlineStylesheets: 'always' },
  vite: {
    css: { postcss: { plugins: [olderStyles] }, modules: { generateScopedName: scopedName } },
    // The storefront calls a quarter of the API's routes, and an exam paper only those of exams.
    plugins: [storefrontRoutes(), domainRoutes()],
    // The server build inlines styles into pages.
    build: { sourcemap: false, cssTarget: buildTargets },
    environments: {
      client: { build: { target: buildTargets, rolldownOptions: { output: { codeSplitting: { groups: shares } } } } },
    },
    server: { proxy: { '/api': api, '/local': api, '/pictures': api, '/uploads': api, '/.well-known': api } },
  },
})
