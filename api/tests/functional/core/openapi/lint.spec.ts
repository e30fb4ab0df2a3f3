import { test } from '@japa/runner'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

const documents = [
  // Its paths are fixed by the specification: `/courses/hot/{id}` beside `/courses/{id}/copy`.
  { address: '/api/openapi.json', rules: { 'no-ambiguous-paths': 'off' } },
  { address: '/api/v1/openapi.json', rules: {} },
] as const

test.group('Linters of the OpenAPI documents', () => {
  test('{address} is clean in redocly')
    .with([...documents])
    .run(async ({ client, assert }, { address, rules }) => {
      // Tests run on localhost; an operator sets PUBLIC_URL.
      const config = await createConfig({
        extends: ['recommended-strict'],
        rules: { ...rules, 'no-server-example.com': 'off' },
      })
      const source = (await client.get(address)).text()
      const problems = await lintFromString({ source, config, absoluteRef: address })

      assert.deepEqual(
        problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0].pointer} ${message}`),
        []
      )
    })

  test('{address} is clean in spectral')
    .with([...documents])
    .run(async ({ client, assert }, { address }) => {
      const linter = new spectral.Spectral()
      // `array-items` does not know `prefixItems` of OpenAPI 3.1.
      linter.setRuleset({
        extends: [[rulesets.oas as RulesetDefinition, 'recommended']],
        rules: { 'array-items': 'off' },
      })
      const results = await linter.run((await client.get(address)).text())

      assert.deepEqual(
        results.map(({ code, path, message }) => `${code} ${path.join('/')} ${message}`),
        []
      )
    })
})
