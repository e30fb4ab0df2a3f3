import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** After the first view: `lib/site/paintedDirective.ts`. */
    'client:painted'?: boolean
  }
}
