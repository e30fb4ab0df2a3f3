import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { domainRoutes, storefrontRoutes } from './build/api_client_routes.ts'

export default defineConfig({
  plugins: [storefrontRoutes(), domainRoutes()],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  // Far above any duration: loading the linter takes six seconds next to other work.
  test: {
    include: ['{src,build,worker}/**/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    setupFiles: '../scripts/isolate_test_files.mjs',
  },
})
