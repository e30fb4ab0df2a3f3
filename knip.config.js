/** Unused files, exports, types and dependencies: the step `unused` of `npm test`. */
export default {
  /** Types of parameters and results of exported functions may be exported. */
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      // Started by path, from package.json or by each other.
      entry: ['scripts/*.{mjs,cjs}', 'scripts/browsers/types.mjs'],
      // Without the type declarations of .mjs files, which TypeScript finds by name.
      project: ['scripts/**/*.{ts,mjs,cjs}', '!**/*.d.mts'],
      ignoreDependencies: [
        // Pinned: a dependency of the check of storefront pages (astro2tsx).
        '@emnapi/runtime',
        // Started by the path of their command in scripts/testing/steps.mjs, or loaded by name.
        '@playwright/test',
        'dependency-cruiser',
        '@sparticuz/chromium',
        // Loaded by name when npm start runs in development.
        'pino-pretty',
        'swagger-ui-dist',
        'youch',
      ],
    },
    'api': {
      // Loaded by the framework through adonisrc.ts, folder or name.
      entry: [
        'ace.js',
        '{bin,commands,config,start}/*.{ts,js}',
        'app/core/schema_rules.ts',
        'tests/bootstrap.ts',
        // Loads the TypeScript of the tests and of their child processes.
        'tests/cached_typescript.js',
        'tests/**/*.spec.ts',
        // A process of its own, started by picture_memory.spec.ts.
        'tests/drivers/storage/measure_pictures.ts',
      ],
      project: ['**/*.{ts,js}'],
      // Compiled with a generated client, by generated_clients.spec.ts.
      ignore: ['tests/clients/*.ts'],
      // Loaded by name by knex and the framework.
      ignoreDependencies: ['better-sqlite3', 'hot-hook'],
    },
    'database': {
      entry: ['migrations/*.ts', 'demo/**/*.mjs'],
      project: ['**/*.{ts,mjs}'],
      ignoreDependencies: ['better-sqlite3', 'mysql2', '@expo-google-fonts/noto-sans-sc'],
    },
    'storefront': {
      // Referenced by path in the configurations of Playwright and Astro.
      entry: ['e2e/**/*.spec.ts', 'e2e/product.mjs', 'src/lib/http/notFoundRoute.ts', 'worker/{main,unregister}.ts'],
    },
    'tools': {
      // Started by path, from index.mjs or by each other.
      entry: [
        '*.mjs',
        '*/main.{ts,mjs}',
        'bench/baseline.mjs',
        'load/scene.ts',
        'deployment/load.ts',
        'visual/fixed_start.mjs',
      ],
      project: ['**/*.{ts,mjs}'],
      // Used in a flag of node.
      ignoreDependencies: ['@poppinss/ts-exec'],
    },
    'backoffice': { entry: ['src/page-skeleton/main.ts'] },
  },
  // E2e tests use the libraries of the workspace they test.
  exclude: ['unlisted'],
}
