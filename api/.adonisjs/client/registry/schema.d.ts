/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'health.live': {
    methods: ["GET","HEAD"]
    pattern: '/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/http/health_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/http/health_controller').default['index']>>>
    }
  }
  'health.ready': {
    methods: ["GET","HEAD"]
    pattern: '/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/http/health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/http/health_controller').default['show']>>>
    }
  }
  'core.local.clock': {
    methods: ["POST"]
    pattern: '/local/clock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#core/local/validators').clockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#core/local/validators').clockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/local/clock_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/local/clock_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'openapi.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/openapi/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/openapi/documents_controller').default['show']>>>
    }
  }
  'openapi.local.index': {
    methods: ["GET","HEAD"]
    pattern: '/local/api-docs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/openapi/local/readers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/openapi/local/readers_controller').default['index']>>>
    }
  }
  'openapi.local.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/api-docs/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/core/openapi/local/readers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/core/openapi/local/readers_controller').default['show']>>>
    }
  }
  'settings.app_downloads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/app-info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_downloads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_downloads_controller').default['index']>>>
    }
  }
  'settings.app_downloads.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/download-app'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_downloads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_downloads_controller').default['show']>>>
    }
  }
  'settings.admin.app_packages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/app-packages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#settings/app_packages/validators').appPackagesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_packages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_packages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.admin.app_packages.store': {
    methods: ["POST"]
    pattern: '/api/admin/app-packages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#settings/app_packages/validators').appPackageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#settings/app_packages/validators').appPackageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_packages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/app_packages/app_packages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.client_errors.store': {
    methods: ["POST"]
    pattern: '/api/public/client-errors'
    types: {
      body: ExtractBody<InferInput<(typeof import('#settings/client_errors/validators').clientErrorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#settings/client_errors/validators').clientErrorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/client_errors/client_errors_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/client_errors/client_errors_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.admin.client_errors.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/client-errors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#settings/client_errors/validators').clientErrorListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/client_errors/client_errors_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/client_errors/client_errors_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.params.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/params'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#settings/validators').paramsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/params_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/params_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'settings.auth_type.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/auth-type'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/auth_types_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/auth_types_controller').default['show']>>>
    }
  }
  'settings.admin.params.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/params'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/admin_params_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/admin_params_controller').default['index']>>>
    }
  }
  'settings.admin.params.store': {
    methods: ["POST"]
    pattern: '/api/admin/params'
    types: {
      body: ExtractBody<InferInput<(typeof import('#settings/validators').paramsFormValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#settings/validators').paramsFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/settings/admin_params_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/settings/admin_params_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'media.local.store': {
    methods: ["POST"]
    pattern: '/uploads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/local/uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/local/uploads_controller').default['store']>>>
    }
  }
  'media.local.show': {
    methods: ["GET","HEAD"]
    pattern: '/uploads/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: ExtractQueryForGet<InferInput<(typeof import('#media/validators').readLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/local/uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/local/uploads_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'media.local.pictures.show': {
    methods: ["GET","HEAD"]
    pattern: '/pictures/:width/*'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { width: ParamValue; '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/local/pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/local/pictures_controller').default['show']>>>
    }
  }
  'media.local.video_uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/video-uploads/:videoId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { videoId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/local/video_uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/local/video_uploads_controller').default['show']>>>
    }
  }
  'media.local.video_uploads.update': {
    methods: ["PATCH"]
    pattern: '/local/video-uploads/:videoId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { videoId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/local/video_uploads_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/local/video_uploads_controller').default['update']>>>
    }
  }
  'media.upload_signatures.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/files/oss-sign'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#media/validators').uploadSignatureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/upload_signatures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/upload_signatures_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'media.files.store': {
    methods: ["POST"]
    pattern: '/api/files/upload'
    types: {
      body: ExtractBody<InferInput<(typeof import('#media/validators').uploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#media/validators').uploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/media/files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/media/files_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.regions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/area'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses/regions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses/regions_controller').default['index']>>>
    }
  }
  'accounts.addresses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/addresses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses/addresses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses/addresses_controller').default['index']>>>
    }
  }
  'accounts.addresses.store': {
    methods: ["POST"]
    pattern: '/api/user/addresses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/addresses/validators').addressValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/addresses/validators').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses/addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses/addresses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.addresses.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/addresses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses/addresses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses/addresses_controller').default['destroy']>>>
    }
  }
  'accounts.addresses.default.store': {
    methods: ["POST"]
    pattern: '/api/user/addresses/:id/set-default'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/addresses/default_addresses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/addresses/default_addresses_controller').default['store']>>>
    }
  }
  'accounts.admin.people.update': {
    methods: ["PUT"]
    pattern: '/api/admin/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/admin/validators').personValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/admin/validators').personValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/people_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/people_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.reveals.store': {
    methods: ["POST"]
    pattern: '/api/admin/users/:id/reveal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/admin/validators').revealValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/admin/validators').revealValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/reveals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/reveals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/users/:id/sessions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/admin/validators').sessionEndValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/admin/validators').sessionEndValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/sessions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.staff_hold_removals.store': {
    methods: ["POST"]
    pattern: '/api/admin/users/:id/staff-hold-removals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/admin/validators').staffHoldRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/admin/validators').staffHoldRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/staff_hold_removals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/staff_hold_removals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.login_logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/loginlogs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/admin/validators').loginLogsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/login_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/login_logs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.audit_logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit-logs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/admin/validators').auditLogsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/audit_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/audit_logs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.object_uses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/object-uses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/admin/validators').objectValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/object_uses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/object_uses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.audit_verifications.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/audit-logs/verification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/audit_verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/audit_verifications_controller').default['show']>>>
    }
  }
  'accounts.admin.audit_verifications.update': {
    methods: ["PUT"]
    pattern: '/api/admin/audit-logs/:id/acknowledgement'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/admin/validators').acknowledgementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/admin/validators').acknowledgementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/admin/audit_verifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/admin/audit_verifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.closing.account_closings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/account-closing'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/closing/account_closings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/closing/account_closings_controller').default['show']>>>
    }
  }
  'accounts.closing.account_closings.store': {
    methods: ["POST"]
    pattern: '/api/user/account-closing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/closing/validators').accountClosingValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/closing/validators').accountClosingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/closing/account_closings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/closing/account_closings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.face_scripts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/face-verify/script'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_scripts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_scripts_controller').default['show']>>>
    }
  }
  'accounts.face_checks.store': {
    methods: ["POST"]
    pattern: '/api/user/face-verify/init-certify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/face_checks/validators').faceCheckValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/face_checks/validators').faceCheckValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_checks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.face_checks.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/face-verify/is-verify-passed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/face_checks/validators').certifyIdValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_checks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_checks_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.face_results.store': {
    methods: ["POST"]
    pattern: '/api/user/verify-face-result'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/face_checks/validators').certifyIdValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/face_checks/validators').certifyIdValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_results_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/face_checks/face_results_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.learners.store': {
    methods: ["POST"]
    pattern: '/api/admin/learners'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/learners/validators').learnerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/learners/validators').learnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/learners/learners_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/learners/learners_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.legal_texts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/legal-texts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/legal_texts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/legal_texts_controller').default['index']>>>
    }
  }
  'accounts.legal_texts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/legal-texts/:kind'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/legal_texts/validators').legalTextValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/legal_texts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/legal_texts_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.agreements.store': {
    methods: ["POST"]
    pattern: '/api/user/agreements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/legal_texts/validators').agreementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/legal_texts/validators').agreementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/agreements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/agreements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.legal_texts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/legal-texts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/legal_texts/validators').legalTextsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/admin_legal_texts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/admin_legal_texts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.legal_texts.store': {
    methods: ["POST"]
    pattern: '/api/admin/legal-texts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/legal_texts/validators').legalTextFormValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/legal_texts/validators').legalTextFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/admin_legal_texts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/admin_legal_texts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.admin.consents.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id/consents'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/legal_texts/validators').consentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/consents_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/legal_texts/consents_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.local.people': {
    methods: ["GET","HEAD"]
    pattern: '/local/people'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/local/people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/local/people_controller').default['index']>>>
    }
  }
  'accounts.local.sms': {
    methods: ["GET","HEAD"]
    pattern: '/local/sms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/sms_codes/validators').smsOutboxValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/local/sms_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/local/sms_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.local.faces.script': {
    methods: ["GET","HEAD"]
    pattern: '/local/face/meta-info.js'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/local/faces_controller').default['script']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/local/faces_controller').default['script']>>>
    }
  }
  'accounts.local.faces.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/face/:certifyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { certifyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/local/faces_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/local/faces_controller').default['show']>>>
    }
  }
  'accounts.local.faces.store': {
    methods: ["POST"]
    pattern: '/local/face/:certifyId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/face_checks/validators').facePressValidator)>>
      paramsTuple: [ParamValue]
      params: { certifyId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/face_checks/validators').facePressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/local/faces_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/local/faces_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.own_data.own_data.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/own-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/personal_data_export/own_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/personal_data_export/own_data_controller').default['show']>>>
    }
  }
  'accounts.own_data.own_data.store': {
    methods: ["POST"]
    pattern: '/api/user/own-data/file'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/personal_data_export/validators').ownDataFileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/personal_data_export/validators').ownDataFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/personal_data_export/own_data_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/personal_data_export/own_data_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.passwords.store': {
    methods: ["POST"]
    pattern: '/api/security/reset-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/passwords/validators').passwordResetValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/passwords/validators').passwordResetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/passwords/passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/passwords/passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.presence.open': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/presence-checks/open'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/open_checks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/open_checks_controller').default['show']>>>
    }
  }
  'accounts.presence.answers.store': {
    methods: ["POST"]
    pattern: '/api/user/presence-checks/:id/answers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/presence/validators').answerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/presence/validators').answerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_answers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.presence.face_checks.store': {
    methods: ["POST"]
    pattern: '/api/user/presence-checks/:id/face-checks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/presence/validators').faceCheckValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/presence/validators').faceCheckValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_face_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_face_checks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.presence.face_results.store': {
    methods: ["POST"]
    pattern: '/api/user/presence-checks/:id/face-results'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/presence/validators').certifyIdValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/presence/validators').certifyIdValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_face_results_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_face_results_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.presence.sms_codes.store': {
    methods: ["POST"]
    pattern: '/api/user/presence-checks/:id/sms-codes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_codes_controller').default['store']>>>
    }
  }
  'accounts.presence.consents.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/presence-consents'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_consents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_consents_controller').default['show']>>>
    }
  }
  'accounts.presence.consents.store': {
    methods: ["POST"]
    pattern: '/api/user/presence-consents'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/presence/validators').consentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/presence/validators').consentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_consents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_consents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.presence.consents.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/presence-consents'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_consents_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/presence/presence_consents_controller').default['destroy']>>>
    }
  }
  'accounts.saved_views.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/saved-views'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/saved_views/validators').listValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.saved_views.store': {
    methods: ["POST"]
    pattern: '/api/user/saved-views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/saved_views/validators').newViewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/saved_views/validators').newViewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.saved_views.update': {
    methods: ["PUT"]
    pattern: '/api/user/saved-views/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/saved_views/validators').viewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/saved_views/validators').viewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.saved_views.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/saved-views/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/saved_views/saved_views_controller').default['destroy']>>>
    }
  }
  'accounts.second_factor.code_sign_ins.store': {
    methods: ["POST"]
    pattern: '/api/security/login/code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/validators').codeSignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/validators').codeSignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/code_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/code_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.passkey_sign_ins.create': {
    methods: ["POST"]
    pattern: '/api/security/login/passkey-options'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyOptionsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyOptionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/passkey_sign_ins_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/passkey_sign_ins_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.passkey_sign_ins.store': {
    methods: ["POST"]
    pattern: '/api/security/login/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeySignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeySignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/passkey_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/passkey_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.second_factors.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/second-factor'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/second_factors_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/second_factors_controller').default['show']>>>
    }
  }
  'accounts.second_factor.enrolments.store': {
    methods: ["POST"]
    pattern: '/api/user/second-factor/enrolments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/validators').enrolmentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/validators').enrolmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/enrolments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/enrolments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.totps.store': {
    methods: ["POST"]
    pattern: '/api/user/second-factor/totp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/validators').firstCodeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/validators').firstCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/totps_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/totps_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.totps.remove': {
    methods: ["POST"]
    pattern: '/api/user/second-factor/totp/removals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/totps_controller').default['remove']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/totps_controller').default['remove']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.recovery_codes.store': {
    methods: ["POST"]
    pattern: '/api/user/second-factor/recovery-codes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/validators').codeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/validators').codeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/recovery_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.passkey_options.store': {
    methods: ["POST"]
    pattern: '/api/user/second-factor/passkey-options'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/validators').enrolmentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/validators').enrolmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkey_options_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkey_options_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.passkeys.store': {
    methods: ["POST"]
    pattern: '/api/user/second-factor/passkeys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.passkeys.update': {
    methods: ["PUT"]
    pattern: '/api/user/second-factor/passkeys/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyNameValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkeys_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkeys_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.second_factor.passkey_removals.store': {
    methods: ["POST"]
    pattern: '/api/user/second-factor/passkeys/:id/removals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeyRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkey_removals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/second_factor/passkeys/passkey_removals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.sessions.store': {
    methods: ["POST"]
    pattern: '/api/security/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/sessions/validators').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/sessions/validators').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.sessions.destroy': {
    methods: ["POST"]
    pattern: '/api/security/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/sessions_controller').default['destroy']>>>
    }
  }
  'accounts.own_sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sessions/own_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sessions/own_sessions_controller').default['index']>>>
    }
  }
  'accounts.session_endings.store': {
    methods: ["POST"]
    pattern: '/api/user/sessions/endings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/sessions/validators').sessionEndingsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/sessions/validators').sessionEndingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sessions/session_endings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sessions/session_endings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.own_sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sessions/own_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sessions/own_sessions_controller').default['destroy']>>>
    }
  }
  'accounts.staff_step.staff_steps.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/security/staff-step'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/staff_steps_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/staff_steps_controller').default['show']>>>
    }
  }
  'accounts.staff_step.staff_steps.store': {
    methods: ["POST"]
    pattern: '/api/security/staff-step'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/sign_in/staff_step/validators').stepPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/sign_in/staff_step/validators').stepPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/staff_steps_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/staff_steps_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.staff_step.staff_steps.destroy': {
    methods: ["DELETE"]
    pattern: '/api/security/staff-step'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/staff_steps_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/staff_steps_controller').default['destroy']>>>
    }
  }
  'accounts.staff_step.step_codes.store': {
    methods: ["POST"]
    pattern: '/api/security/staff-step/code'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/validators').codeSignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/validators').codeSignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/step_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/step_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.staff_step.step_passkeys.create': {
    methods: ["POST"]
    pattern: '/api/security/staff-step/passkey-options'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/sign_in/staff_step/validators').stepPasskeyOptionsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/sign_in/staff_step/validators').stepPasskeyOptionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/step_passkeys_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/step_passkeys_controller').default['create']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.staff_step.step_passkeys.store': {
    methods: ["POST"]
    pattern: '/api/security/staff-step/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeySignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeySignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/step_passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/step_passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.staff_step.confirmations.store': {
    methods: ["POST"]
    pattern: '/api/security/staff-step/confirmations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/sign_in/staff_step/validators').confirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/sign_in/staff_step/validators').confirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.staff_step.confirmation_passkeys.create': {
    methods: ["POST"]
    pattern: '/api/security/staff-step/confirmations/passkey-options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/confirmation_passkeys_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/confirmation_passkeys_controller').default['create']>>>
    }
  }
  'accounts.staff_step.confirmation_passkeys.store': {
    methods: ["POST"]
    pattern: '/api/security/staff-step/confirmations/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeySignInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/second_factor/passkeys/validators').passkeySignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/confirmation_passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sign_in/staff_step/confirmation_passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.sms_codes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/user/verify-code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#accounts/sms_codes/validators').smsCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sms_codes/sms_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sms_codes/sms_codes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.sms_codes.old_telephone_codes.store': {
    methods: ["POST"]
    pattern: '/api/user/profile/verify-code'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/sms_codes/old_telephone_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/sms_codes/old_telephone_codes_controller').default['store']>>>
    }
  }
  'accounts.registrations.store': {
    methods: ["POST"]
    pattern: '/api/security/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/registration/validators').registrationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/registration/validators').registrationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/registration/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/registration/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accounts.profiles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profiles_controller').default['show']>>>
    }
  }
  'accounts.profiles.store': {
    methods: ["POST"]
    pattern: '/api/user/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#accounts/profile/validators').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#accounts/profile/validators').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/accounts/profile/profiles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/accounts/profile/profiles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/messages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#messages/validators').messageListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/messages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.unread': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/messages/unread'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/read_messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/read_messages_controller').default['index']>>>
    }
  }
  'messages.read': {
    methods: ["POST"]
    pattern: '/api/user/messages/read'
    types: {
      body: ExtractBody<InferInput<(typeof import('#messages/validators').messageReadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#messages/validators').messageReadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/read_messages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/read_messages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/messages/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/message_settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/message_settings_controller').default['show']>>>
    }
  }
  'messages.settings.store': {
    methods: ["POST"]
    pattern: '/api/user/messages/settings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#messages/validators').messageSettingsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#messages/validators').messageSettingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/message_settings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/message_settings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.local.mails': {
    methods: ["GET","HEAD"]
    pattern: '/local/mails'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#messages/validators').localMailsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/messages/local/mails_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/messages/local/mails_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/exports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exports/validators').exportsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exports.store': {
    methods: ["POST"]
    pattern: '/api/exports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exports/validators').exportRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exports/validators').exportRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exports.repeats.store': {
    methods: ["POST"]
    pattern: '/api/exports/:id/repeats'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['repeat']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['repeat']>>>
    }
  }
  'exports.cancel': {
    methods: ["POST"]
    pattern: '/api/exports/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['cancel']>>>
    }
  }
  'exports.download': {
    methods: ["GET","HEAD"]
    pattern: '/api/exports/:id/download'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['download']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exports/exports_controller').default['download']>>>
    }
  }
  'channels.staff.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#channels/validators').staffListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'channels.staff.store': {
    methods: ["POST"]
    pattern: '/api/admin/users'
    types: {
      body: ExtractBody<InferInput<(typeof import('#channels/validators').staffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#channels/validators').staffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'channels.staff.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/staff_controller').default['destroy']>>>
    }
  }
  'channels.channels.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/channels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#channels/validators').channelListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'channels.channels.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/channels/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['show']>>>
    }
  }
  'channels.channels.store': {
    methods: ["POST"]
    pattern: '/api/admin/channels'
    types: {
      body: ExtractBody<InferInput<(typeof import('#channels/validators').channelValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#channels/validators').channelValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'channels.channels.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/channels/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/admin/channels_controller').default['destroy']>>>
    }
  }
  'channels.exclusive_codes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/discount/:exclusiveCode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { exclusiveCode: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/channels/exclusive_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/channels/exclusive_codes_controller').default['show']>>>
    }
  }
  'catalogue.admin.courses.spotlights.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/hot/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/admin/spotlights_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/admin/spotlights_controller').default['store']>>>
    }
  }
  'catalogue.admin.courses.spotlights.destroy': {
    methods: ["POST"]
    pattern: '/api/admin/courses/unhot/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/admin/spotlights_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/admin/spotlights_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.courses.spotlights.update': {
    methods: ["POST"]
    pattern: '/api/admin/courses/spotlights'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').spotlightBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').spotlightBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/admin/spotlights_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/admin/spotlights_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.tags': {
    methods: ["POST"]
    pattern: '/api/admin/courses/tag-batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').tagBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').tagBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/admin/course_batches_controller').default['tags']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/admin/course_batches_controller').default['tags']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.places': {
    methods: ["POST"]
    pattern: '/api/admin/courses/place-batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').placeBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').placeBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/admin/course_batches_controller').default['places']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/admin/course_batches_controller').default['places']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.positions.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/adjust-order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').moveValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').moveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/admin/positions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/admin/positions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/authoring/form_validator').courseFormValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/authoring/form_validator').courseFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/authoring/courses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/authoring/courses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/courses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/authoring/courses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/authoring/courses_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.courses.copies.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/:id/copy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').copyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').copyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/authoring/copies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/authoring/copies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.chapters.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/chapters'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['index']>>>
    }
  }
  'catalogue.admin.chapters.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/:id/chapters'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.chapters.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['show']>>>
    }
  }
  'catalogue.admin.chapters.update': {
    methods: ["POST"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.chapters.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.chapters.positions.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/adjust-chapter-order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterMoveValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_positions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_positions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.chapters.videos.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId/video'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/videos/video_validators').chapterVideoValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/videos/video_validators').chapterVideoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.chapters.videos.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId/video'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['show']>>>
    }
  }
  'catalogue.admin.chapters.videos.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId/video'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.chapters.handouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId/handout'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['show']>>>
    }
  }
  'catalogue.admin.chapters.handouts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId/handout'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.chapters.video_durations.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/:id/chapters/:chapterId/refresh-video-duration'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/video_durations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/video_durations_controller').default['store']>>>
    }
  }
  'catalogue.admin.chapters.course_videos.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/courses/:id/video'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/course_videos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/course_videos_controller').default['destroy']>>>
    }
  }
  'catalogue.teacher.chapters.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/teacher/courses/:id/chapters'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['index']>>>
    }
  }
  'catalogue.teacher.chapters.store': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/:id/chapters'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher.chapters.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['show']>>>
    }
  }
  'catalogue.teacher.chapters.update': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher.chapters.destroy': {
    methods: ["DELETE"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapters_controller').default['destroy']>>>
    }
  }
  'catalogue.teacher.chapters.positions.store': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/adjust-chapter-order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterMoveValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/chapters/chapter_validators').chapterMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_positions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_positions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher.chapters.videos.store': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId/video'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/videos/video_validators').chapterVideoValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/videos/video_validators').chapterVideoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher.chapters.videos.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId/video'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['show']>>>
    }
  }
  'catalogue.teacher.chapters.videos.destroy': {
    methods: ["DELETE"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId/video'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_videos_controller').default['destroy']>>>
    }
  }
  'catalogue.teacher.chapters.handouts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId/handout'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['show']>>>
    }
  }
  'catalogue.teacher.chapters.handouts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId/handout'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/chapter_handouts_controller').default['destroy']>>>
    }
  }
  'catalogue.teacher.chapters.video_durations.store': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/:id/chapters/:chapterId/refresh-video-duration'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/chapters/video_durations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/chapters/video_durations_controller').default['store']>>>
    }
  }
  'catalogue.teacher.chapters.course_videos.destroy': {
    methods: ["DELETE"]
    pattern: '/api/teacher/courses/:id/video'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/course_videos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/course_videos_controller').default['destroy']>>>
    }
  }
  'catalogue.courses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/validators').courseListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/listing/courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/listing/courses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.courses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/courses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/listing/courses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/listing/courses_controller').default['show']>>>
    }
  }
  'catalogue.teachers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/teachers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/listing/public_teachers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/listing/public_teachers_controller').default['index']>>>
    }
  }
  'catalogue.admin.courses.teachers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/teachers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/listing/teachers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/listing/teachers_controller').default['index']>>>
    }
  }
  'catalogue.presence_policies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/presence-policies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/presence_policies/validators').policiesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/policies_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/policies_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.presence_policies.store': {
    methods: ["POST"]
    pattern: '/api/admin/presence-policies'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/presence_policies/validators').policyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/presence_policies/validators').policyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/policies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/policies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.presence_policies.checks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/presence-checks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/presence_policies/validators').checksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/checks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/checks_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.presence_policies.checks.answer': {
    methods: ["POST"]
    pattern: '/api/admin/presence-checks/:id/staff-answers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/presence_policies/validators').staffAnswerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/presence_policies/validators').staffAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/checks_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/checks_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.presence_policies.course.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/presence-policy'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/course_policies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/course_policies_controller').default['show']>>>
    }
  }
  'catalogue.presence_policies.course.update': {
    methods: ["PUT"]
    pattern: '/api/admin/courses/:id/presence-policy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/presence_policies/validators').coursePolicyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/presence_policies/validators').coursePolicyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/course_policies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/presence_policies/course_policies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.publications.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/publish/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').publicationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').publicationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/publications/publications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/publications/publications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.publications.destroy': {
    methods: ["POST"]
    pattern: '/api/admin/courses/unpublish/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').revocationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').revocationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/publications/publications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/publications/publications_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.publicationBatches.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/publications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').publicationBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').publicationBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/publications/publication_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/publications/publication_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.course_buyers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/buyers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/validators').courseBuyersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/publications/course_buyers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/publications/course_buyers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.courses.differences.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/differences'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/publications/differences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/publications/differences_controller').default['index']>>>
    }
  }
  'catalogue.search.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/validators').searchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/search/searches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/search/searches_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.search.suggest': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/search/suggestions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/validators').suggestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/search/searches_controller').default['suggest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/search/searches_controller').default['suggest']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.synonyms.synonyms.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/synonym-groups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/synonyms/validators').synonymListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.synonyms.synonyms.store': {
    methods: ["POST"]
    pattern: '/api/admin/synonym-groups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/synonyms/validators').synonymsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/synonyms/validators').synonymsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.synonyms.synonyms.update': {
    methods: ["PUT"]
    pattern: '/api/admin/synonym-groups/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/synonyms/validators').synonymsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/synonyms/validators').synonymsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.synonyms.synonyms.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/synonym-groups/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/synonyms/synonyms_controller').default['destroy']>>>
    }
  }
  'catalogue.teacher.live_statuses.store': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/:id/live-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/videos/video_validators').liveStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/videos/video_validators').liveStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher/live_statuses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher/live_statuses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher.courses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/teacher/courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/validators').teacherListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher/courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher/courses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher.courses.submissions.store': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/submit-for-audit/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators').publicationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators').publicationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher/submissions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher/submissions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher.courses.submissions.destroy': {
    methods: ["POST"]
    pattern: '/api/teacher/courses/unpublish/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher/submissions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher/submissions_controller').default['destroy']>>>
    }
  }
  'catalogue.teacher_profiles.teacher_profiles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/teacher-profiles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['index']>>>
    }
  }
  'catalogue.teacher_profiles.teacher_profiles.store': {
    methods: ["POST"]
    pattern: '/api/admin/teacher-profiles'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/teacher_profiles/validators').teacherProfileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/teacher_profiles/validators').teacherProfileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher_profiles.teacher_profiles.update': {
    methods: ["PUT"]
    pattern: '/api/admin/teacher-profiles/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/teacher_profiles/validators').teacherProfileValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/teacher_profiles/validators').teacherProfileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.teacher_profiles.teacher_profiles.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/teacher-profiles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/teacher_profiles/teacher_profiles_controller').default['destroy']>>>
    }
  }
  'catalogue.vod.upload_grants.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/upload-auth'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/videos/video_validators').uploadGrantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/upload_grants_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/upload_grants_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.vod.upload_grants.destroy': {
    methods: ["DELETE"]
    pattern: '/api/vod/uploads/:videoId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { videoId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/upload_grants_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/upload_grants_controller').default['destroy']>>>
    }
  }
  'catalogue.vod.push_addresses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/push-url/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/push_addresses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/push_addresses_controller').default['show']>>>
    }
  }
  'catalogue.vod.video_lists.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/all-videos'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/videos/video_validators').allVideosValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/video_lists_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/video_lists_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.vod.video_lists.destroy': {
    methods: ["DELETE"]
    pattern: '/api/vod/all-videos'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/videos/video_validators').videoDeletionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/videos/video_validators').videoDeletionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/video_lists_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/video_lists_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.videos.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/videos'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/videos/video_validators').videoChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/videos_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/videos_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.cloud_videos.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/cloud-videos'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/videos/video_validators').cloudVideosValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/cloud_videos_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/cloud_videos_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.cloud_videos.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/cloud-videos/:videoId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { videoId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/cloud_videos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/cloud_videos_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.live_statuses.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/:id/live-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/videos/video_validators').liveStatusValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/videos/video_validators').liveStatusValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/videos/live_statuses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/videos/live_statuses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.cycles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/education-cycles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['index']>>>
    }
  }
  'certificates.cycles.outside.store': {
    methods: ["POST"]
    pattern: '/api/user/education-cycles/:id/outside-hours'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/cycles/validators').outsideHoursValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/cycles/validators').outsideHoursValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['storeOutside']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['storeOutside']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.cycles.outside.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/outside-hours/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['destroyOutside']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['destroyOutside']>>>
    }
  }
  'certificates.cycles.courses': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/counted-courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/cycles/validators').countedCoursesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['courses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/cycles_controller').default['courses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.course_kinds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/courses/:id/qualification-kinds'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/course_kinds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/course_kinds_controller').default['index']>>>
    }
  }
  'certificates.cycles.admin.cycles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/education-cycles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/cycles/admin/validators').cyclesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/cycles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/cycles_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.cycles.admin.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/education-cycles-export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/cycles/admin/validators').cycleExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/cycle_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/cycle_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.cycles.admin.recounts.store': {
    methods: ["POST"]
    pattern: '/api/admin/education-cycles/recounts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/cycles/admin/validators').recountsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/cycles/admin/validators').recountsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/recounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/recounts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.cycles.admin.cycles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/education-cycles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/cycles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/cycles_controller').default['show']>>>
    }
  }
  'certificates.cycles.admin.moves.store': {
    methods: ["POST"]
    pattern: '/api/admin/education-cycles/:id/moves'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/cycles/admin/validators').movesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/cycles/admin/validators').movesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/moves_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/moves_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.cycles.admin.confirmations.store': {
    methods: ["POST"]
    pattern: '/api/admin/outside-hours/:id/confirmations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/cycles/admin/validators').confirmationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/cycles/admin/validators').confirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.cycles.admin.course_kinds.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/qualification-kinds'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/course_kinds_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/course_kinds_controller').default['show']>>>
    }
  }
  'certificates.cycles.admin.course_kinds.update': {
    methods: ["PUT"]
    pattern: '/api/admin/courses/:id/qualification-kinds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/cycles/admin/validators').courseKindsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/cycles/admin/validators').courseKindsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/course_kinds_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/cycles/admin/course_kinds_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualification_kinds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/qualification-kinds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/education_rules/kinds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/education_rules/kinds_controller').default['index']>>>
    }
  }
  'certificates.education_rules.admin.rules.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/education-rules'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/education_rules/admin/validators').rulesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/rules_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/rules_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.education_rules.admin.rules.store': {
    methods: ["POST"]
    pattern: '/api/admin/education-rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/education_rules/admin/validators').newRuleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/education_rules/admin/validators').newRuleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/rules_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/rules_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.education_rules.admin.rule_previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/education-rules/preview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/education_rules/admin/validators').rulePreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/rule_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/rule_previews_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.education_rules.admin.kinds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/qualification-kinds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/kinds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/kinds_controller').default['index']>>>
    }
  }
  'certificates.education_rules.admin.kinds.store': {
    methods: ["POST"]
    pattern: '/api/admin/qualification-kinds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/education_rules/admin/validators').newKindValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/education_rules/admin/validators').newKindValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/kinds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/kinds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.education_rules.admin.kinds.update': {
    methods: ["PUT"]
    pattern: '/api/admin/qualification-kinds/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/education_rules/admin/validators').kindValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/education_rules/admin/validators').kindValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/kinds_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/education_rules/admin/kinds_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/qualifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['index']>>>
    }
  }
  'certificates.qualifications.store': {
    methods: ["POST"]
    pattern: '/api/user/qualifications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/qualifications/validators').newQualificationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/qualifications/validators').newQualificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.update': {
    methods: ["PUT"]
    pattern: '/api/user/qualifications/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/qualifications/validators').qualificationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/qualifications/validators').qualificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/qualifications/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['destroy']>>>
    }
  }
  'certificates.qualifications.renew': {
    methods: ["POST"]
    pattern: '/api/user/qualifications/:id/renewals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/qualifications/validators').renewalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/qualifications/validators').renewalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['renew']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/qualifications_controller').default['renew']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.admin.qualifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/qualifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/qualifications/admin/validators').qualificationsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/qualifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/qualifications_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.admin.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/qualifications-export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/qualifications/admin/validators').qualificationExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/qualification_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/qualification_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.admin.qualifications.update': {
    methods: ["PUT"]
    pattern: '/api/admin/qualifications/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/qualifications/admin/validators').correctionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/qualifications/admin/validators').correctionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/qualifications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/qualifications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.admin.verifications.store': {
    methods: ["POST"]
    pattern: '/api/admin/qualifications/:id/verifications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/qualifications/admin/validators').verificationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/qualifications/admin/validators').verificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/admin/verifications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.imports.import_previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/qualification-imports/previews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/imports/import_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/imports/import_previews_controller').default['store']>>>
    }
  }
  'certificates.qualifications.imports.imports.store': {
    methods: ["POST"]
    pattern: '/api/admin/qualification-imports/imports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/qualifications/imports/validators').importValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/qualifications/imports/validators').importValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/imports/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/imports/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.qualifications.imports.import_templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/qualification-imports/template'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/qualifications/imports/import_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/qualifications/imports/import_templates_controller').default['show']>>>
    }
  }
  'certificates.foreign.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/foreign-certificates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/foreign/validators').foreignNumberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/foreign/foreign_certificates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/foreign/foreign_certificates_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.foreign.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/foreign-certificates/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/foreign/files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/foreign/files_controller').default['show']>>>
    }
  }
  'certificates.foreign.revoke': {
    methods: ["POST"]
    pattern: '/api/admin/foreign-certificates/:id/revoke'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/issues/validators').revokeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/issues/validators').revokeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/foreign/revocations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/foreign/revocations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.issues.admin.issues.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certificate-issues'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/issues/validators').issueListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/admin/issues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/admin/issues_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.issues.admin.revoke': {
    methods: ["POST"]
    pattern: '/api/admin/certificate-issues/:id/revoke'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/issues/validators').revokeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/issues/validators').revokeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/admin/revocations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/admin/revocations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.issues.prints.store': {
    methods: ["POST"]
    pattern: '/api/user/certs/print/generate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/issues/validators').printValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/issues/validators').printValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/prints_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/prints_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.issues.printable_cycles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/certs/print/cycles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/issues/validators').printableCyclesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/printable_cycles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/printable_cycles_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.issues.issues.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/certificate-issues'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/issues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/issues_controller').default['index']>>>
    }
  }
  'certificates.issues.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/certificate-issues/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/issues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/issues_controller').default['show']>>>
    }
  }
  'certificates.public.certificates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/certificates/:number'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/public/certificates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/public/certificates_controller').default['show']>>>
    }
  }
  'certificates.public.credential': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/certificates/:number/credential'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/public/credentials_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/public/credentials_controller').default['show']>>>
    }
  }
  'certificates.public.status_lists.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/status-lists/:list'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { list: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/public/status_lists_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/public/status_lists_controller').default['show']>>>
    }
  }
  'certificates.public.files.store': {
    methods: ["POST"]
    pattern: '/api/public/certificate-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/public/files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/public/files_controller').default['store']>>>
    }
  }
  'certificates.keys.jwks': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/jwks.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/public/keys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/public/keys_controller').default['index']>>>
    }
  }
  'certificates.keys.did': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/did.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/issues/public/keys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/issues/public/keys_controller').default['show']>>>
    }
  }
  'certificates.local.province.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/province'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/local/registries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/local/registries_controller').default['show']>>>
    }
  }
  'certificates.local.province.uploads': {
    methods: ["GET","HEAD"]
    pattern: '/local/province/uploads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/local/registries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/local/registries_controller').default['index']>>>
    }
  }
  'certificates.local.province.mode': {
    methods: ["POST"]
    pattern: '/local/province/mode'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/local/validators').registryModeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/local/validators').registryModeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/local/registry_modes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/local/registry_modes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.local.province.change': {
    methods: ["POST"]
    pattern: '/local/province/uploads/:pushId/changes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/local/validators').registryChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { pushId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/local/validators').registryChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/local/registry_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/local/registry_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.reconciliation.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/hour-reconciliations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/reconciliation/validators').registryDaysValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/reconciliations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/reconciliations_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.reconciliation.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/hour-reconciliations/:day'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { day: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/reconciliations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/reconciliations_controller').default['show']>>>
    }
  }
  'certificates.reconciliation.store': {
    methods: ["POST"]
    pattern: '/api/admin/hour-reconciliations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/reconciliation/validators').registryRunValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/reconciliation/validators').registryRunValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/reconciliations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/reconciliations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.reconciliation.resolutions.store': {
    methods: ["POST"]
    pattern: '/api/admin/hour-differences/:id/resolutions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/reconciliation/validators').discrepancyResolutionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/reconciliation/validators').discrepancyResolutionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/resolutions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/reconciliation/resolutions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.uploads.store': {
    methods: ["POST"]
    pattern: '/api/user/certs/upload-hours'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/uploads/validators').uploadHoursValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#certificates/uploads/validators').uploadHoursValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/uploads/uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/uploads/uploads_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.uploads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/push-logs/course-edu-log-id/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/uploads/push_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/uploads/push_logs_controller').default['index']>>>
    }
  }
  'certificates.uploads.admin.revert': {
    methods: ["POST"]
    pattern: '/api/admin/revert-upload-hours/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/uploads/validators').revertValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/uploads/validators').revertValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/reverts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/reverts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.uploads.admin.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/push-logs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/uploads/admin/validators').uploadsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/push_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/push_logs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.uploads.admin.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/push-logs-export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#certificates/uploads/admin/validators').uploadExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/push_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/push_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.uploads.admin.inquiries.store': {
    methods: ["POST"]
    pattern: '/api/admin/push-logs/:id/inquiries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/inquiries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/inquiries_controller').default['store']>>>
    }
  }
  'certificates.uploads.admin.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/push-logs/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#certificates/uploads/validators').deleteUploadValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#certificates/uploads/validators').deleteUploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/push_logs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/uploads/admin/push_logs_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'certificates.admin.certificates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id/certs'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/admin/certificates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/admin/certificates_controller').default['index']>>>
    }
  }
  'certificates.issues.admin.of': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id/certificate-issues'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/admin/user_issues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/admin/user_issues_controller').default['index']>>>
    }
  }
  'certificates.certificates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/certs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/ledger/certificates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/ledger/certificates_controller').default['index']>>>
    }
  }
  'certificates.next_records.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/course-edu-logs/next'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/course_edu_logs/next_records_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/course_edu_logs/next_records_controller').default['index']>>>
    }
  }
  'certificates.course_edu_logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/course-edu-logs/further-edu-cert-id/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/certificates/course_edu_logs/course_edu_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/certificates/course_edu_logs/course_edu_logs_controller').default['index']>>>
    }
  }
  'learning.anomalies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/anomalies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/anomalies/validators').anomaliesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/anomalies/anomalies_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/anomalies/anomalies_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.anomalies.searches.store': {
    methods: ["POST"]
    pattern: '/api/admin/anomalies/searches'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/anomalies/anomaly_searches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/anomalies/anomaly_searches_controller').default['store']>>>
    }
  }
  'learning.anomalies.marks.store': {
    methods: ["POST"]
    pattern: '/api/admin/anomalies/:id/marks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/anomalies/validators').anomalyMarkValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#learning/anomalies/validators').anomalyMarkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/anomalies/anomaly_marks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/anomalies/anomaly_marks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.user_courses.assignments.store': {
    methods: ["POST"]
    pattern: '/api/admin/user-courses/assign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/entitlements/admin/validators').assignmentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/entitlements/admin/validators').assignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/assignments/assignments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/assignments/assignments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.courses.assignments.store': {
    methods: ["POST"]
    pattern: '/api/admin/courses/:id/assign-to-users/:genLiveCode'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/entitlements/admin/validators').courseAssignmentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; genLiveCode: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#learning/entitlements/admin/validators').courseAssignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/assignments/course_assignments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/assignments/course_assignments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.courses.cooperative_url': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses/:id/cooperative-url'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/cooperative_sites/cooperative_urls_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/cooperative_sites/cooperative_urls_controller').default['show']>>>
    }
  }
  'learning.cycle_courses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/education-cycles/:id/courses'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/cycle_courses/cycle_courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/cycle_courses/cycle_courses_controller').default['index']>>>
    }
  }
  'learning.courses.bought': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses/:id/bought'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/bought_courses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/bought_courses_controller').default['show']>>>
    }
  }
  'learning.courses.owned': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/owned-courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/bought_courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/bought_courses_controller').default['index']>>>
    }
  }
  'learning.admin.user_courses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/user-courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/entitlements/admin/validators').userCoursesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/user_courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/user_courses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.user_courses.statuses.store': {
    methods: ["POST"]
    pattern: '/api/admin/user-courses/change-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/entitlements/admin/validators').statusChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/entitlements/admin/validators').statusChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/user_course_statuses_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/user_course_statuses_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.user_courses.expiry_dates.store': {
    methods: ["POST"]
    pattern: '/api/admin/user-courses/change-expiry-date'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/entitlements/admin/validators').expiryChangeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/entitlements/admin/validators').expiryChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/expiry_dates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/expiry_dates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.user_courses.expiry_batches.store': {
    methods: ["POST"]
    pattern: '/api/admin/user-courses/expiry-dates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/entitlements/admin/validators').expiryBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/entitlements/admin/validators').expiryBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/expiry_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/expiry_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.user_courses.reveals.store': {
    methods: ["POST"]
    pattern: '/api/admin/user-courses/:id/reveal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/entitlements/admin/validators').revealValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#learning/entitlements/admin/validators').revealValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/reveals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/reveals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.user_courses.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/user-courses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/user_courses_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/entitlements/admin/user_courses_controller').default['destroy']>>>
    }
  }
  'learning.evidence.store': {
    methods: ["POST"]
    pattern: '/api/admin/course-edu-logs/:id/evidence'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/evidence/validators').evidenceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#learning/evidence/validators').evidenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/evidence/evidence_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/evidence/evidence_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.hours.correct': {
    methods: ["POST"]
    pattern: '/api/user/correct-certificate-hours'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/hours/validators').correctionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/hours/validators').correctionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/hours/corrections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/hours/corrections_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.hours.corrections.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/hour-corrections'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/hours/validators').correctionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/hours/corrections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/hours/corrections_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.hours.corrections.preview': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/certificates/:id/correction-preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/hours/validators').correctionPreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/hours/corrections_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/hours/corrections_controller').default['preview']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.learner_imports.import_previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/learner-imports/previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/learner_imports/validators').previewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/learner_imports/validators').previewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/learner_imports/import_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/learner_imports/import_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.learner_imports.import_reports.store': {
    methods: ["POST"]
    pattern: '/api/admin/learner-imports/reports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/learner_imports/validators').previewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/learner_imports/validators').previewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/learner_imports/import_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/learner_imports/import_reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.learner_imports.imports.store': {
    methods: ["POST"]
    pattern: '/api/admin/learner-imports/imports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/learner_imports/validators').importValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/learner_imports/validators').importValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/learner_imports/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/learner_imports/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.learner_imports.import_templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/learner-imports/template'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/learner_imports/import_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/learner_imports/import_templates_controller').default['show']>>>
    }
  }
  'learning.admin.live_codes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/live-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/entitlements/admin/validators').liveCodesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/live_codes/staff_live_codes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/live_codes/staff_live_codes_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.live_codes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/live-codes-export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/entitlements/admin/validators').liveCodeExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/live_codes/live_code_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/live_codes/live_code_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.admin.live_codes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/live-codes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/live_codes/staff_live_codes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/live_codes/staff_live_codes_controller').default['destroy']>>>
    }
  }
  'learning.courses.live_code': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses/:id/valid-live-code/:code'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/live_codes/live_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/live_codes/live_codes_controller').default['show']>>>
    }
  }
  'learning.vod.live_state': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/live-state/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/live_states/live_states_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/live_states/live_states_controller').default['show']>>>
    }
  }
  'learning.local.videos.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/video/:videoId/*'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { videoId: ParamValue; '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/local/videos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/local/videos_controller').default['show']>>>
    }
  }
  'learning.local.live.encoder.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/live/:stream/encoder'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { stream: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/local/encoders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/local/encoders_controller').default['show']>>>
    }
  }
  'learning.local.live.encoder.store': {
    methods: ["POST"]
    pattern: '/local/live/:stream/encoder'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { stream: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/local/encoders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/local/encoders_controller').default['store']>>>
    }
  }
  'learning.local.live.files.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/live/:stream/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { stream: ParamValue; file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/local/live_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/local/live_files_controller').default['show']>>>
    }
  }
  'learning.notes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses/:id/notes'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['index']>>>
    }
  }
  'learning.notes.store': {
    methods: ["POST"]
    pattern: '/api/user/courses/:id/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/notes/validators').newNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#learning/notes/validators').newNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.notes.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses/:id/notes-file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/notes/note_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/notes/note_files_controller').default['show']>>>
    }
  }
  'learning.notes.update': {
    methods: ["PUT"]
    pattern: '/api/user/notes/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/notes/validators').noteValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#learning/notes/validators').noteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.notes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/notes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/notes/notes_controller').default['destroy']>>>
    }
  }
  'learning.vod.play_total': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/statis/user-total-play-time'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/play_statis/validators').playTotalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/play_statis/play_totals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/play_statis/play_totals_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.vod.course_play_totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/statis/user-course-play-time'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/play_statis/validators').coursePlayTotalsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/play_statis/play_totals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/play_statis/play_totals_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.vod.day_play_totals': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/statis/user-day-play-time'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/play_statis/validators').dayPlayTotalsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/play_statis/day_play_totals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/play_statis/day_play_totals_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.courses.study': {
    methods: ["POST"]
    pattern: '/api/user/courses/study/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/validators').studyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#learning/validators').studyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/studies_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/studies_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.courses.progress': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses/:id/progress'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/course_progresses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/course_progresses_controller').default['show']>>>
    }
  }
  'learning.study_logs.store': {
    methods: ["POST"]
    pattern: '/api/user/study-logs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/validators').studyLogValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/validators').studyLogValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/study_logs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/study_logs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.study_logs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/study-logs/chapter-id/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/study_logs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/study_logs_controller').default['show']>>>
    }
  }
  'learning.study_logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/study-logs/course-edu-log-id/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/study_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/study_logs_controller').default['index']>>>
    }
  }
  'learning.vod.play_url': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/play-url'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/validators').playValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/play_urls_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/play_urls_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.vod.play_urls': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/play-urls'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/validators').playValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/play_urls_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/play_urls_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.vod.beats.store': {
    methods: ["POST"]
    pattern: '/api/vod/upload-play-time'
    types: {
      body: ExtractBody<InferInput<(typeof import('#learning/validators').heartbeatValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#learning/validators').heartbeatValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/play_beats_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/play_beats_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.vod.download_url': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/download-url'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/validators').playValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/playback/video_downloads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/playback/video_downloads_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.explanations.explanations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/course-edu-logs/:id/ledger'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/explanations/validators').explanationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/explanations/explanations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/explanations/explanations_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.explanations.session_beats.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/play-sessions/:id/beats'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/explanations/validators').explanationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/explanations/session_beats_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/explanations/session_beats_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.explanations.admin.explanations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/course-edu-logs/:id/ledger'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/explanations/validators').explanationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/explanations/admin/explanations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/explanations/admin/explanations_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.explanations.admin.session_beats.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/play-sessions/:id/beats'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/explanations/validators').explanationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/explanations/admin/session_beats_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/explanations/admin/session_beats_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.transcript': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/transcript'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/transcript/transcripts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/transcript/transcripts_controller').default['show']>>>
    }
  }
  'learning.chapters.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/courses/:id/chapters'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/chapters/chapters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/chapters/chapters_controller').default['index']>>>
    }
  }
  'learning.published_chapters.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/courses/:id/published-chapters'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/chapters/published_chapters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/chapters/published_chapters_controller').default['index']>>>
    }
  }
  'learning.courses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#learning/validators').myCoursesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/my_courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/my_courses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'learning.courses.handout': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/courses/:id/chapters/:chapterId/handout'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; chapterId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/chapters/handouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/chapters/handouts_controller').default['show']>>>
    }
  }
  'learning.last_lesson.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/last-lesson'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/learning/last_lessons_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/learning/last_lessons_controller').default['show']>>>
    }
  }
  'exams.analysis.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id/item-analysis'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['index']>>>
    }
  }
  'exams.analysis.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id/item-analysis/:questionVersionId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; questionVersionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['show']>>>
    }
  }
  'exams.analysis.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id/item-analysis-export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['export']>>>
    }
  }
  'exams.analysis.of_question': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/questions/:id/item-analysis'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['ofQuestion']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/analysis/item_analyses_controller').default['ofQuestion']>>>
    }
  }
  'exams.start': {
    methods: ["POST"]
    pattern: '/api/user/papers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/attempts/validators').startValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/attempts/validators').startValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/user_papers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/user_papers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.paper': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/papers/paperId/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/attempts/validators').paperValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/papers_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.answers': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/papers/:id/paper-answers'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/attempts/validators').revealValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/paper_answers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/paper_answers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.save': {
    methods: ["POST"]
    pattern: '/api/user/paper-answers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/attempts/validators').answersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/attempts/validators').answersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/paper_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/paper_answers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.reset': {
    methods: ["DELETE"]
    pattern: '/api/user/user-papers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/user_papers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/user_papers_controller').default['destroy']>>>
    }
  }
  'exams.hand_in': {
    methods: ["POST"]
    pattern: '/api/user/user-papers/:id/scoring'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/user_papers_controller').default['score']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/user_papers_controller').default['score']>>>
    }
  }
  'exams.bookmark': {
    methods: ["POST"]
    pattern: '/api/user/user-papers/:id/bookmarks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/attempts/validators').bookmarksValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/attempts/validators').bookmarksValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/bookmarks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/bookmarks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.subject_papers': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/edu/subject-papers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/attempts/validators').subjectPapersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/attempts/subject_papers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/attempts/subject_papers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.clauses.clauses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/clauses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/clauses/validators').clauseListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/clauses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/clauses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.clauses.clauses.update': {
    methods: ["PUT"]
    pattern: '/api/admin/clauses/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/clauses/validators').clauseNameValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/clauses/validators').clauseNameValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/clauses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/clauses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.clauses.clauses.questions': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/clauses/:id/questions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/clauses/validators').clauseQuestionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/clauses_controller').default['questions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/clauses_controller').default['questions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.clauses.replacements.store': {
    methods: ["POST"]
    pattern: '/api/admin/clauses/:id/replacements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/clauses/validators').replacementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/clauses/validators').replacementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/clauses/replacements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/clauses/replacements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.clauses.replacements.restore': {
    methods: ["POST"]
    pattern: '/api/admin/clauses/:id/restorations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/clauses/validators').restorationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/clauses/validators').restorationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/clauses/replacements_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/clauses/replacements_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.clauses.clause_reviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/clause-reviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/clauses/validators').reviewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/clause_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/clause_reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.clauses.clause_reviews.store': {
    methods: ["POST"]
    pattern: '/api/admin/clause-reviews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/clauses/validators').reviewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/clauses/validators').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/clause_reviews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/clause_reviews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.marking.admin.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/paper-answers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/marking/validators').markingListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/marking/admin/paper_answers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/marking/admin/paper_answers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.marking.admin.store': {
    methods: ["POST"]
    pattern: '/api/admin/paper-answers/:id/marking'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/marking/validators').markingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/marking/validators').markingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/marking/admin/paper_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/marking/admin/paper_answers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.marking.teacher.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/teacher/paper-answers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/marking/validators').markingListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/marking/teacher/paper_answers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/marking/teacher/paper_answers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.marking.teacher.store': {
    methods: ["POST"]
    pattern: '/api/teacher/paper-answers/:id/marking'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/marking/validators').markingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/marking/validators').markingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/marking/teacher/paper_answers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/marking/teacher/paper_answers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.papers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/papers/validators').paperListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.papers.store': {
    methods: ["POST"]
    pattern: '/api/admin/papers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/papers/validators').paperValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/papers/validators').paperValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.papers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['show']>>>
    }
  }
  'exams.papers.papers.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/papers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/papers_controller').default['destroy']>>>
    }
  }
  'exams.papers.paper_questions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id/questions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/paper_questions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/paper_questions_controller').default['index']>>>
    }
  }
  'exams.papers.paper_questions.store': {
    methods: ["POST"]
    pattern: '/api/admin/papers/:id/questions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/papers/validators').paperQuestionsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/papers/validators').paperQuestionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/paper_questions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/paper_questions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.paper_questions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/papers/:id/questions/:paperQuestionId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; paperQuestionId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/paper_questions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/paper_questions_controller').default['destroy']>>>
    }
  }
  'exams.papers.paper_previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/papers/validators').previewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/paper_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/paper_previews_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.scores.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id/scores'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/papers/validators').scoreListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/scores_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/scores_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.score_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/papers/:id/scores-export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/papers/validators').scoreExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/score_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/score_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.person_scores.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id/scores'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/papers/validators').personScoresValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/person_scores_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/person_scores_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.papers.edited_subject_papers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/edu/subject-papers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/papers/validators').subjectPaperListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/papers/edited_subject_papers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/papers/edited_subject_papers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.imports.import_previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/question-banks/:id/import-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/questions/imports/validators').importPreviewValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/questions/imports/validators').importPreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/imports/import_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/imports/import_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.imports.imports.store': {
    methods: ["POST"]
    pattern: '/api/admin/question-banks/:id/imports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/questions/imports/validators').importValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/questions/imports/validators').importValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/imports/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/imports/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.imports.moodle_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/question-banks/:id/moodle-export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/imports/moodle/moodle_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/imports/moodle/moodle_exports_controller').default['show']>>>
    }
  }
  'exams.questions.imports.bank_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/question-banks/:id/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/imports/bank_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/imports/bank_exports_controller').default['show']>>>
    }
  }
  'exams.questions.imports.import_templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/question-import-template'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/imports/import_templates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/imports/import_templates_controller').default['show']>>>
    }
  }
  'exams.questions.question_banks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/question-banks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/questions/validators').bankListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/question_banks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/question_banks_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.question_banks.store': {
    methods: ["POST"]
    pattern: '/api/admin/question-banks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/questions/validators').bankValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/questions/validators').bankValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/question_banks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/question_banks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.question_banks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/question-banks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/question_banks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/question_banks_controller').default['destroy']>>>
    }
  }
  'exams.questions.questions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/question-banks/:id/questions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/questions/validators').questionListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/questions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/questions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.questions.store': {
    methods: ["POST"]
    pattern: '/api/admin/question-banks/:id/questions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/questions/validators').questionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/questions/validators').questionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/questions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/questions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.question_batches.store': {
    methods: ["POST"]
    pattern: '/api/admin/question-batches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/questions/validators').questionBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/questions/validators').questionBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/batches/question_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/batches/question_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.questions.questions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/questions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/questions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/questions_controller').default['destroy']>>>
    }
  }
  'exams.questions.question_tags.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/question-tags'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/questions/validators').tagListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/questions/question_tags_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/questions/question_tags_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.plan.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/exam-plan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['show']>>>
    }
  }
  'exams.plan.store': {
    methods: ["POST"]
    pattern: '/api/user/exam-plan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/plans/validators').planValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/plans/validators').planValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.plan.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/exam-plan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['destroy']>>>
    }
  }
  'exams.plan.questions': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/exam-plan/questions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['questions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['questions']>>>
    }
  }
  'exams.plan.answer': {
    methods: ["POST"]
    pattern: '/api/user/exam-plan/answers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/plans/validators').plannedAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/plans/validators').plannedAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/plans/exam_plans_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.regrades.regrade_previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/questions/:id/regrade-previews'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/regrades/regrade_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/regrades/regrade_previews_controller').default['store']>>>
    }
  }
  'exams.regrades.regrades.store': {
    methods: ["POST"]
    pattern: '/api/admin/questions/:id/regrades'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/regrades/validators').regradeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/regrades/validators').regradeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/regrades/regrades_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/regrades/regrades_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.error_questions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/error-questions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#exams/wrong_questions/validators').errorQuestionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.error_questions.store': {
    methods: ["POST"]
    pattern: '/api/user/error-questions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/wrong_questions/validators').bookmarkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/wrong_questions/validators').bookmarkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.error_questions.clear': {
    methods: ["DELETE"]
    pattern: '/api/user/error-questions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['clear']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['clear']>>>
    }
  }
  'exams.error_questions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/error-questions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['destroy']>>>
    }
  }
  'exams.error_questions.answer': {
    methods: ["POST"]
    pattern: '/api/user/error-questions/:id/answers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/wrong_questions/validators').answerAgainValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#exams/wrong_questions/validators').answerAgainValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/error_questions_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'exams.today_question.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/today-question'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/today_questions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/today_questions_controller').default['show']>>>
    }
  }
  'exams.today_question.answer': {
    methods: ["POST"]
    pattern: '/api/public/today-question/answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#exams/wrong_questions/validators').todayAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#exams/wrong_questions/validators').todayAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/today_questions_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/exams/wrong_questions/today_questions_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.admin.organisations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/organisations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#organisations/admin/validators').organisationsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/admin/organisations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/admin/organisations_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.admin.verify': {
    methods: ["POST"]
    pattern: '/api/admin/organisations/:id/verifications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/admin/validators').verificationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/admin/validators').verificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/admin/organisations_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/admin/organisations_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.admin.close': {
    methods: ["POST"]
    pattern: '/api/admin/organisations/:id/closures'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/admin/validators').closureValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/admin/validators').closureValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/admin/organisations_controller').default['close']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/admin/organisations_controller').default['close']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.goals.goals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/organisations/:id/goals'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/goals/goals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/goals/goals_controller').default['index']>>>
    }
  }
  'organisations.goals.goals.store': {
    methods: ["POST"]
    pattern: '/api/user/organisations/:id/goals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/goals/validators').goalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/goals/validators').goalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/goals/goals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/goals/goals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.goals.goals.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/organisations/:id/goals/:goalId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; goalId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/goals/goals_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/goals/goals_controller').default['destroy']>>>
    }
  }
  'organisations.hours.hours.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/organisations/:id/hours'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#organisations/hours/validators').hoursValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/hours/hours_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/hours/hours_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.hours.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/organisations/:id/hours-export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#organisations/hours/validators').hoursSheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/hours/hours_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/hours/hours_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.hours.events': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/organisations/:id/events'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#organisations/hours/validators').eventsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/hours/hours_controller').default['events']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/hours/hours_controller').default['events']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.members.members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/organisations/:id/members'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#organisations/members/validators').membersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.members.members.store': {
    methods: ["POST"]
    pattern: '/api/user/organisations/:id/members'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/members/validators').invitationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/members/validators').invitationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.members.members.update': {
    methods: ["PUT"]
    pattern: '/api/user/organisations/:id/members/:memberId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/members/validators').memberValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; memberId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/members/validators').memberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.members.members.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/organisations/:id/members/:memberId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; memberId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/members/members_controller').default['destroy']>>>
    }
  }
  'organisations.memberships.memberships.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/memberships'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['index']>>>
    }
  }
  'organisations.memberships.accept': {
    methods: ["POST"]
    pattern: '/api/user/memberships/:id/acceptances'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/memberships/validators').acceptanceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/memberships/validators').acceptanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['accept']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.memberships.decline': {
    methods: ["POST"]
    pattern: '/api/user/memberships/:id/refusals'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['decline']>>>
    }
  }
  'organisations.memberships.share': {
    methods: ["PUT"]
    pattern: '/api/user/memberships/:id/sharing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/memberships/validators').sharingValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/memberships/validators').sharingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['share']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['share']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.memberships.own': {
    methods: ["POST"]
    pattern: '/api/user/memberships/:id/ownership'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['own']>>>
    }
  }
  'organisations.memberships.readings': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/memberships/:id/readings'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#organisations/memberships/validators').readingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['readings']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['readings']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.memberships.memberships.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/memberships/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/memberships/memberships_controller').default['destroy']>>>
    }
  }
  'organisations.own.organisations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/organisations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/own/organisations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/own/organisations_controller').default['index']>>>
    }
  }
  'organisations.own.organisations.store': {
    methods: ["POST"]
    pattern: '/api/user/organisations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/own/validators').organisationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#organisations/own/validators').organisationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/own/organisations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/own/organisations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.own.organisations.update': {
    methods: ["PUT"]
    pattern: '/api/user/organisations/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/own/validators').organisationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/own/validators').organisationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/own/organisations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/own/organisations_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'organisations.reminders.store': {
    methods: ["POST"]
    pattern: '/api/user/organisations/:id/reminders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#organisations/reminders/validators').memberRemindersValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#organisations/reminders/validators').memberRemindersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/organisations/reminders/reminders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/organisations/reminders/reminders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.seat_moves.store': {
    methods: ["POST"]
    pattern: '/api/admin/user-courses/:id/move'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/seats/validators').seatMoveValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/seats/validators').seatMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/admin/seat_moves_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/admin/seat_moves_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.orders.exports.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders-export'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/admin/order_validators').orderExportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/admin/order_validators').orderExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/admin/order_exports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/admin/order_exports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/:orderNo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/admin/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/admin/orders_controller').default['show']>>>
    }
  }
  'commerce.admin.orders.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/orders/:orderNo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/admin/orders_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/admin/orders_controller').default['destroy']>>>
    }
  }
  'commerce.admin.orders.reveals.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:orderNo/reveal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/admin/order_validators').orderRevealValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/admin/order_validators').orderRevealValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/admin/order_reveals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/admin/order_reveals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/admin/order_validators').ordersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/admin/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/admin/orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.transfer_slips.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/:orderNo/transfer-slip'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/bank_transfers/validators').slipValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/bank_transfers/validators').slipValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/slips_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/slips_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.transfer_slips.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/orders/:orderNo/transfer-slip'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/slips_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/slips_controller').default['show']>>>
    }
  }
  'commerce.transfer_notices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/orders/:orderNo/transfer-notice'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/transfer_notices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/transfer_notices_controller').default['show']>>>
    }
  }
  'commerce.bank_transfers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-transfers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/bank_transfers/validators').bankTransfersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/bank_transfers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/bank_transfers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.bank_transfers.slips.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-transfers/:id/slip'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/transfer_slips_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/transfer_slips_controller').default['show']>>>
    }
  }
  'commerce.bank_transfers.statements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-statements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/bank_transfers/validators').statementsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/statements/bank_statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/statements/bank_statements_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.bank_transfers.statements.previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/bank-statements/previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/bank_transfers/validators').statementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/bank_transfers/validators').statementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/statements/bank_statement_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/statements/bank_statement_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.bank_transfers.statements.store': {
    methods: ["POST"]
    pattern: '/api/admin/bank-statements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/bank_transfers/validators').statementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/bank_transfers/validators').statementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/statements/bank_statements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/statements/bank_statements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.bank_transfers.lines.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-lines'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/bank_transfers/validators').bankLinesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_lines_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_lines_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.bank_transfers.lines.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/bank-lines/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_lines_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_lines_controller').default['show']>>>
    }
  }
  'commerce.bank_transfers.lines.confirmations.store': {
    methods: ["POST"]
    pattern: '/api/admin/bank-lines/:id/confirmations'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_confirmations_controller').default['store']>>>
    }
  }
  'commerce.bank_transfers.lines.matches.store': {
    methods: ["POST"]
    pattern: '/api/admin/bank-lines/:id/matches'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/bank_transfers/validators').matchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/bank_transfers/validators').matchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_matches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_matches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.bank_transfers.lines.dismissals.store': {
    methods: ["POST"]
    pattern: '/api/admin/bank-lines/:id/dismissals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/bank_transfers/validators').dismissalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/bank_transfers/validators').dismissalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_dismissals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/lines/bank_dismissals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.bank_transfers.refund_serials.store': {
    methods: ["POST"]
    pattern: '/api/admin/refunds/:id/bank-serials'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/bank_transfers/validators').refundSerialValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/bank_transfers/validators').refundSerialValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/refund_serials_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/bank_transfers/refund_serials_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.cart_items.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/cart-items'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_items_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_items_controller').default['index']>>>
    }
  }
  'commerce.cart_items.store': {
    methods: ["POST"]
    pattern: '/api/user/cart-items'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/validators').cartItemValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/validators').cartItemValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_items_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_items_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.cart_items.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/cart-items/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_items_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_items_controller').default['destroy']>>>
    }
  }
  'commerce.cart_batches.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/cart-items-batch'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/validators').cartBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/validators').cartBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_batches_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_batches_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.cart_merges.store': {
    methods: ["POST"]
    pattern: '/api/user/cart-merges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/validators').cartMergeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/validators').cartMergeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_merges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/cart/cart_merges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.visitor_cart.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/cart-items'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/validators').visitorCartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/cart/visitor_cart_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/cart/visitor_cart_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.exceptions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/payment-exceptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/exceptions/validators').exceptionsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/exceptions/payment_exceptions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/exceptions/payment_exceptions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.exceptions.refunds.store': {
    methods: ["POST"]
    pattern: '/api/admin/payment-exceptions/:id/refunds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/exceptions/validators').exceptionRefundValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/exceptions/validators').exceptionRefundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_refunds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.exceptions.settlements.store': {
    methods: ["POST"]
    pattern: '/api/admin/payment-exceptions/:id/settlements'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_settlements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_settlements_controller').default['store']>>>
    }
  }
  'commerce.exceptions.resolutions.store': {
    methods: ["POST"]
    pattern: '/api/admin/payment-exceptions/:id/resolutions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/exceptions/validators').resolutionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/exceptions/validators').resolutionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_resolutions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_resolutions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.exceptions.checks.store': {
    methods: ["POST"]
    pattern: '/api/admin/payment-exceptions/:id/wallet-checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/exceptions/exception_checks_controller').default['store']>>>
    }
  }
  'commerce.history.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/:orderNo/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/history/order_histories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/history/order_histories_controller').default['show']>>>
    }
  }
  'commerce.history.notes.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:orderNo/notes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/history/validators').orderNoteValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/history/validators').orderNoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/history/order_histories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/history/order_histories_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.learners.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users-for-page'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/learners/learner_validators').learnersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/learners/learners_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/learners/learners_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.learners.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users-export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/learners/learner_validators').learnerExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/learners/learner_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/learners/learner_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.learners.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/learners/learners_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/learners/learners_controller').default['show']>>>
    }
  }
  'commerce.local.wallets.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/wallet/:merchantNo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { merchantNo: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/validators').walletPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/local/wallets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/local/wallets_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.local.wallets.store': {
    methods: ["POST"]
    pattern: '/local/wallet/:merchantNo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/validators').walletPageValidator)>>
      paramsTuple: [ParamValue]
      params: { merchantNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/validators').walletPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/local/wallets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/local/wallets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.local.wallet_authorizations.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/wallet-authorization'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/validators').walletAuthorizationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/local/wallet_authorizations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/local/wallet_authorizations_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.local.wallet_bridges.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/wallet-bridge.js'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/local/wallet_bridges_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/local/wallet_bridges_controller').default['show']>>>
    }
  }
  'commerce.local.wallet_bridges.store': {
    methods: ["POST"]
    pattern: '/local/wallet-bridge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/validators').bridgeCallValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/validators').bridgeCallValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/local/wallet_bridges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/local/wallet_bridges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.tracking_logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/:orderNo/tracking-logs'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/parcels/tracking_logs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/parcels/tracking_logs_controller').default['index']>>>
    }
  }
  'commerce.admin.orders.parcels.store': {
    methods: ["POST"]
    pattern: '/api/admin/parcels'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/admin/parcels_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/admin/parcels_controller').default['store']>>>
    }
  }
  'commerce.payment_codes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/orders/:orderNo/qrcode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/validators').codeLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/payments/payment_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/payments/payment_codes_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.payment_attempts.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/:orderNo/payment-attempts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/validators').paymentAttemptValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/validators').paymentAttemptValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/payments/payment_attempts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/payments/payment_attempts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.payment_notices.store': {
    methods: ["POST"]
    pattern: '/api/pay/:provider/notify'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/payment_webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/payment_webhooks_controller').default['store']>>>
    }
  }
  'commerce.admin.orders.wallet_checks.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:orderNo/wallet-checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/payments/wallet_checks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/payments/wallet_checks_controller').default['store']>>>
    }
  }
  'commerce.quotes.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/fresh-price'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/pricing/validators').quoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/pricing/validators').quoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/pricing/quotes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/pricing/quotes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.visitor_quotes.store': {
    methods: ["POST"]
    pattern: '/api/public/orders/fresh-price'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/pricing/validators').visitorQuoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/pricing/validators').visitorQuoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/pricing/visitor_quotes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/pricing/visitor_quotes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.price_previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/price-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/pricing/price_preview_validator').pricePreviewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/pricing/price_preview_validator').pricePreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/pricing/price_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/pricing/price_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.admin.price_previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:id/prices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/pricing/price_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/pricing/price_previews_controller').default['show']>>>
    }
  }
  'commerce.reconciliation.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/reconciliations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/reconciliation/validators').billDaysValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/reconciliation/reconciliations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/reconciliation/reconciliations_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.reconciliation.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/reconciliations/:day'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { day: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/reconciliation/validators').billLinesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/reconciliation/reconciliations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/reconciliation/reconciliations_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.reconciliation.store': {
    methods: ["POST"]
    pattern: '/api/admin/reconciliations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/reconciliation/validators').billRunValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/reconciliation/validators').billRunValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/reconciliation/reconciliations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/reconciliation/reconciliations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.refunds.goods_returns.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:orderNo/goods-returns'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/refunds/goods_returns/validators').goodsReturnValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/refunds/goods_returns/validators').goodsReturnValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/goods_returns/goods_returns_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/goods_returns/goods_returns_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.refunds.requests.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/:orderNo/refund-requests'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/refunds/requests/validators').refundRequestValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/refunds/requests/validators').refundRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/requests/refund_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/requests/refund_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.refunds.requests.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/orders/:orderNo/refund-requests'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/requests/refund_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/requests/refund_requests_controller').default['destroy']>>>
    }
  }
  'commerce.refunds.requests.rejections.store': {
    methods: ["POST"]
    pattern: '/api/admin/refund-requests/:id/rejections'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/refunds/requests/validators').rejectionValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/refunds/requests/validators').rejectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/requests/rejections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/requests/rejections_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.refunds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/refunds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/refunds/validators').refundsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/refunds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/refunds_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.refunds.tries.store': {
    methods: ["POST"]
    pattern: '/api/admin/refunds/:id/tries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/refund_retries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/refund_retries_controller').default['store']>>>
    }
  }
  'commerce.refunds.previews.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:orderNo/refund-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/refunds/validators').refundPreviewValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/refunds/validators').refundPreviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/refund_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/refund_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.refunds.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:orderNo/refunds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/refunds/validators').refundValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/refunds/validators').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/refunds/refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/refunds/refunds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.order_items.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/orders/:orderNo/order-items'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/seats/order_items_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/seats/order_items_controller').default['index']>>>
    }
  }
  'commerce.seats.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/:orderNo/order-items/:itemId/assign-to-users'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/seats/validators').assignmentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/seats/validators').assignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/seats/seats_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/seats/seats_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.seat_previews.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/:orderNo/order-items/:itemId/seat-previews'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/seats/validators').assignmentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/seats/validators').assignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/seats/seat_previews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/seats/seat_previews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.seats.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/orders/:orderNo/order-items/:itemId/assigned-users'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/seats/validators').seatsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/seats/seats_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/seats/seats_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.seat_moves.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/:orderNo/order-items/:itemId/seats/:seatNo/move'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/seats/validators').seatMoveValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue; seatNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/seats/validators').seatMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/seats/seat_moves_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/seats/seat_moves_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.seats.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/orders/:orderNo/order-items/:itemId/seats/:seatNo'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue; seatNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/seats/seats_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/seats/seats_controller').default['destroy']>>>
    }
  }
  'commerce.seat_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/orders/:orderNo/order-items/:itemId/seats/export'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/seats/validators').seatSheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/seats/seat_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/seats/seat_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.centres.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/training-centre'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/training_centre/validators').centreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/training_centre/centres_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/training_centre/centres_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.centres.access': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/training-centre/access'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/training_centre/centres_controller').default['access']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/training_centre/centres_controller').default['access']>>>
    }
  }
  'commerce.centre_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/training-centre/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/training_centre/validators').centreSheetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/training_centre/centre_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/training_centre/centre_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.reminders.store': {
    methods: ["POST"]
    pattern: '/api/user/training-centre/reminders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/training_centre/validators').remindersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/training_centre/validators').remindersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/training_centre/reminders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/training_centre/reminders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.handovers.store': {
    methods: ["POST"]
    pattern: '/api/user/organisations/:id/handovers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/training_centre/validators').handoverValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#commerce/training_centre/validators').handoverValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/training_centre/handovers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/training_centre/handovers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.orders.store': {
    methods: ["POST"]
    pattern: '/api/user/orders/buy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#commerce/validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#commerce/validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#commerce/validators').myOrdersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'commerce.orders.destroy': {
    methods: ["DELETE"]
    pattern: '/api/user/orders/:orderNo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['destroy']>>>
    }
  }
  'commerce.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/:orderNo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/commerce/checkout/orders_controller').default['show']>>>
    }
  }
  'invoices.admin.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#invoices/admin/validators').invoicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/admin/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/admin/invoices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/invoices-export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#invoices/admin/validators').invoiceExportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/admin/invoice_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/admin/invoice_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.files.store': {
    methods: ["POST"]
    pattern: '/api/admin/invoices/:id/files'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/validators').invoiceFileValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#invoices/validators').invoiceFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/files/invoice_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/files/invoice_files_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.numbers.update': {
    methods: ["PUT"]
    pattern: '/api/admin/invoices/:id/number'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/admin/validators').numberValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#invoices/admin/validators').numberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/admin/numbers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/admin/numbers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.red_numbers.update': {
    methods: ["PUT"]
    pattern: '/api/admin/red-invoices/:id/number'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/admin/validators').redNumberValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#invoices/admin/validators').redNumberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/admin/red_numbers_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/admin/red_numbers_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.deliveries.store': {
    methods: ["POST"]
    pattern: '/api/admin/orders/:orderNo/deliver'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/admin/validators').deliveryValidator)>>
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#invoices/admin/validators').deliveryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/admin/deliveries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/admin/deliveries_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.shipments.store': {
    methods: ["POST"]
    pattern: '/api/admin/shipments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/admin/validators').shipmentsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#invoices/admin/validators').shipmentsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/admin/shipments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/admin/shipments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.issue_batches.store': {
    methods: ["POST"]
    pattern: '/api/admin/invoices/issues'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/issuing/validators').issueBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#invoices/issuing/validators').issueBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/issuing/issue_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/issuing/issue_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.admin.issues.store': {
    methods: ["POST"]
    pattern: '/api/admin/invoices/:id/issue'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/issuing/issues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/issuing/issues_controller').default['store']>>>
    }
  }
  'invoices.admin.reversals.store': {
    methods: ["POST"]
    pattern: '/api/admin/invoices/:id/reversal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/issuing/validators').reversalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#invoices/issuing/validators').reversalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/issuing/reversals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/issuing/reversals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.notices.store': {
    methods: ["POST"]
    pattern: '/api/public/invoice-notices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/issuing/notices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/issuing/notices_controller').default['store']>>>
    }
  }
  'invoices.local.show': {
    methods: ["GET","HEAD"]
    pattern: '/local/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/local/issuers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/local/issuers_controller').default['show']>>>
    }
  }
  'invoices.local.mode': {
    methods: ["POST"]
    pattern: '/local/invoices/mode'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/local/validators').issuerModeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#invoices/local/validators').issuerModeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/local/issuer_modes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/local/issuer_modes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.local.change': {
    methods: ["POST"]
    pattern: '/local/invoices/notes/:requestNo/changes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/local/validators').noteChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { requestNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#invoices/local/validators').noteChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/local/note_changes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/local/note_changes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#invoices/validators').myInvoicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.suggestions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/invoice-suggestion'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/suggestions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/suggestions_controller').default['show']>>>
    }
  }
  'invoices.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['show']>>>
    }
  }
  'invoices.order_invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/invoices/orderid/:orderNo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/order_invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/order_invoices_controller').default['show']>>>
    }
  }
  'invoices.invoices.store': {
    methods: ["POST"]
    pattern: '/api/invoices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/validators').invoiceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#invoices/validators').invoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/invoices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'invoices.files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/invoices/:id/files/:fileId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/files/invoice_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/files/invoice_files_controller').default['show']>>>
    }
  }
  'invoices.dispatches.store': {
    methods: ["POST"]
    pattern: '/api/invoices/:id/send'
    types: {
      body: ExtractBody<InferInput<(typeof import('#invoices/validators').dispatchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#invoices/validators').dispatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/invoices/files/dispatches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/invoices/files/dispatches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'comments.approve': {
    methods: ["POST"]
    pattern: '/api/comments/approve/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/comments/admin/approvals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/comments/admin/approvals_controller').default['store']>>>
    }
  }
  'comments.moderations': {
    methods: ["POST"]
    pattern: '/api/comments/moderations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#comments/validators').moderationBatchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#comments/validators').moderationBatchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/comments/admin/moderation_batches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/comments/admin/moderation_batches_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'comments.reject': {
    methods: ["POST"]
    pattern: '/api/comments/reject/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/comments/admin/rejections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/comments/admin/rejections_controller').default['store']>>>
    }
  }
  'comments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/comments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#comments/validators').commentListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/comments/comments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/comments/comments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'comments.store': {
    methods: ["POST"]
    pattern: '/api/comments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#comments/validators').commentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#comments/validators').commentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/comments/comments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/comments/comments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.overview.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/user/overview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/learners/overviews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/learners/overviews_controller').default['show']>>>
    }
  }
  'statistics.funnel.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/statistics/funnel'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/funnel/validators').funnelValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/funnel/funnels_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/funnel/funnels_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.overview.summaries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/summary'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/overview/summaries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/overview/summaries_controller').default['show']>>>
    }
  }
  'statistics.overview.subjects.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/statistics/subject'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').rangeTypeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/overview/subjects_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/overview/subjects_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.overview.products.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/statistics/subject/:s/product'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { s: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').rangeTypeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/overview/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/overview/products_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.overview.product_orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/statistics/product/:courseId/order'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { courseId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').productOrdersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/overview/product_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/overview/product_orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.overview.trends.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/statistics/trend'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').trendValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/overview/trends_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/overview/trends_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.partners.channel_stats.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/channel-statis/:channelId/product-statis'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { channelId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').partnerStatsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/partners/channel_stats_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/partners/channel_stats_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.partners.partner_exports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/channel-statis/:channelId/product-statis-export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { channelId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').partnerStatsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/partners/partner_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/partners/partner_exports_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.partners.codes': {
    methods: ["GET","HEAD"]
    pattern: '/api/public/channels/:channelId/qrcode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { channelId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/partners/partner_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/partners/partner_codes_controller').default['show']>>>
    }
  }
  'statistics.play.play_rankings.courses': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/statis/course-play-time'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').rankingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/play/play_rankings_controller').default['courses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/play/play_rankings_controller').default['courses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.play.play_rankings.users': {
    methods: ["GET","HEAD"]
    pattern: '/api/vod/statis/user-play-time'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').rankingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/play/play_rankings_controller').default['users']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/play/play_rankings_controller').default['users']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.statements.month_statements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/statements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/statements/validators').monthValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/month_statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/month_statements_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.statements.closings.storeMonth': {
    methods: ["POST"]
    pattern: '/api/admin/statements/:month/closings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#statistics/statements/validators').monthClosingValidator)>>
      paramsTuple: [ParamValue]
      params: { month: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#statistics/statements/validators').monthClosingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/closings_controller').default['storeMonth']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/closings_controller').default['storeMonth']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.statements.statements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/statements/:channelId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { channelId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/statements_controller').default['index']>>>
    }
  }
  'statistics.statements.statements.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/statements/:channelId/:month'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { channelId: ParamValue; month: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/statements/validators').statementLinesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/statements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/statements_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.statements.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/statements/:channelId/:month/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { channelId: ParamValue; month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/statement_files_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/statement_files_controller').default['pdf']>>>
    }
  }
  'statistics.statements.xlsx': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/statements/:channelId/:month/xlsx'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { channelId: ParamValue; month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/statement_files_controller').default['workbook']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/statement_files_controller').default['workbook']>>>
    }
  }
  'statistics.statements.closings.store': {
    methods: ["POST"]
    pattern: '/api/admin/statements/:channelId/:month/closings'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { channelId: ParamValue; month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/closings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/closings_controller').default['store']>>>
    }
  }
  'statistics.statements.payouts.store': {
    methods: ["POST"]
    pattern: '/api/admin/statements/:channelId/:month/payout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#statistics/statements/validators').payoutValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { channelId: ParamValue; month: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#statistics/statements/validators').payoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/payouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/payouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.statements.payouts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/statements/:channelId/:month/payout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#statistics/statements/validators').payoutCancellationValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { channelId: ParamValue; month: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#statistics/statements/validators').payoutCancellationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/statements/payouts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/statements/payouts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.study.course_studies.own': {
    methods: ["GET","HEAD"]
    pattern: '/api/teacher/courses/:courseId/study-statis'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { courseId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/study/course_studies_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/study/course_studies_controller').default['own']>>>
    }
  }
  'statistics.study.course_studies.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/courses/:courseId/study-statis'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { courseId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/study/course_studies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/study/course_studies_controller').default['show']>>>
    }
  }
  'statistics.teachers.teacher_stats.own': {
    methods: ["GET","HEAD"]
    pattern: '/api/orders/teacher-statis'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').teacherStatsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/teachers/teacher_stats_controller').default['own']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/teachers/teacher_stats_controller').default['own']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.teachers.teacher_stats.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/orders/teacher-statis/:teacherId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { teacherId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#statistics/validators').teacherStatsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/teachers/teacher_stats_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/teachers/teacher_stats_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.waiting.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/waiting'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/pending_work/waiting_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/pending_work/waiting_controller').default['index']>>>
    }
  }
  'statistics.setup_steps.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/setup-steps'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/setup_steps/setup_steps_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/setup_steps/setup_steps_controller').default['index']>>>
    }
  }
  'v1.payments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/accounting/validators').moneyPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/payments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.refunds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/refunds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/accounting/validators').moneyPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/refunds_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/refunds_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.bill_days.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bill-days/:day'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { day: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/bill_days_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/bill_days_controller').default['show']>>>
    }
  }
  'v1.bank_transfers.confirm': {
    methods: ["POST"]
    pattern: '/api/v1/bank-transfers/:code/confirmations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/accounting/validators').receivedLineValidator)>>
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/accounting/validators').receivedLineValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/bank_transfers_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/bank_transfers_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/accounting/validators').moneyPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/invoices_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.invoices.issue': {
    methods: ["POST"]
    pattern: '/api/v1/invoices/:id/issues'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/accounting/validators').invoiceIssueValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/accounting/validators').invoiceIssueValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/invoices_controller').default['issue']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/accounting/invoices_controller').default['issue']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'openapi.partners': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/documents_controller').default['show']>>>
    }
  }
  'v1.keys.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/me'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/keys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/keys_controller').default['show']>>>
    }
  }
  'v1.people.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/people'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/people/people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/people/people_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.people.store': {
    methods: ["POST"]
    pattern: '/api/v1/people'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/people/validators').personValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/people/validators').personValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/people/people_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/people/people_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.person_lookups.store': {
    methods: ["POST"]
    pattern: '/api/v1/people/lookups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/people/validators').personLookupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/people/validators').personLookupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/people/person_lookups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/people/person_lookups_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.person_hours.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/people/:id/hours'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/people/person_hours_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/people/person_hours_controller').default['index']>>>
    }
  }
  'v1.person_reveals.store': {
    methods: ["POST"]
    pattern: '/api/v1/people/:id/reveals'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/people/person_reveals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/people/person_reveals_controller').default['store']>>>
    }
  }
  'v1.courses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/courses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/courses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/courses_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.courses.chapters': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/courses/:id/chapters'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/courses_controller').default['chapters']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/courses_controller').default['chapters']>>>
    }
  }
  'v1.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').changedPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/orders/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/orders/orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.orders.store': {
    methods: ["POST"]
    pattern: '/api/v1/orders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/orders/validators').bulkOrderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/orders/validators').bulkOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/orders/orders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/orders/orders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:orderNo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/orders/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/orders/orders_controller').default['show']>>>
    }
  }
  'v1.seats.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:orderNo/lines/:itemId/seats'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.seats.store': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:orderNo/lines/:itemId/seats'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/validators').seatAssignmentValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/validators').seatAssignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.seats.move': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:orderNo/lines/:itemId/seats/:seatNo/moves'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/validators').seatMoveValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue; seatNo: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/validators').seatMoveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['move']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.seats.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/orders/:orderNo/lines/:itemId/seats/:seatNo'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { orderNo: ParamValue; itemId: ParamValue; seatNo: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/seats_controller').default['destroy']>>>
    }
  }
  'v1.progress.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/progress'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/progress_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/progress_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.certificates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/certificates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').changedPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/certificates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/certificates_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.certificates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/certificates/:number'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/certificates_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/certificates_controller').default['show']>>>
    }
  }
  'v1.hour_uploads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/hour-uploads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').changedPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/hour_uploads_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/hour_uploads_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.hour_upload_results.outcome': {
    methods: ["POST"]
    pattern: '/api/v1/hour-uploads/:uploadId/outcomes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/validators').uploadOutcomeValidator)>>
      paramsTuple: [ParamValue]
      params: { uploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/validators').uploadOutcomeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/hour_upload_results_controller').default['outcome']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/hour_upload_results_controller').default['outcome']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.hour_upload_results.revert': {
    methods: ["POST"]
    pattern: '/api/v1/hour-uploads/:uploadId/reversals'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/validators').uploadReversalValidator)>>
      paramsTuple: [ParamValue]
      params: { uploadId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/validators').uploadReversalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/hour_upload_results_controller').default['revert']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/hour_upload_results_controller').default['revert']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.entitlements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/entitlements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/entitlements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/entitlements_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.entitlements.store': {
    methods: ["POST"]
    pattern: '/api/v1/entitlements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/validators').entitlementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/validators').entitlementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/entitlements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/entitlements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.entitlements.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/entitlements/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/entitlements_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/entitlements_controller').default['destroy']>>>
    }
  }
  'v1.events.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/v1/validators').eventPageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/events_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/events_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['index']>>>
    }
  }
  'v1.webhooks.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/webhook_validators').webhookValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/webhook_validators').webhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.webhooks.update': {
    methods: ["PATCH"]
    pattern: '/api/v1/webhooks/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/webhook_validators').webhookChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/webhook_validators').webhookChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/webhooks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['destroy']>>>
    }
  }
  'v1.webhooks.change_secret': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/:id/secrets'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['changeSecret']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['changeSecret']>>>
    }
  }
  'v1.webhooks.test': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/:id/tests'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['test']>>>
    }
  }
  'v1.webhooks.replay': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/:id/replays'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/v1/webhook_validators').webhookReplayValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/v1/webhook_validators').webhookReplayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['replay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/v1/webhooks_controller').default['replay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.webhook_endpoints.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/service-accounts/:id/webhook-endpoints'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['index']>>>
    }
  }
  'partners.webhook_endpoints.store': {
    methods: ["POST"]
    pattern: '/api/admin/service-accounts/:id/webhook-endpoints'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/webhooks/validators').endpointValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/webhooks/validators').endpointValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.webhook_endpoints.update': {
    methods: ["PUT"]
    pattern: '/api/admin/webhook-endpoints/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/webhooks/validators').endpointEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/webhooks/validators').endpointEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.webhook_endpoints.switch': {
    methods: ["PUT"]
    pattern: '/api/admin/webhook-endpoints/:id/state'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/webhooks/validators').endpointSwitchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/webhooks/validators').endpointSwitchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['switch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['switch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.webhook_endpoints.destroy': {
    methods: ["DELETE"]
    pattern: '/api/admin/webhook-endpoints/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['destroy']>>>
    }
  }
  'partners.webhook_endpoints.change_secret': {
    methods: ["POST"]
    pattern: '/api/admin/webhook-endpoints/:id/secrets'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['changeSecret']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['changeSecret']>>>
    }
  }
  'partners.webhook_endpoints.test': {
    methods: ["POST"]
    pattern: '/api/admin/webhook-endpoints/:id/tests'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['test']>>>
    }
  }
  'partners.webhook_endpoints.replay': {
    methods: ["POST"]
    pattern: '/api/admin/webhook-endpoints/:id/replays'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/webhooks/validators').replayValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/webhooks/validators').replayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['replay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['replay']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.webhook_endpoints.deliveries': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/webhook-endpoints/:id/deliveries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#partners/webhooks/validators').deliveryFilterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['deliveries']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/webhooks/webhook_endpoints_controller').default['deliveries']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.service_accounts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/service-accounts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['index']>>>
    }
  }
  'partners.service_accounts.store': {
    methods: ["POST"]
    pattern: '/api/admin/service-accounts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/accounts/validators').serviceAccountValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#partners/accounts/validators').serviceAccountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.service_accounts.update': {
    methods: ["PUT"]
    pattern: '/api/admin/service-accounts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/accounts/validators').serviceAccountEditValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/accounts/validators').serviceAccountEditValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.service_accounts.switch': {
    methods: ["PUT"]
    pattern: '/api/admin/service-accounts/:id/state'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/accounts/validators').serviceAccountSwitchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/accounts/validators').serviceAccountSwitchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['switch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/accounts/service_accounts_controller').default['switch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.service_keys.store': {
    methods: ["POST"]
    pattern: '/api/admin/service-accounts/:id/keys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/keys/validators').serviceKeyValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/keys/validators').serviceKeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.service_keys.rotate': {
    methods: ["POST"]
    pattern: '/api/admin/service-keys/:id/rotations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#partners/keys/validators').rotationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#partners/keys/validators').rotationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['rotate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['rotate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'partners.service_keys.approve': {
    methods: ["POST"]
    pattern: '/api/admin/service-keys/:id/approvals'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['approve']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['approve']>>>
    }
  }
  'partners.service_keys.revoke': {
    methods: ["POST"]
    pattern: '/api/admin/service-keys/:id/revocations'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['revoke']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/partners/keys/service_keys_controller').default['revoke']>>>
    }
  }
  'v1.imports.store': {
    methods: ["POST"]
    pattern: '/api/v1/imports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#transfer/admin/validators').importUploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#transfer/admin/validators').importUploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/v1/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/v1/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'v1.imports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/imports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/v1/imports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/v1/imports_controller').default['show']>>>
    }
  }
  'v1.imports.run': {
    methods: ["POST"]
    pattern: '/api/v1/imports/:id/runs'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/v1/imports_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/v1/imports_controller').default['run']>>>
    }
  }
  'transfer.admin.imports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#transfer/admin/validators').importsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'transfer.admin.imports.store': {
    methods: ["POST"]
    pattern: '/api/admin/imports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#transfer/admin/validators').importUploadValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#transfer/admin/validators').importUploadValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'transfer.admin.imports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/imports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['show']>>>
    }
  }
  'transfer.admin.imports.start': {
    methods: ["POST"]
    pattern: '/api/admin/imports/:id/start'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['start']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['start']>>>
    }
  }
  'transfer.admin.imports.pause': {
    methods: ["POST"]
    pattern: '/api/admin/imports/:id/pause'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['pause']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['pause']>>>
    }
  }
  'transfer.admin.imports.resume': {
    methods: ["POST"]
    pattern: '/api/admin/imports/:id/resume'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['resume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['resume']>>>
    }
  }
  'transfer.admin.imports.discard': {
    methods: ["POST"]
    pattern: '/api/admin/imports/:id/discard'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['discard']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['discard']>>>
    }
  }
  'transfer.admin.imports.acknowledge': {
    methods: ["POST"]
    pattern: '/api/admin/imports/:id/acknowledge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['acknowledge']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['acknowledge']>>>
    }
  }
  'transfer.admin.imports.report': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/imports/:id/report'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['report']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['report']>>>
    }
  }
  'transfer.admin.imports.unmapped': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/imports/:id/unmapped'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['unmapped']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['unmapped']>>>
    }
  }
  'transfer.admin.imports.titles': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/imports/:id/titles'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['titles']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['titles']>>>
    }
  }
  'transfer.admin.imports.columns': {
    methods: ["GET","HEAD"]
    pattern: '/api/admin/import-columns'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['columns']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/transfer/admin/imports_controller').default['columns']>>>
    }
  }
}
