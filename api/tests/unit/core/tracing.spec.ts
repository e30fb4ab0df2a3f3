import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { samplerOf } from '#core/tracing/sampler'
import { withoutValues } from '#core/tracing/trace_statements'

test.group('Tracing', () => {
  test('quoted values are removed from a statement', ({ assert }) => {
    assert.equal(
      withoutValues("select * from users where name = 'O''Brien \\' x' and id = ?"),
      'select * from users where name = ? and id = ?'
    )
    assert.lengthOf(withoutValues(`select ${'a'.repeat(9_000)}`), 2_000)
  })

  test('sampling follows the OpenTelemetry settings')
    .with([
      [undefined, undefined, /^ParentBased\{root=AlwaysOnSampler/],
      ['always_off', undefined, /^AlwaysOffSampler/],
      ['traceidratio', '0.25', /^TraceIdRatioBased\{0\.25\}/],
      ['parentbased_traceidratio', '0.1', /^ParentBased\{root=TraceIdRatioBased\{0\.1\}/],
    ] as const)
    .run(({ assert }, [name, arg, expected]) => {
      const env = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: arg }
      assert.match(String(samplerOf(env)), expected)
    })

  test('an unknown sampler is rejected', ({ assert }) => {
    assert.throws(() => samplerOf({ OTEL_TRACES_SAMPLER: 'sometimes' }), /no sampler/)
    const env = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '25' }
    assert.throws(() => samplerOf(env), /between 0 and 1/)
  })

  test('OpenTelemetry is not loaded without an endpoint', ({ assert }) => {
    const script = `
      const { registerHooks } = await import('node:module')
      let loaded = 0
      registerHooks({ load(url, context, next) { if (url.includes('/@opentelemetry/')) loaded++; return next(url, context) } })
      const { startTracingIfConfigured } = await import('./app/core/tracing/start_if_configured.ts')
      await startTracingIfConfigured('api')
      console.log('files: ' + loaded)`
    const run = (settings: Record<string, string>) =>
      execFileSync(process.execPath, ['--import=./tests/cached_typescript.js', '--input-type=module', '-e', script], {
        cwd: fileURLToPath(new URL('../../../', import.meta.url)),
        encoding: 'utf8',
        env: { ...process.env, ...settings },
      })
    assert.include(run({}), 'files: 0')
    assert.notInclude(run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }), 'files: 0')
  })
})
