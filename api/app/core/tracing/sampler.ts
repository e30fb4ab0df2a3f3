import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'

type Environment = Record<string, string | undefined>

/**
 * `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`, as OpenTelemetry defines them. Defaults to every trace.
 * @throws for an unknown name, because a typo would go unnoticed
 */
export function samplerOf(env: Environment): Sampler {
  const { OTEL_TRACES_SAMPLER: name = 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: arg } = env
  const [, parentBased, kind] = /^(parentbased_)?(.*)$/.exec(name)!
  const root = rootOf(kind, arg)
  if (!root) throw new Error(`OTEL_TRACES_SAMPLER is "${name}", which is no sampler`)
  return parentBased ? new ParentBasedSampler({ root }) : root
}

function rootOf(kind: string, arg = '1'): Sampler | undefined {
  if (kind === 'always_on') return new AlwaysOnSampler()
  if (kind === 'always_off') return new AlwaysOffSampler()
  const ratio = Number(arg)
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new Error(`OTEL_TRACES_SAMPLER_ARG is "${arg}", which is no share between 0 and 1`)
  }
  return kind === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : undefined
}
