import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { domainRoutes } from './build/shop_routes.ts'

export default defineConfig({
  plugins: [domainRoutes()],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Far above what anything takes: loading the linter takes six seconds beside other work.
  test: {
    include: ['{src,build,worker}/**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    setupFiles: '../scripts/fresh_test_file.mjs',
  },
})
