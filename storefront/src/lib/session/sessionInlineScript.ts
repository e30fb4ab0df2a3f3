import { sessionKey } from './sessionKey'

/**
 * Runs in the head of every page, before the first paint: pages are the same for everybody, and whether 登录 or a name
 * stands in the header is in this browser only. `applySessionToDom` says the same once the island has run.
 */
export const sessionInlineScript = `try{const s=JSON.parse(localStorage.getItem('${sessionKey}'));if(s.token&&s.userName){const h=document.documentElement;h.dataset.session=s.roles.includes('user')?'learner':'staff';h.style.setProperty('--user-name',JSON.stringify(s.userName))}}catch{}`
