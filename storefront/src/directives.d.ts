import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** After the first view: `lib/site/afterPaintDirective.ts`. */
    'client:painted'?: boolean
  }
}
