import { readdirSync } from 'node:fs'

const features = readdirSync(new URL('./src/features', import.meta.url))

const upwards = {
  regex: String.raw`^\.\./`,
  message: 'another folder is written with ~/, so that the border between the two is seen.',
}

/**
 * Import boundaries of `src`: pages → features → layouts → components → lib. Oxlint reads these rules for scripts,
 * `src/borders.test.ts` for .astro files.
 */
export const borders = [
  {
    folder: 'lib',
    patterns: [upwards, { regex: '^~/(?!lib/)', message: 'lib is the ground floor: it imports lib and nothing else.' }],
  },
  {
    folder: 'components',
    patterns: [
      upwards,
      {
        regex: '^~/(?!lib/|components/)',
        message: 'components import lib only: what a feature knows comes in as a prop.',
      },
    ],
  },
  {
    folder: 'layouts',
    patterns: [
      upwards,
      {
        regex: '^~/(pages/|features/[^/]+/(?!shared/))',
        message: 'a layout takes of a feature only what stands in its shared/ folder.',
      },
    ],
  },
  ...features.map((feature) => ({
    folder: `features/${feature}`,
    patterns: [
      upwards,
      {
        regex: `^~/(pages/|features/(?!${feature}/)[^/]+/(?!shared/)(.+/)?(use)?[A-Z][^/]*$)`,
        caseSensitive: true,
        message:
          'another feature is entered through its functions and stores, or through its shared/ folder; its other components and hooks are its own.',
      },
    ],
  })),
]
