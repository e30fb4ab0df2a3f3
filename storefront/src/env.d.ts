/// <reference types="astro/client" />

/** The routes of one domain (`build/api_client_routes.ts`). */
declare module 'virtual:routes/exams' {
  export const routes: import('./lib/http/client').Routes
}

declare namespace App {
  interface Locals {
    /** Public settings; empty texts if the API did not answer. */
    site: import('./lib/site/site').Site
  }
}
