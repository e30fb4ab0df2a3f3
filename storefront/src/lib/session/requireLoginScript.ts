/**
 * Runs in the head of pages that need a login, after `sessionInlineScript`: redirects a user without a session to the
 * login page and back before anything is painted. An island that loses its session later does this itself
 * (`RequireLogin`).
 */
export const requireLoginScript =
  "if(!document.documentElement.dataset.session)location.replace('/login/'+encodeURIComponent(location.pathname+location.search+location.hash))"
