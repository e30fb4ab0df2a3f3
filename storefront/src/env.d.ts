/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Public system parameters; empty texts when the api did not answer. */
    site: import('./lib/site/site').Site
  }
}
