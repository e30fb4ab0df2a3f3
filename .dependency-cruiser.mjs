import { partRules } from './scripts/part_rules.mjs'

/**
 * The import boundaries, checked by `npm test` (step `import boundaries`) and described in docs/architecture.md. The comment of
 * each rule says what to do instead. Types count as imports.
 */

/** A domain may import the domains before it, and driver contracts. */
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
  'organisations',
  'commerce',
  'invoices',
  'comments',
  'statistics',
  'partners',
  'transfer',
]

const domainOrder = domains
  .slice(0, -1)
  .map((domain, at) => ({
    name: `${domain}-imports-left`,
    severity: 'error',
    comment: `${domain} comes before it: move the code to the later domain, or the shared data to the earlier one.`,
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
        'The demo academy is plain data and its seeder: api/start/demo.ts passes in the functions of the product.',
      from: { path: '^database/demo/' },
      to: { path: '^(api|storefront|backoffice|tools)/|^database/(?!demo/)' },
    },
    {
      name: 'schema-knows-no-demo',
      severity: 'error',
      comment: 'The schema is the same for every academy: code for the demo belongs into database/demo.',
      from: { path: '^database/(?!demo/)' },
      to: { path: '^database/demo/' },
    },
    {
      name: 'controllers-are-loaded-late',
      severity: 'error',
      comment: 'Reference a controller by import(), so that the server does not load all of them at boot.',
      from: { path: '^api/(app|start)/', pathNot: '_controller\\.ts$' },
      to: { path: '_controller\\.ts$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'drivers-know-no-business',
      severity: 'error',
      comment: 'A driver only knows its vendor: pass in plain values.',
      from: { path: '^api/drivers/' },
      to: { path: '^api/app/(?!core/)' },
    },
    {
      name: 'terms-are-plain',
      severity: 'error',
      comment:
        'Both front ends bundle constants: they import other constants, roles and plain rules, never the framework.',
      from: { path: '^api/app/.*/terms\\.ts$' },
      to: { pathNot: '^api/app/(.*/(terms|messages|course_type)|core/(roles|shared_rules|characters))\\.ts$' },
    },
    {
      name: 'fronts-import-exports',
      severity: 'error',
      comment: 'A front end imports the api through the exports of api/package.json.',
      // The test compares the URL parameters that pages read with the server's cache key.
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
      comment: 'lib is the lowest layer of the storefront: move what it needs from a feature into lib.',
      from: { path: '^storefront/src/lib/' },
      to: { path: '^storefront/src/(features|components|layouts|pages)/' },
    },
    {
      name: 'components-know-no-domain',
      severity: 'error',
      comment: 'Components are independent of domains: move it into the feature, or pass the data in as props.',
      from: { path: '^storefront/src/components/' },
      to: { path: '^storefront/src/(features|layouts|pages)/' },
    },
    {
      name: 'components-import-no-resource',
      severity: 'error',
      comment: 'Shared components must not import resources: pass the data in as props.',
      from: { path: '^backoffice/src/(components|lib)/' },
      to: { path: '^backoffice/src/(resources|pages)/' },
    },
    {
      name: 'resources-by-public-face',
      severity: 'error',
      comment:
        'A domain of the admin imports another only through its public.ts: export it there, or move it into components.',
      from: { path: '^backoffice/src/resources/([^/]+)/' },
      to: { path: '^backoffice/src/resources/[^/]+/', pathNot: '^backoffice/src/resources/($1/|[^/]+/public\\.tsx?$)' },
    },
    {
      name: 'found',
      severity: 'error',
      comment: 'This import cannot be resolved.',
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
