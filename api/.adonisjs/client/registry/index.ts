/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health.live']['types'],
  },
  'health.ready': {
    methods: ["GET","HEAD"],
    pattern: '/health/ready',
    tokens: [{"old":"/health/ready","type":0,"val":"health","end":""},{"old":"/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health.ready']['types'],
  },
  'settings.params.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/params',
    tokens: [{"old":"/api/public/params","type":0,"val":"api","end":""},{"old":"/api/public/params","type":0,"val":"public","end":""},{"old":"/api/public/params","type":0,"val":"params","end":""}],
    types: placeholder as Registry['settings.params.index']['types'],
  },
  'settings.auth_type.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/auth-type',
    tokens: [{"old":"/api/public/auth-type","type":0,"val":"api","end":""},{"old":"/api/public/auth-type","type":0,"val":"public","end":""},{"old":"/api/public/auth-type","type":0,"val":"auth-type","end":""}],
    types: placeholder as Registry['settings.auth_type.show']['types'],
  },
  'media.upload_signatures.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/files/oss-sign',
    tokens: [{"old":"/api/files/oss-sign","type":0,"val":"api","end":""},{"old":"/api/files/oss-sign","type":0,"val":"files","end":""},{"old":"/api/files/oss-sign","type":0,"val":"oss-sign","end":""}],
    types: placeholder as Registry['media.upload_signatures.show']['types'],
  },
  'media.local.store': {
    methods: ["POST"],
    pattern: '/uploads',
    tokens: [{"old":"/uploads","type":0,"val":"uploads","end":""}],
    types: placeholder as Registry['media.local.store']['types'],
  },
  'media.local.show': {
    methods: ["GET","HEAD"],
    pattern: '/uploads/*',
    tokens: [{"old":"/uploads/*","type":0,"val":"uploads","end":""},{"old":"/uploads/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['media.local.show']['types'],
  },
  'accounts.sessions.store': {
    methods: ["POST"],
    pattern: '/api/security/login',
    tokens: [{"old":"/api/security/login","type":0,"val":"api","end":""},{"old":"/api/security/login","type":0,"val":"security","end":""},{"old":"/api/security/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['accounts.sessions.store']['types'],
  },
  'accounts.sessions.destroy': {
    methods: ["POST"],
    pattern: '/api/security/logout',
    tokens: [{"old":"/api/security/logout","type":0,"val":"api","end":""},{"old":"/api/security/logout","type":0,"val":"security","end":""},{"old":"/api/security/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['accounts.sessions.destroy']['types'],
  },
  'accounts.registrations.store': {
    methods: ["POST"],
    pattern: '/api/security/register',
    tokens: [{"old":"/api/security/register","type":0,"val":"api","end":""},{"old":"/api/security/register","type":0,"val":"security","end":""},{"old":"/api/security/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['accounts.registrations.store']['types'],
  },
  'accounts.passwords.store': {
    methods: ["POST"],
    pattern: '/api/security/reset-password',
    tokens: [{"old":"/api/security/reset-password","type":0,"val":"api","end":""},{"old":"/api/security/reset-password","type":0,"val":"security","end":""},{"old":"/api/security/reset-password","type":0,"val":"reset-password","end":""}],
    types: placeholder as Registry['accounts.passwords.store']['types'],
  },
  'accounts.sms_codes.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/user/verify-code',
    tokens: [{"old":"/api/public/user/verify-code","type":0,"val":"api","end":""},{"old":"/api/public/user/verify-code","type":0,"val":"public","end":""},{"old":"/api/public/user/verify-code","type":0,"val":"user","end":""},{"old":"/api/public/user/verify-code","type":0,"val":"verify-code","end":""}],
    types: placeholder as Registry['accounts.sms_codes.show']['types'],
  },
  'accounts.regions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/area',
    tokens: [{"old":"/api/public/area","type":0,"val":"api","end":""},{"old":"/api/public/area","type":0,"val":"public","end":""},{"old":"/api/public/area","type":0,"val":"area","end":""}],
    types: placeholder as Registry['accounts.regions.index']['types'],
  },
  'accounts.profiles.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/profile',
    tokens: [{"old":"/api/user/profile","type":0,"val":"api","end":""},{"old":"/api/user/profile","type":0,"val":"user","end":""},{"old":"/api/user/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['accounts.profiles.show']['types'],
  },
  'accounts.profiles.store': {
    methods: ["POST"],
    pattern: '/api/user/profile',
    tokens: [{"old":"/api/user/profile","type":0,"val":"api","end":""},{"old":"/api/user/profile","type":0,"val":"user","end":""},{"old":"/api/user/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['accounts.profiles.store']['types'],
  },
  'accounts.own_sessions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/sessions',
    tokens: [{"old":"/api/user/sessions","type":0,"val":"api","end":""},{"old":"/api/user/sessions","type":0,"val":"user","end":""},{"old":"/api/user/sessions","type":0,"val":"sessions","end":""}],
    types: placeholder as Registry['accounts.own_sessions.index']['types'],
  },
  'accounts.own_sessions.destroy': {
    methods: ["DELETE"],
    pattern: '/api/user/sessions/:id',
    tokens: [{"old":"/api/user/sessions/:id","type":0,"val":"api","end":""},{"old":"/api/user/sessions/:id","type":0,"val":"user","end":""},{"old":"/api/user/sessions/:id","type":0,"val":"sessions","end":""},{"old":"/api/user/sessions/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['accounts.own_sessions.destroy']['types'],
  },
  'accounts.face_checks.store': {
    methods: ["POST"],
    pattern: '/api/user/face-verify/init-certify',
    tokens: [{"old":"/api/user/face-verify/init-certify","type":0,"val":"api","end":""},{"old":"/api/user/face-verify/init-certify","type":0,"val":"user","end":""},{"old":"/api/user/face-verify/init-certify","type":0,"val":"face-verify","end":""},{"old":"/api/user/face-verify/init-certify","type":0,"val":"init-certify","end":""}],
    types: placeholder as Registry['accounts.face_checks.store']['types'],
  },
  'accounts.face_checks.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/face-verify/is-verify-passed',
    tokens: [{"old":"/api/user/face-verify/is-verify-passed","type":0,"val":"api","end":""},{"old":"/api/user/face-verify/is-verify-passed","type":0,"val":"user","end":""},{"old":"/api/user/face-verify/is-verify-passed","type":0,"val":"face-verify","end":""},{"old":"/api/user/face-verify/is-verify-passed","type":0,"val":"is-verify-passed","end":""}],
    types: placeholder as Registry['accounts.face_checks.show']['types'],
  },
  'accounts.face_results.store': {
    methods: ["POST"],
    pattern: '/api/user/verify-face-result',
    tokens: [{"old":"/api/user/verify-face-result","type":0,"val":"api","end":""},{"old":"/api/user/verify-face-result","type":0,"val":"user","end":""},{"old":"/api/user/verify-face-result","type":0,"val":"verify-face-result","end":""}],
    types: placeholder as Registry['accounts.face_results.store']['types'],
  },
  'accounts.addresses.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/addresses',
    tokens: [{"old":"/api/user/addresses","type":0,"val":"api","end":""},{"old":"/api/user/addresses","type":0,"val":"user","end":""},{"old":"/api/user/addresses","type":0,"val":"addresses","end":""}],
    types: placeholder as Registry['accounts.addresses.index']['types'],
  },
  'accounts.addresses.store': {
    methods: ["POST"],
    pattern: '/api/user/addresses',
    tokens: [{"old":"/api/user/addresses","type":0,"val":"api","end":""},{"old":"/api/user/addresses","type":0,"val":"user","end":""},{"old":"/api/user/addresses","type":0,"val":"addresses","end":""}],
    types: placeholder as Registry['accounts.addresses.store']['types'],
  },
  'accounts.addresses.destroy': {
    methods: ["DELETE"],
    pattern: '/api/user/addresses/:id',
    tokens: [{"old":"/api/user/addresses/:id","type":0,"val":"api","end":""},{"old":"/api/user/addresses/:id","type":0,"val":"user","end":""},{"old":"/api/user/addresses/:id","type":0,"val":"addresses","end":""},{"old":"/api/user/addresses/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['accounts.addresses.destroy']['types'],
  },
  'accounts.addresses.default.store': {
    methods: ["POST"],
    pattern: '/api/user/addresses/:id/set-default',
    tokens: [{"old":"/api/user/addresses/:id/set-default","type":0,"val":"api","end":""},{"old":"/api/user/addresses/:id/set-default","type":0,"val":"user","end":""},{"old":"/api/user/addresses/:id/set-default","type":0,"val":"addresses","end":""},{"old":"/api/user/addresses/:id/set-default","type":1,"val":"id","end":""},{"old":"/api/user/addresses/:id/set-default","type":0,"val":"set-default","end":""}],
    types: placeholder as Registry['accounts.addresses.default.store']['types'],
  },
  'accounts.local.people': {
    methods: ["GET","HEAD"],
    pattern: '/local/people',
    tokens: [{"old":"/local/people","type":0,"val":"local","end":""},{"old":"/local/people","type":0,"val":"people","end":""}],
    types: placeholder as Registry['accounts.local.people']['types'],
  },
  'accounts.local.sms': {
    methods: ["GET","HEAD"],
    pattern: '/local/sms',
    tokens: [{"old":"/local/sms","type":0,"val":"local","end":""},{"old":"/local/sms","type":0,"val":"sms","end":""}],
    types: placeholder as Registry['accounts.local.sms']['types'],
  },
  'accounts.local.faces.show': {
    methods: ["GET","HEAD"],
    pattern: '/local/face/:certifyId',
    tokens: [{"old":"/local/face/:certifyId","type":0,"val":"local","end":""},{"old":"/local/face/:certifyId","type":0,"val":"face","end":""},{"old":"/local/face/:certifyId","type":1,"val":"certifyId","end":""}],
    types: placeholder as Registry['accounts.local.faces.show']['types'],
  },
  'accounts.local.faces.store': {
    methods: ["POST"],
    pattern: '/local/face/:certifyId',
    tokens: [{"old":"/local/face/:certifyId","type":0,"val":"local","end":""},{"old":"/local/face/:certifyId","type":0,"val":"face","end":""},{"old":"/local/face/:certifyId","type":1,"val":"certifyId","end":""}],
    types: placeholder as Registry['accounts.local.faces.store']['types'],
  },
  'channels.exclusive_codes.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/discount/:exclusiveCode',
    tokens: [{"old":"/api/user/discount/:exclusiveCode","type":0,"val":"api","end":""},{"old":"/api/user/discount/:exclusiveCode","type":0,"val":"user","end":""},{"old":"/api/user/discount/:exclusiveCode","type":0,"val":"discount","end":""},{"old":"/api/user/discount/:exclusiveCode","type":1,"val":"exclusiveCode","end":""}],
    types: placeholder as Registry['channels.exclusive_codes.show']['types'],
  },
  'channels.staff.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/users',
    tokens: [{"old":"/api/admin/users","type":0,"val":"api","end":""},{"old":"/api/admin/users","type":0,"val":"admin","end":""},{"old":"/api/admin/users","type":0,"val":"users","end":""}],
    types: placeholder as Registry['channels.staff.index']['types'],
  },
  'catalogue.admin.chapters.positions.store': {
    methods: ["POST"],
    pattern: '/api/admin/courses/adjust-chapter-order',
    tokens: [{"old":"/api/admin/courses/adjust-chapter-order","type":0,"val":"api","end":""},{"old":"/api/admin/courses/adjust-chapter-order","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/adjust-chapter-order","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/adjust-chapter-order","type":0,"val":"adjust-chapter-order","end":""}],
    types: placeholder as Registry['catalogue.admin.chapters.positions.store']['types'],
  },
  'catalogue.admin.chapters.store': {
    methods: ["POST"],
    pattern: '/api/admin/courses/:id/chapters',
    tokens: [{"old":"/api/admin/courses/:id/chapters","type":0,"val":"api","end":""},{"old":"/api/admin/courses/:id/chapters","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/:id/chapters","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/:id/chapters","type":1,"val":"id","end":""},{"old":"/api/admin/courses/:id/chapters","type":0,"val":"chapters","end":""}],
    types: placeholder as Registry['catalogue.admin.chapters.store']['types'],
  },
  'catalogue.admin.chapters.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/courses/:id/chapters',
    tokens: [{"old":"/api/admin/courses/:id/chapters","type":0,"val":"api","end":""},{"old":"/api/admin/courses/:id/chapters","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/:id/chapters","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/:id/chapters","type":1,"val":"id","end":""},{"old":"/api/admin/courses/:id/chapters","type":0,"val":"chapters","end":""}],
    types: placeholder as Registry['catalogue.admin.chapters.index']['types'],
  },
  'catalogue.admin.chapters.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/admin/courses/:id/chapters/:chapterId',
    tokens: [{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"api","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":1,"val":"id","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"chapters","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":1,"val":"chapterId","end":""}],
    types: placeholder as Registry['catalogue.admin.chapters.show']['types'],
  },
  'catalogue.admin.chapters.update': {
    methods: ["POST"],
    pattern: '/api/admin/courses/:id/chapters/:chapterId',
    tokens: [{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"api","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":1,"val":"id","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"chapters","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":1,"val":"chapterId","end":""}],
    types: placeholder as Registry['catalogue.admin.chapters.update']['types'],
  },
  'catalogue.admin.chapters.destroy': {
    methods: ["DELETE"],
    pattern: '/api/admin/courses/:id/chapters/:chapterId',
    tokens: [{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"api","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":1,"val":"id","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":0,"val":"chapters","end":""},{"old":"/api/admin/courses/:id/chapters/:chapterId","type":1,"val":"chapterId","end":""}],
    types: placeholder as Registry['catalogue.admin.chapters.destroy']['types'],
  },
  'catalogue.courses.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/courses',
    tokens: [{"old":"/api/public/courses","type":0,"val":"api","end":""},{"old":"/api/public/courses","type":0,"val":"public","end":""},{"old":"/api/public/courses","type":0,"val":"courses","end":""}],
    types: placeholder as Registry['catalogue.courses.index']['types'],
  },
  'catalogue.courses.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/courses/:id',
    tokens: [{"old":"/api/public/courses/:id","type":0,"val":"api","end":""},{"old":"/api/public/courses/:id","type":0,"val":"public","end":""},{"old":"/api/public/courses/:id","type":0,"val":"courses","end":""},{"old":"/api/public/courses/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.courses.show']['types'],
  },
  'catalogue.admin.courses.store': {
    methods: ["POST"],
    pattern: '/api/admin/courses',
    tokens: [{"old":"/api/admin/courses","type":0,"val":"api","end":""},{"old":"/api/admin/courses","type":0,"val":"admin","end":""},{"old":"/api/admin/courses","type":0,"val":"courses","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.store']['types'],
  },
  'catalogue.admin.courses.destroy': {
    methods: ["DELETE"],
    pattern: '/api/admin/courses/:id',
    tokens: [{"old":"/api/admin/courses/:id","type":0,"val":"api","end":""},{"old":"/api/admin/courses/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/:id","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.destroy']['types'],
  },
  'catalogue.admin.courses.publications.store': {
    methods: ["POST"],
    pattern: '/api/admin/courses/publish/:id',
    tokens: [{"old":"/api/admin/courses/publish/:id","type":0,"val":"api","end":""},{"old":"/api/admin/courses/publish/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/publish/:id","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/publish/:id","type":0,"val":"publish","end":""},{"old":"/api/admin/courses/publish/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.publications.store']['types'],
  },
  'catalogue.admin.courses.publications.destroy': {
    methods: ["POST"],
    pattern: '/api/admin/courses/unpublish/:id',
    tokens: [{"old":"/api/admin/courses/unpublish/:id","type":0,"val":"api","end":""},{"old":"/api/admin/courses/unpublish/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/unpublish/:id","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/unpublish/:id","type":0,"val":"unpublish","end":""},{"old":"/api/admin/courses/unpublish/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.publications.destroy']['types'],
  },
  'catalogue.admin.courses.spotlights.store': {
    methods: ["POST"],
    pattern: '/api/admin/courses/hot/:id',
    tokens: [{"old":"/api/admin/courses/hot/:id","type":0,"val":"api","end":""},{"old":"/api/admin/courses/hot/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/hot/:id","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/hot/:id","type":0,"val":"hot","end":""},{"old":"/api/admin/courses/hot/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.spotlights.store']['types'],
  },
  'catalogue.admin.courses.spotlights.destroy': {
    methods: ["POST"],
    pattern: '/api/admin/courses/unhot/:id',
    tokens: [{"old":"/api/admin/courses/unhot/:id","type":0,"val":"api","end":""},{"old":"/api/admin/courses/unhot/:id","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/unhot/:id","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/unhot/:id","type":0,"val":"unhot","end":""},{"old":"/api/admin/courses/unhot/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.spotlights.destroy']['types'],
  },
  'catalogue.admin.courses.copies.store': {
    methods: ["POST"],
    pattern: '/api/admin/courses/:id/copy',
    tokens: [{"old":"/api/admin/courses/:id/copy","type":0,"val":"api","end":""},{"old":"/api/admin/courses/:id/copy","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/:id/copy","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/:id/copy","type":1,"val":"id","end":""},{"old":"/api/admin/courses/:id/copy","type":0,"val":"copy","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.copies.store']['types'],
  },
  'catalogue.admin.courses.positions.store': {
    methods: ["POST"],
    pattern: '/api/admin/courses/adjust-order',
    tokens: [{"old":"/api/admin/courses/adjust-order","type":0,"val":"api","end":""},{"old":"/api/admin/courses/adjust-order","type":0,"val":"admin","end":""},{"old":"/api/admin/courses/adjust-order","type":0,"val":"courses","end":""},{"old":"/api/admin/courses/adjust-order","type":0,"val":"adjust-order","end":""}],
    types: placeholder as Registry['catalogue.admin.courses.positions.store']['types'],
  },
  'catalogue.teacher.courses.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/teacher/courses',
    tokens: [{"old":"/api/teacher/courses","type":0,"val":"api","end":""},{"old":"/api/teacher/courses","type":0,"val":"teacher","end":""},{"old":"/api/teacher/courses","type":0,"val":"courses","end":""}],
    types: placeholder as Registry['catalogue.teacher.courses.index']['types'],
  },
  'catalogue.teacher.courses.submissions.store': {
    methods: ["POST"],
    pattern: '/api/teacher/courses/submit-for-audit/:id',
    tokens: [{"old":"/api/teacher/courses/submit-for-audit/:id","type":0,"val":"api","end":""},{"old":"/api/teacher/courses/submit-for-audit/:id","type":0,"val":"teacher","end":""},{"old":"/api/teacher/courses/submit-for-audit/:id","type":0,"val":"courses","end":""},{"old":"/api/teacher/courses/submit-for-audit/:id","type":0,"val":"submit-for-audit","end":""},{"old":"/api/teacher/courses/submit-for-audit/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.teacher.courses.submissions.store']['types'],
  },
  'catalogue.teacher.courses.submissions.destroy': {
    methods: ["POST"],
    pattern: '/api/teacher/courses/unpublish/:id',
    tokens: [{"old":"/api/teacher/courses/unpublish/:id","type":0,"val":"api","end":""},{"old":"/api/teacher/courses/unpublish/:id","type":0,"val":"teacher","end":""},{"old":"/api/teacher/courses/unpublish/:id","type":0,"val":"courses","end":""},{"old":"/api/teacher/courses/unpublish/:id","type":0,"val":"unpublish","end":""},{"old":"/api/teacher/courses/unpublish/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['catalogue.teacher.courses.submissions.destroy']['types'],
  },
  'learning.chapters.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/courses/:id/chapters',
    tokens: [{"old":"/api/public/courses/:id/chapters","type":0,"val":"api","end":""},{"old":"/api/public/courses/:id/chapters","type":0,"val":"public","end":""},{"old":"/api/public/courses/:id/chapters","type":0,"val":"courses","end":""},{"old":"/api/public/courses/:id/chapters","type":1,"val":"id","end":""},{"old":"/api/public/courses/:id/chapters","type":0,"val":"chapters","end":""}],
    types: placeholder as Registry['learning.chapters.index']['types'],
  },
  'learning.published_chapters.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/courses/:id/published-chapters',
    tokens: [{"old":"/api/public/courses/:id/published-chapters","type":0,"val":"api","end":""},{"old":"/api/public/courses/:id/published-chapters","type":0,"val":"public","end":""},{"old":"/api/public/courses/:id/published-chapters","type":0,"val":"courses","end":""},{"old":"/api/public/courses/:id/published-chapters","type":1,"val":"id","end":""},{"old":"/api/public/courses/:id/published-chapters","type":0,"val":"published-chapters","end":""}],
    types: placeholder as Registry['learning.published_chapters.index']['types'],
  },
  'learning.courses.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/courses',
    tokens: [{"old":"/api/user/courses","type":0,"val":"api","end":""},{"old":"/api/user/courses","type":0,"val":"user","end":""},{"old":"/api/user/courses","type":0,"val":"courses","end":""}],
    types: placeholder as Registry['learning.courses.index']['types'],
  },
  'learning.courses.bought': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/courses/:id/bought',
    tokens: [{"old":"/api/user/courses/:id/bought","type":0,"val":"api","end":""},{"old":"/api/user/courses/:id/bought","type":0,"val":"user","end":""},{"old":"/api/user/courses/:id/bought","type":0,"val":"courses","end":""},{"old":"/api/user/courses/:id/bought","type":1,"val":"id","end":""},{"old":"/api/user/courses/:id/bought","type":0,"val":"bought","end":""}],
    types: placeholder as Registry['learning.courses.bought']['types'],
  },
  'learning.courses.study': {
    methods: ["POST"],
    pattern: '/api/user/courses/study/:id',
    tokens: [{"old":"/api/user/courses/study/:id","type":0,"val":"api","end":""},{"old":"/api/user/courses/study/:id","type":0,"val":"user","end":""},{"old":"/api/user/courses/study/:id","type":0,"val":"courses","end":""},{"old":"/api/user/courses/study/:id","type":0,"val":"study","end":""},{"old":"/api/user/courses/study/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['learning.courses.study']['types'],
  },
  'learning.courses.handout': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/courses/:id/chapters/:chapterId/handout',
    tokens: [{"old":"/api/user/courses/:id/chapters/:chapterId/handout","type":0,"val":"api","end":""},{"old":"/api/user/courses/:id/chapters/:chapterId/handout","type":0,"val":"user","end":""},{"old":"/api/user/courses/:id/chapters/:chapterId/handout","type":0,"val":"courses","end":""},{"old":"/api/user/courses/:id/chapters/:chapterId/handout","type":1,"val":"id","end":""},{"old":"/api/user/courses/:id/chapters/:chapterId/handout","type":0,"val":"chapters","end":""},{"old":"/api/user/courses/:id/chapters/:chapterId/handout","type":1,"val":"chapterId","end":""},{"old":"/api/user/courses/:id/chapters/:chapterId/handout","type":0,"val":"handout","end":""}],
    types: placeholder as Registry['learning.courses.handout']['types'],
  },
  'learning.study_logs.store': {
    methods: ["POST"],
    pattern: '/api/user/study-logs',
    tokens: [{"old":"/api/user/study-logs","type":0,"val":"api","end":""},{"old":"/api/user/study-logs","type":0,"val":"user","end":""},{"old":"/api/user/study-logs","type":0,"val":"study-logs","end":""}],
    types: placeholder as Registry['learning.study_logs.store']['types'],
  },
  'learning.study_logs.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/study-logs/chapter-id/:id',
    tokens: [{"old":"/api/user/study-logs/chapter-id/:id","type":0,"val":"api","end":""},{"old":"/api/user/study-logs/chapter-id/:id","type":0,"val":"user","end":""},{"old":"/api/user/study-logs/chapter-id/:id","type":0,"val":"study-logs","end":""},{"old":"/api/user/study-logs/chapter-id/:id","type":0,"val":"chapter-id","end":""},{"old":"/api/user/study-logs/chapter-id/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['learning.study_logs.show']['types'],
  },
  'learning.vod.play_url': {
    methods: ["GET","HEAD"],
    pattern: '/api/vod/play-url',
    tokens: [{"old":"/api/vod/play-url","type":0,"val":"api","end":""},{"old":"/api/vod/play-url","type":0,"val":"vod","end":""},{"old":"/api/vod/play-url","type":0,"val":"play-url","end":""}],
    types: placeholder as Registry['learning.vod.play_url']['types'],
  },
  'learning.vod.play_urls': {
    methods: ["GET","HEAD"],
    pattern: '/api/vod/play-urls',
    tokens: [{"old":"/api/vod/play-urls","type":0,"val":"api","end":""},{"old":"/api/vod/play-urls","type":0,"val":"vod","end":""},{"old":"/api/vod/play-urls","type":0,"val":"play-urls","end":""}],
    types: placeholder as Registry['learning.vod.play_urls']['types'],
  },
  'learning.vod.beats.store': {
    methods: ["POST"],
    pattern: '/api/vod/upload-play-time',
    tokens: [{"old":"/api/vod/upload-play-time","type":0,"val":"api","end":""},{"old":"/api/vod/upload-play-time","type":0,"val":"vod","end":""},{"old":"/api/vod/upload-play-time","type":0,"val":"upload-play-time","end":""}],
    types: placeholder as Registry['learning.vod.beats.store']['types'],
  },
  'learning.vod.download_url': {
    methods: ["GET","HEAD"],
    pattern: '/api/vod/download-url',
    tokens: [{"old":"/api/vod/download-url","type":0,"val":"api","end":""},{"old":"/api/vod/download-url","type":0,"val":"vod","end":""},{"old":"/api/vod/download-url","type":0,"val":"download-url","end":""}],
    types: placeholder as Registry['learning.vod.download_url']['types'],
  },
  'learning.vod.play_total': {
    methods: ["GET","HEAD"],
    pattern: '/api/vod/statis/user-total-play-time',
    tokens: [{"old":"/api/vod/statis/user-total-play-time","type":0,"val":"api","end":""},{"old":"/api/vod/statis/user-total-play-time","type":0,"val":"vod","end":""},{"old":"/api/vod/statis/user-total-play-time","type":0,"val":"statis","end":""},{"old":"/api/vod/statis/user-total-play-time","type":0,"val":"user-total-play-time","end":""}],
    types: placeholder as Registry['learning.vod.play_total']['types'],
  },
  'learning.vod.course_play_totals': {
    methods: ["GET","HEAD"],
    pattern: '/api/vod/statis/user-course-play-time',
    tokens: [{"old":"/api/vod/statis/user-course-play-time","type":0,"val":"api","end":""},{"old":"/api/vod/statis/user-course-play-time","type":0,"val":"vod","end":""},{"old":"/api/vod/statis/user-course-play-time","type":0,"val":"statis","end":""},{"old":"/api/vod/statis/user-course-play-time","type":0,"val":"user-course-play-time","end":""}],
    types: placeholder as Registry['learning.vod.course_play_totals']['types'],
  },
  'learning.local.videos.show': {
    methods: ["GET","HEAD"],
    pattern: '/local/video/:videoId/*',
    tokens: [{"old":"/local/video/:videoId/*","type":0,"val":"local","end":""},{"old":"/local/video/:videoId/*","type":0,"val":"video","end":""},{"old":"/local/video/:videoId/*","type":1,"val":"videoId","end":""},{"old":"/local/video/:videoId/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['learning.local.videos.show']['types'],
  },
  'commerce.cart_items.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/cart-items',
    tokens: [{"old":"/api/user/cart-items","type":0,"val":"api","end":""},{"old":"/api/user/cart-items","type":0,"val":"user","end":""},{"old":"/api/user/cart-items","type":0,"val":"cart-items","end":""}],
    types: placeholder as Registry['commerce.cart_items.index']['types'],
  },
  'commerce.cart_items.store': {
    methods: ["POST"],
    pattern: '/api/user/cart-items',
    tokens: [{"old":"/api/user/cart-items","type":0,"val":"api","end":""},{"old":"/api/user/cart-items","type":0,"val":"user","end":""},{"old":"/api/user/cart-items","type":0,"val":"cart-items","end":""}],
    types: placeholder as Registry['commerce.cart_items.store']['types'],
  },
  'commerce.cart_items.destroy': {
    methods: ["DELETE"],
    pattern: '/api/user/cart-items/:id',
    tokens: [{"old":"/api/user/cart-items/:id","type":0,"val":"api","end":""},{"old":"/api/user/cart-items/:id","type":0,"val":"user","end":""},{"old":"/api/user/cart-items/:id","type":0,"val":"cart-items","end":""},{"old":"/api/user/cart-items/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['commerce.cart_items.destroy']['types'],
  },
  'commerce.cart_batches.destroy': {
    methods: ["DELETE"],
    pattern: '/api/user/cart-items-batch',
    tokens: [{"old":"/api/user/cart-items-batch","type":0,"val":"api","end":""},{"old":"/api/user/cart-items-batch","type":0,"val":"user","end":""},{"old":"/api/user/cart-items-batch","type":0,"val":"cart-items-batch","end":""}],
    types: placeholder as Registry['commerce.cart_batches.destroy']['types'],
  },
  'commerce.quotes.store': {
    methods: ["POST"],
    pattern: '/api/user/orders/fresh-price',
    tokens: [{"old":"/api/user/orders/fresh-price","type":0,"val":"api","end":""},{"old":"/api/user/orders/fresh-price","type":0,"val":"user","end":""},{"old":"/api/user/orders/fresh-price","type":0,"val":"orders","end":""},{"old":"/api/user/orders/fresh-price","type":0,"val":"fresh-price","end":""}],
    types: placeholder as Registry['commerce.quotes.store']['types'],
  },
  'commerce.orders.store': {
    methods: ["POST"],
    pattern: '/api/user/orders/buy',
    tokens: [{"old":"/api/user/orders/buy","type":0,"val":"api","end":""},{"old":"/api/user/orders/buy","type":0,"val":"user","end":""},{"old":"/api/user/orders/buy","type":0,"val":"orders","end":""},{"old":"/api/user/orders/buy","type":0,"val":"buy","end":""}],
    types: placeholder as Registry['commerce.orders.store']['types'],
  },
  'commerce.orders.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/user/orders',
    tokens: [{"old":"/api/user/orders","type":0,"val":"api","end":""},{"old":"/api/user/orders","type":0,"val":"user","end":""},{"old":"/api/user/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['commerce.orders.index']['types'],
  },
  'commerce.orders.destroy': {
    methods: ["DELETE"],
    pattern: '/api/user/orders/:orderNo',
    tokens: [{"old":"/api/user/orders/:orderNo","type":0,"val":"api","end":""},{"old":"/api/user/orders/:orderNo","type":0,"val":"user","end":""},{"old":"/api/user/orders/:orderNo","type":0,"val":"orders","end":""},{"old":"/api/user/orders/:orderNo","type":1,"val":"orderNo","end":""}],
    types: placeholder as Registry['commerce.orders.destroy']['types'],
  },
  'commerce.admin.orders.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/orders',
    tokens: [{"old":"/api/orders","type":0,"val":"api","end":""},{"old":"/api/orders","type":0,"val":"orders","end":""}],
    types: placeholder as Registry['commerce.admin.orders.index']['types'],
  },
  'commerce.orders.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/orders/:orderNo',
    tokens: [{"old":"/api/orders/:orderNo","type":0,"val":"api","end":""},{"old":"/api/orders/:orderNo","type":0,"val":"orders","end":""},{"old":"/api/orders/:orderNo","type":1,"val":"orderNo","end":""}],
    types: placeholder as Registry['commerce.orders.show']['types'],
  },
  'commerce.payment_codes.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/public/orders/:orderNo/qrcode',
    tokens: [{"old":"/api/public/orders/:orderNo/qrcode","type":0,"val":"api","end":""},{"old":"/api/public/orders/:orderNo/qrcode","type":0,"val":"public","end":""},{"old":"/api/public/orders/:orderNo/qrcode","type":0,"val":"orders","end":""},{"old":"/api/public/orders/:orderNo/qrcode","type":1,"val":"orderNo","end":""},{"old":"/api/public/orders/:orderNo/qrcode","type":0,"val":"qrcode","end":""}],
    types: placeholder as Registry['commerce.payment_codes.show']['types'],
  },
  'commerce.payment_notices.store': {
    methods: ["POST"],
    pattern: '/api/pay/wechat/notify',
    tokens: [{"old":"/api/pay/wechat/notify","type":0,"val":"api","end":""},{"old":"/api/pay/wechat/notify","type":0,"val":"pay","end":""},{"old":"/api/pay/wechat/notify","type":0,"val":"wechat","end":""},{"old":"/api/pay/wechat/notify","type":0,"val":"notify","end":""}],
    types: placeholder as Registry['commerce.payment_notices.store']['types'],
  },
  'commerce.local.wallets.show': {
    methods: ["GET","HEAD"],
    pattern: '/local/wallet/:merchantNo',
    tokens: [{"old":"/local/wallet/:merchantNo","type":0,"val":"local","end":""},{"old":"/local/wallet/:merchantNo","type":0,"val":"wallet","end":""},{"old":"/local/wallet/:merchantNo","type":1,"val":"merchantNo","end":""}],
    types: placeholder as Registry['commerce.local.wallets.show']['types'],
  },
  'commerce.local.wallets.store': {
    methods: ["POST"],
    pattern: '/local/wallet/:merchantNo',
    tokens: [{"old":"/local/wallet/:merchantNo","type":0,"val":"local","end":""},{"old":"/local/wallet/:merchantNo","type":0,"val":"wallet","end":""},{"old":"/local/wallet/:merchantNo","type":1,"val":"merchantNo","end":""}],
    types: placeholder as Registry['commerce.local.wallets.store']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
