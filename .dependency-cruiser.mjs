import { partRules } from './scripts/part_rules.mjs'

/**
 * The borders of the house, held by `npm test` (step `borders`) and described in docs/architecture.md. Each rule
 * says in its comment what to do instead. Types count as imports.
 */

/** A domain imports those to its left, `core`, and driver contracts. */
const domains = [
  'core',
  'settings',
  'media',
  'accounts',
  'messages',
  'exports',
  'channels',
  'catalogue',
  'certificates',
  'learning',
  'exams',
  'commerce',
  'invoices',
  'comments',
  'statistics',
]

const domainOrder = domains
  .slice(0, -1)
  .map((domain, at) => ({
    name: `${domain}-imports-left`,
    severity: 'error',
    comment: `${domain} stands left of it: move the code right, or the fact left.`,
    from: { path: `^api/app/${domain}/` },
    to: { path: `^api/app/(${domains.slice(at + 1).join('|')})/` },
  }))

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files import each other in a circle: move what both need (often a type) into a file below them.',
      from: {},
      to: { circular: true },
    },
    ...domainOrder,
    ...partRules(),
    {
      name: 'demo-stands-alone',
      severity: 'error',
      comment:
        'The demo academy is plain data and its seeder: what it needs of the product is lent by api/start/demo.ts.',
      from: { path: '^database/demo/' },
      to: { path: '^(api|storefront|backoffice|tools)/|^database/(?!demo/)' },
    },
    {
      name: 'schema-knows-no-demo',
      severity: 'error',
      comment: 'The schema holds for every academy: what only the demo needs belongs into database/demo.',
      from: { path: '^database/(?!demo/)' },
      to: { path: '^database/demo/' },
    },
    {
      name: 'controllers-are-loaded-late',
      severity: 'error',
      comment: 'A controller is named by its import(), so that a start does not load all of them.',
      from: { path: '^api/(app|start)/', pathNot: '_controller\\.ts$' },
      to: { path: '_controller\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'drivers-know-no-business',
      severity: 'error',
      comment: 'A driver knows its vendor and nothing of the business: give it plain values.',
      from: { path: '^api/drivers/' },
      to: { path: '^api/app/(?!core/)' },
    },
    {
      name: 'terms-are-plain',
      severity: 'error',
      comment: 'Both fronts bundle terms: they import other terms, roles and plain rules, never the framework.',
      from: { path: '^api/app/.*/terms\\.ts$' },
      to: { pathNot: '^api/app/(.*/(terms|messages|course_type)|core/(roles|shared_rules))\\.ts$' },
    },
    {
      name: 'fronts-import-exports',
      severity: 'error',
      comment: 'A front reads the api through the exports of api/package.json.',
      // The test compares what pages read of an address with the server's cache key.
      from: { path: '^(storefront|backoffice)/src/', pathNot: '/pageKeys\\.test\\.ts$' },
      to: {
        path: '^(api|database|tools)/',
        pathNot: '^api/(tests/fixtures/|data/routes\\.csv$)',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'lib-below-features',
      severity: 'error',
      comment: 'lib is the ground floor of the shop: what it needs of a feature belongs into lib.',
      from: { path: '^storefront/src/lib/' },
      to: { path: '^storefront/src/(features|components|layouts|pages)/' },
    },
    {
      name: 'components-know-no-domain',
      severity: 'error',
      comment: 'A component knows no domain: move it into the feature, or pass in what it shows.',
      from: { path: '^storefront/src/components/' },
      to: { path: '^storefront/src/(features|layouts|pages)/' },
    },
    {
      name: 'components-import-no-resource',
      severity: 'error',
      comment: 'Shared components import no resource: pass in what they show.',
      from: { path: '^backoffice/src/(components|lib)/' },
      to: { path: '^backoffice/src/(resources|pages)/' },
    },
    {
      name: 'resources-by-public-face',
      severity: 'error',
      comment:
        'A domain of the back office imports another through its public.ts only: export it there, or move it into components.',
      from: { path: '^backoffice/src/resources/([^/]+)/' },
      to: { path: '^backoffice/src/resources/[^/]+/', pathNot: '^backoffice/src/resources/($1/|[^/]+/public\\.tsx?$)' },
    },
    {
      name: 'found',
      severity: 'error',
      comment: 'This import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual|node):' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)node_modules/', '/dist/', '/\\.adonisjs/', '\\.module\\.css$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
    webpackConfig: { fileName: 'scripts/depcruise_resolver.cjs' },
  },
}
