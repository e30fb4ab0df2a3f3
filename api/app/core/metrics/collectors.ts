import { monitorEventLoopDelay } from 'node:perf_hooks'
import { eventLoopDelay, processMemory, processSeconds, registry } from './metrics.js'

const readers: (() => void | Promise<void>)[] = [readProcess]

/** `read` sets gauges on each request of the metrics. */
export function onMetricsScrape(read: () => void | Promise<void>): void {
  readers.push(read)
}

let running: Promise<string> | undefined

/** Simultaneous requests share one read. */
export function metricsText(): Promise<string> {
  running ??= readAll().finally(() => (running = undefined))
  return running
}

export const metricsType = registry.contentType

async function readAll(): Promise<string> {
  for (const read of readers) await read()
  return registry.metrics()
}

const resolutionMs = 20
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
let lastCpu = 0

/** The event loop is sampled only after the first request. */
function readProcess(): void {
  processMemory.set(process.memoryUsage.rss())
  const { user, system } = process.cpuUsage()
  const cpu = (user + system) / 1e6
  processSeconds.inc(cpu - lastCpu)
  lastCpu = cpu
  for (const quantile of [50, 99, 100]) {
    const nanoseconds = delay.count ? delay.percentile(quantile) : 0
    const late = Math.max(0, nanoseconds / 1e9 - resolutionMs / 1e3)
    eventLoopDelay.set({ quantile: String(quantile / 100) }, late)
  }
  delay.reset()
  delay.enable()
}
