import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint: `lib/site/afterPaintDirective.ts`. */
    'client:painted'?: boolean
  }
}
