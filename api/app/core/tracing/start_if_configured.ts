/** Called before any other code of the product is loaded. */
export async function startTracingIfConfigured(service: 'api' | 'worker' | 'shop'): Promise<void> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { startTracing } = await import('./start_tracing.js')
  startTracing(service)
}
