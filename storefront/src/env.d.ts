/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Public system parameters; empty texts when the api did not answer. */
    site: import('./lib/site/site').Site
    /** Of the built shop; in development there is none. */
    preloads?: import('./lib/site/preloads').Imports
  }
}
