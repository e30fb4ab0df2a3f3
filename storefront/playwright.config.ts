import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

/**
 * Chosen once and passed to the workers, which load this file again; outside the ports of `scripts/free_port.mjs`,
 * below those of outgoing connections.
 */
const port = (process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000)))
process.env.E2E_FOLDER ??= join(tmpdir(), `zhuxue-e2e-${port}`)
/** A running product, as of `npm run tools -- deployment`. */
const running = process.env.E2E_URL
const baseURL = running ?? `http://localhost:${port}`

/** Debian's Chromium as root; its own background connections are blocked anyway. */
const launchOptions = {
  // Without a UTF-8 locale, as in a plain container, Chromium names a file with a Chinese name `download`.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--mute-audio', '--disable-gpu'],
}

export default defineConfig({
  testDir: './e2e',
  workers: 1,
  // Far above any duration, so that a slow machine does not fail the tests.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    launchOptions,
    locale: 'zh-CN',
    // `page.route` does not see responses of a service worker; only flows/offline allows workers.
    serviceWorkers: 'block',
    // flows/board/dialogs.spec.ts tests animations; other tests run without them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Tracing every test costs a fifth of their time: request it with `--trace retain-on-failure`.
    trace: 'off',
  },
  snapshotPathTemplate: join(process.env.VISUAL_FOLDER ?? '.', '{arg}{ext}'),
  projects: ['flows', 'page_checks', 'oldest', 'webkit', 'task_effort', 'interactions', 'visual'].map((name) => ({
    name,
    testDir: `./e2e/${name}`,
    // Page checks are independent, so `--shard` may also divide a file.
    fullyParallel: name === 'page_checks',
    use: { ...devices['Desktop Chrome'], launchOptions, viewport: { width: 1440, height: 900 } },
  })),
  webServer: running
    ? undefined
    : {
        command: `"${process.execPath}" e2e/product.mjs`,
        url: `${baseURL}/health/ready`,
        env: { PORT: port, PUBLIC_URL: baseURL, RATE_LIMITS: 'off' },
        timeout: 240_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        stdout: 'ignore',
        stderr: 'pipe',
      },
})
