import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildTargets } from '../scripts/browsers/oldest.mjs'
import { olderStyles } from '../scripts/browsers/older_styles.mjs'
import { cacheAntdThemeHash } from './build/cacheAntdThemeHash.ts'
import { cacheAntdStyleWrites } from './build/cacheAntdStyleWrites.ts'
import { firstPaint } from './build/firstPaint.ts'
import { oldBrowserNotice } from './build/oldBrowserNotice.ts'

/**
 * English texts that the library does not localize. Each icon is labelled by its file name ("plus 新增讲师", read
 * aloud); next to text it is decorative, and a meaningful one has our `aria-label`.
 */
const english = [
  {
    file: '@ant-design/icons/es/components/AntdIcon.js',
    words: { '"aria-label": icon.name': '"aria-hidden": restProps["aria-label"] ? undefined : true' },
  },
  { file: 'antd/es/table/hooks/useSelection.js', words: { "'Select all'": "'全选'", "'Custom selection'": "'选择'" } },
  {
    file: 'antd/es/date-picker/generatePicker/generateRangePicker.js',
    words: { '"aria-label": "to"': '"aria-hidden": true' },
  },
  {
    file: 'antd/es/pagination/Pagination.js',
    words: {
      'prevIcon = /*#__PURE__*/React.createElement("button", {':
        'prevIcon = React.createElement("button", { "aria-label": "上一页",',
      'nextIcon = /*#__PURE__*/React.createElement("button", {':
        'nextIcon = React.createElement("button", { "aria-label": "下一页",',
    },
  },
  { file: 'rc-input/es/BaseInput.js', words: { 'type: "button",': 'type: "button", "aria-label": "清除",' } },
  { file: 'rc-input-number/es/StepHandler.js', words: { '"Increase Value"': '"增加"', '"Decrease Value"': '"减少"' } },
  { file: 'rc-segmented/es/index.js', words: { '"segmented control"': '"选项"' } },
]

const speaksChinese: Plugin = {
  name: 'speaks-chinese',
  apply: 'build',
  transform(code, id) {
    const found = english.find(({ file }) => id.endsWith(`/node_modules/${file}`))
    if (!found) return
    for (const [original, replacement] of Object.entries(found.words)) {
      if (!code.includes(original)) this.error(`${found.file} does not say ${original} any more`)
      code = code.replaceAll(original, replacement)
    }
    return { code, map: null }
  },
}

/** Imported by Refine for fields and an importer that no screen uses: 70 KB of the first load. */
const unused = /node_modules\/(react-markdown|remark-gfm|papaparse|sunflower-antd)\//

/** The public interface of a domain only re-exports: importing a path from it must not load its components. */
const publicModules = /src\/resources\/[^/]+\/public\.ts$/

/** Depends on chunks that its list has loaded: listing them again would cost every list a kilobyte. */
const rareChunks = /\/(OnDemand|MoveDialog)-/
const isStyle = (file: string) => file.endsWith('.css')

/**
 * Modules of nearly every screen are grouped into a few chunks; separate files would mean more requests and worse
 * compression. Each chunk depends on those before it and is evaluated on its own (`src/page-skeleton/loadAdmin.ts`):
 * all at once would block a phone for 250 ms.
 */
const groupOptions = { minShareCount: 74 }
const layers = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  { name: 'data', test: /node_modules\/(@tanstack|axios|qs)\// },
  { name: 'refine', test: /node_modules\/@refinedev\/(core|simple-rest)\// },
  { name: 'parts', test: /node_modules\/(@rc-component|rc-|@ant-design\/(cssinjs|fast))/, ...groupOptions },
  { name: 'antd', test: /node_modules\/(@ant-design|antd)/, ...groupOptions },
  { name: 'components', test: /src\/components/, ...groupOptions },
  {
    name: 'lists',
    test: /node_modules\/(@ant-design|antd|@rc-component|rc-)|src\/(components|lib)/,
    minShareCount: 38,
  },
  { name: 'entries', test: /src\/(resources|pages)/, tags: ['$initial'] },
]
const shares = layers.map((layer, at) => ({ ...layer, priority: layers.length - at }))

/**
 * The admin is served at /board/{admin,teacher,channel,auditor} of the one process. The development server uses the same origin: the proxy finds it on BACKOFFICE_PORT; API_URL (optional) lets it run alone.
 */
export default defineConfig({
  base: '/board/',
  plugins: [react(), speaksChinese, cacheAntdThemeHash, cacheAntdStyleWrites, firstPaint(), oldBrowserNotice],
  css: { postcss: { plugins: [olderStyles] } },
  build: {
    sourcemap: false,
    target: buildTargets,
    modulePreload: { resolveDependencies: (file, needed) => (rareChunks.test(file) ? needed.filter(isStyle) : needed) },
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1300,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [unused, publicModules].map((test) => ({ test, sideEffects: false })) },
      output: { codeSplitting: { groups: shares } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.BACKOFFICE_PORT ?? 5174),
    strictPort: true,
    proxy: process.env.API_URL
      ? Object.fromEntries(['/api', '/local', '/pictures', '/uploads'].map((at) => [at, process.env.API_URL!]))
      : undefined,
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    setupFiles: ['../scripts/isolate_test_files.mjs', 'src/tests/setup.ts'],
    testTimeout: 30_000,
    // Otherwise Node gives Refine another copy of the router than the tests.
    server: { deps: { inline: [/react-router/] } },
  },
} as Parameters<typeof defineConfig>[0])
