import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { createHash } from 'node:crypto'
import { afterPaintIslands } from './build/after_paint_islands.ts'
import { offlineWorker } from './build/offline_worker.ts'
import { domainRoutes, shopRoutes } from './build/api_client_routes.ts'
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
  'lib/(here|session/(session|sessionKey|useSession)|offline|history/bfcacheRestore|toasts|paths|useStore|formatClock|parseId|http/(errors|connection|reportFailure|loadApi|useFetch))'
/** Around the content of every page, after the first view. */
const frame =
  'components/(dialog/Dialog|ui/CountBadge)|lib/(format\\.|quantity|products|session/(applySessionToDom|logOut))|features/cart/(visitor|cartStore|shared/CartCount)'
/** Small files compress badly, and each is a request: without groups home loads 55 files instead of 26, with only the first three 34. */
const shares = [
  // What the script of every page runs; all else it imports itself.
  {
    name: 'early',
    test: /rolldown[\\/]runtime|vite[\\/]preload-helper|storefront\/src\/(lib\/(storage\.|session\/sessionKey|offline\/(registerWorker|clearOfflineCache|names)|site\/(watchFaults|prefetch|loadStyles|phoneViewport)\.)|api\/app\/core\/page_storage|components\/search\/attachSuggestions)/,
    priority: 2,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 2 },
  // Apart, because a group takes what its modules import, and few pages need these sentences.
  { name: 'catalogue_messages', test: /api\/app\/catalogue\/messages/ },
  {
    name: 'base',
    test: new RegExp(`node_modules/nanostores/|api/app/core/browser/connection_error|storefront/src/(${lib}|${ui})`),
    priority: 1,
  },
  { name: 'frame', test: new RegExp(`storefront/src/(${frame})`) },
  { name: 'client', test: /storefront\/src\/lib\/http\/(send|client)\.ts/, priority: 1 },
  { name: 'rich_text', test: /storefront\/src\/components\/rich-text\/RichText/, priority: 1 },
  {
    name: 'question',
    test: /api\/app\/exams\/(questions|attempts\/open)\/terms|storefront\/src\/features\/exams\/(question\/(Choices|question|QuestionView)|attempt\/sheet\/sheet)\./,
    priority: 1,
  },
  {
    name: 'forms',
    test: /storefront\/src\/(components\/(ui\/Field|dialog\/FormDialog)\.tsx|lib\/(forms\/use(Form|Following)|session\/draftOwner)\.)/,
  },
  // A paper that is sat (docs/performance.md): without what is asked for later.
  {
    name: 'sitting',
    test: /virtual:routes\/exams|storefront\/src\/features\/exams\/(api|useStart|PaperPage|PaperScreen|attempt\/(?!later|listenToKeys|keys\.|Notes|revealKeys|sheet\/SheetDialog))/,
  },
  {
    name: 'public_pages',
    test: /api\/app\/catalogue\/(listing\/|chapters\/)?terms|storefront\/src\/(lib\/courseTypes|components\/ui\/Picture|features\/(learning\/shared\/(ownedStore|showOwnedBadges)|accounts\/legal\/openTexts))/,
  },
]

/** What stands in the head of pages as a script. */
const inlineScripts = [headScript, requireLoginScript, markFirstPaintPending, speculationRules].map(
  (text) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const
)

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 1024 * 1024 }),
  integrations: [
    react(),
    // Without it React comes before the first picture, and the largest paint of home takes 2.0 s instead of 1.1.
    afterPaintIslands(),
    // Pages can be read without a network.
    offlineWorker(),
    // One file starts faster and takes less memory than hundreds.
    serverBundle(),
  ],
  session: false,
  // Pictures are drawn by the API; the framework's own endpoint would draw any size for anybody.
  image: { endpoint: { route: '/_image', entrypoint: './src/lib/http/notFoundRoute.ts' } },
  devToolbar: { enabled: false },
  cache: { provider: { name: 'headers', entrypoint: new URL('./src/cache/headers.ts', import.meta.url) } },
  // Scripts are files of this origin; styles, and what Astro must inline, are allowed by their hashes.
  // Hosts of object storage and video come from the environment, see src/middleware.ts.
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
  // One wait less before the first paint; what a page uses is less than 15 KB (docs/performance.md).
  build: { inlineStylesheets: 'always' },
  vite: {
    css: { postcss: { plugins: [olderStyles] } },
    // The shop calls a quarter of the API's routes, and a paper those of exams alone.
    plugins: [shopRoutes(), domainRoutes()],
    // Styles are written into pages by the server's build.
    build: { sourcemap: false, cssTarget: buildTargets },
    environments: {
      client: { build: { target: buildTargets, rolldownOptions: { output: { codeSplitting: { groups: shares } } } } },
    },
    server: { proxy: { '/api': api, '/local': api, '/pictures': api, '/uploads': api, '/.well-known': api } },
  },
})
