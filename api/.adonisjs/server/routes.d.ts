import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'core.local.clock': { paramsTuple?: []; params?: {} }
    'openapi.show': { paramsTuple?: []; params?: {} }
    'openapi.local.index': { paramsTuple?: []; params?: {} }
    'openapi.local.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.app_downloads.index': { paramsTuple?: []; params?: {} }
    'settings.app_downloads.show': { paramsTuple?: []; params?: {} }
    'settings.admin.app_packages.index': { paramsTuple?: []; params?: {} }
    'settings.admin.app_packages.store': { paramsTuple?: []; params?: {} }
    'settings.client_errors.store': { paramsTuple?: []; params?: {} }
    'settings.admin.client_errors.index': { paramsTuple?: []; params?: {} }
    'settings.params.index': { paramsTuple?: []; params?: {} }
    'settings.auth_type.show': { paramsTuple?: []; params?: {} }
    'settings.admin.params.index': { paramsTuple?: []; params?: {} }
    'settings.admin.params.store': { paramsTuple?: []; params?: {} }
    'media.local.store': { paramsTuple?: []; params?: {} }
    'media.local.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'media.local.pictures.show': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'width': ParamValue,'*': ParamValue[]} }
    'media.local.video_uploads.show': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'media.local.video_uploads.update': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'media.upload_signatures.show': { paramsTuple?: []; params?: {} }
    'media.files.store': { paramsTuple?: []; params?: {} }
    'accounts.regions.index': { paramsTuple?: []; params?: {} }
    'accounts.addresses.index': { paramsTuple?: []; params?: {} }
    'accounts.addresses.store': { paramsTuple?: []; params?: {} }
    'accounts.addresses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.addresses.default.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.people.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.reveals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.staff_hold_removals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.login_logs.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.audit_logs.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.object_uses.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.audit_verifications.show': { paramsTuple?: []; params?: {} }
    'accounts.admin.audit_verifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.closing.account_closings.show': { paramsTuple?: []; params?: {} }
    'accounts.closing.account_closings.store': { paramsTuple?: []; params?: {} }
    'accounts.face_scripts.show': { paramsTuple?: []; params?: {} }
    'accounts.face_checks.store': { paramsTuple?: []; params?: {} }
    'accounts.face_checks.show': { paramsTuple?: []; params?: {} }
    'accounts.face_results.store': { paramsTuple?: []; params?: {} }
    'accounts.learners.store': { paramsTuple?: []; params?: {} }
    'accounts.legal_texts.index': { paramsTuple?: []; params?: {} }
    'accounts.legal_texts.show': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'accounts.agreements.store': { paramsTuple?: []; params?: {} }
    'accounts.admin.legal_texts.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.legal_texts.store': { paramsTuple?: []; params?: {} }
    'accounts.admin.consents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.local.people': { paramsTuple?: []; params?: {} }
    'accounts.local.sms': { paramsTuple?: []; params?: {} }
    'accounts.local.faces.script': { paramsTuple?: []; params?: {} }
    'accounts.local.faces.show': { paramsTuple: [ParamValue]; params: {'certifyId': ParamValue} }
    'accounts.local.faces.store': { paramsTuple: [ParamValue]; params: {'certifyId': ParamValue} }
    'accounts.own_data.own_data.show': { paramsTuple?: []; params?: {} }
    'accounts.own_data.own_data.store': { paramsTuple?: []; params?: {} }
    'accounts.passwords.store': { paramsTuple?: []; params?: {} }
    'accounts.presence.open': { paramsTuple?: []; params?: {} }
    'accounts.presence.answers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.face_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.face_results.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.sms_codes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.consents.show': { paramsTuple?: []; params?: {} }
    'accounts.presence.consents.store': { paramsTuple?: []; params?: {} }
    'accounts.presence.consents.destroy': { paramsTuple?: []; params?: {} }
    'accounts.saved_views.index': { paramsTuple?: []; params?: {} }
    'accounts.saved_views.store': { paramsTuple?: []; params?: {} }
    'accounts.saved_views.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.saved_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.second_factor.code_sign_ins.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkey_sign_ins.create': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkey_sign_ins.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.second_factors.show': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.enrolments.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.totps.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.totps.remove': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkey_options.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkeys.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.second_factor.passkey_removals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.sessions.store': { paramsTuple?: []; params?: {} }
    'accounts.sessions.destroy': { paramsTuple?: []; params?: {} }
    'accounts.own_sessions.index': { paramsTuple?: []; params?: {} }
    'accounts.session_endings.store': { paramsTuple?: []; params?: {} }
    'accounts.own_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.staff_step.staff_steps.show': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.staff_steps.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.staff_steps.destroy': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.step_codes.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.step_passkeys.create': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.step_passkeys.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.confirmations.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.confirmation_passkeys.create': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.confirmation_passkeys.store': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.show': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.old_telephone_codes.store': { paramsTuple?: []; params?: {} }
    'accounts.registrations.store': { paramsTuple?: []; params?: {} }
    'accounts.profiles.show': { paramsTuple?: []; params?: {} }
    'accounts.profiles.store': { paramsTuple?: []; params?: {} }
    'messages.index': { paramsTuple?: []; params?: {} }
    'messages.unread': { paramsTuple?: []; params?: {} }
    'messages.read': { paramsTuple?: []; params?: {} }
    'messages.settings.show': { paramsTuple?: []; params?: {} }
    'messages.settings.store': { paramsTuple?: []; params?: {} }
    'messages.local.mails': { paramsTuple?: []; params?: {} }
    'exports.index': { paramsTuple?: []; params?: {} }
    'exports.store': { paramsTuple?: []; params?: {} }
    'exports.repeats.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.staff.index': { paramsTuple?: []; params?: {} }
    'channels.staff.store': { paramsTuple?: []; params?: {} }
    'channels.staff.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.channels.index': { paramsTuple?: []; params?: {} }
    'channels.channels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.channels.store': { paramsTuple?: []; params?: {} }
    'channels.channels.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.exclusive_codes.show': { paramsTuple: [ParamValue]; params: {'exclusiveCode': ParamValue} }
    'catalogue.admin.courses.spotlights.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.spotlights.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.spotlights.update': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.tags': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.places': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.positions.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.positions.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.chapters.videos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.videos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.videos.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.handouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.handouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.video_durations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.course_videos.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.chapters.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.chapters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.positions.store': { paramsTuple?: []; params?: {} }
    'catalogue.teacher.chapters.videos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.videos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.videos.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.handouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.handouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.video_durations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.course_videos.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.courses.index': { paramsTuple?: []; params?: {} }
    'catalogue.courses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teachers.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.teachers.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.store': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.checks.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.checks.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.presence_policies.course.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.presence_policies.course.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.publications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.publications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.publicationBatches.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.course_buyers.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.differences.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.search.index': { paramsTuple?: []; params?: {} }
    'catalogue.search.suggest': { paramsTuple?: []; params?: {} }
    'catalogue.synonyms.synonyms.index': { paramsTuple?: []; params?: {} }
    'catalogue.synonyms.synonyms.store': { paramsTuple?: []; params?: {} }
    'catalogue.synonyms.synonyms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.synonyms.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.live_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.courses.index': { paramsTuple?: []; params?: {} }
    'catalogue.teacher.courses.submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.courses.submissions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher_profiles.teacher_profiles.index': { paramsTuple?: []; params?: {} }
    'catalogue.teacher_profiles.teacher_profiles.store': { paramsTuple?: []; params?: {} }
    'catalogue.teacher_profiles.teacher_profiles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher_profiles.teacher_profiles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.vod.upload_grants.show': { paramsTuple?: []; params?: {} }
    'catalogue.vod.upload_grants.destroy': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'catalogue.vod.push_addresses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.vod.video_lists.show': { paramsTuple?: []; params?: {} }
    'catalogue.vod.video_lists.destroy': { paramsTuple?: []; params?: {} }
    'catalogue.admin.videos.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.cloud_videos.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.cloud_videos.destroy': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'catalogue.admin.live_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.outside.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.outside.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.courses': { paramsTuple?: []; params?: {} }
    'certificates.course_kinds.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.recounts.store': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.cycles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.confirmations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.course_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.course_kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualification_kinds.index': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.rules.index': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.rules.store': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.rule_previews.show': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.kinds.index': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.kinds.store': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.store': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.admin.qualifications.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.admin.qualifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.admin.verifications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.imports.import_previews.store': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.imports.imports.store': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'certificates.foreign.index': { paramsTuple?: []; params?: {} }
    'certificates.foreign.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.foreign.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.admin.issues.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.admin.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.prints.store': { paramsTuple?: []; params?: {} }
    'certificates.issues.printable_cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.issues.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.public.certificates.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'certificates.public.credential': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'certificates.public.status_lists.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'certificates.public.files.store': { paramsTuple?: []; params?: {} }
    'certificates.keys.jwks': { paramsTuple?: []; params?: {} }
    'certificates.keys.did': { paramsTuple?: []; params?: {} }
    'certificates.local.province.show': { paramsTuple?: []; params?: {} }
    'certificates.local.province.uploads': { paramsTuple?: []; params?: {} }
    'certificates.local.province.mode': { paramsTuple?: []; params?: {} }
    'certificates.local.province.change': { paramsTuple: [ParamValue]; params: {'pushId': ParamValue} }
    'certificates.reconciliation.index': { paramsTuple?: []; params?: {} }
    'certificates.reconciliation.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'certificates.reconciliation.store': { paramsTuple?: []; params?: {} }
    'certificates.reconciliation.resolutions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.store': { paramsTuple?: []; params?: {} }
    'certificates.uploads.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.admin.revert': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.admin.index': { paramsTuple?: []; params?: {} }
    'certificates.uploads.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.uploads.admin.inquiries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.admin.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.admin.certificates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.admin.of': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.certificates.index': { paramsTuple?: []; params?: {} }
    'certificates.next_records.index': { paramsTuple?: []; params?: {} }
    'certificates.course_edu_logs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.anomalies.index': { paramsTuple?: []; params?: {} }
    'learning.anomalies.searches.store': { paramsTuple?: []; params?: {} }
    'learning.anomalies.marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.admin.user_courses.assignments.store': { paramsTuple?: []; params?: {} }
    'learning.admin.courses.assignments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'genLiveCode': ParamValue} }
    'learning.courses.cooperative_url': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.cycle_courses.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.bought': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.owned': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.index': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.statuses.store': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.expiry_dates.store': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.expiry_batches.store': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.reveals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.admin.user_courses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.evidence.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.hours.correct': { paramsTuple?: []; params?: {} }
    'learning.hours.corrections.index': { paramsTuple?: []; params?: {} }
    'learning.hours.corrections.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.learner_imports.import_previews.store': { paramsTuple?: []; params?: {} }
    'learning.learner_imports.import_reports.store': { paramsTuple?: []; params?: {} }
    'learning.learner_imports.imports.store': { paramsTuple?: []; params?: {} }
    'learning.learner_imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'learning.admin.live_codes.index': { paramsTuple?: []; params?: {} }
    'learning.admin.live_codes.export': { paramsTuple?: []; params?: {} }
    'learning.admin.live_codes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.live_code': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'code': ParamValue} }
    'learning.vod.live_state': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.local.videos.show': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'videoId': ParamValue,'*': ParamValue[]} }
    'learning.local.live.encoder.show': { paramsTuple: [ParamValue]; params: {'stream': ParamValue} }
    'learning.local.live.encoder.store': { paramsTuple: [ParamValue]; params: {'stream': ParamValue} }
    'learning.local.live.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'stream': ParamValue,'file': ParamValue} }
    'learning.notes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.vod.play_total': { paramsTuple?: []; params?: {} }
    'learning.vod.course_play_totals': { paramsTuple?: []; params?: {} }
    'learning.vod.day_play_totals': { paramsTuple?: []; params?: {} }
    'learning.courses.study': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.progress': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.study_logs.store': { paramsTuple?: []; params?: {} }
    'learning.study_logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.study_logs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.vod.play_url': { paramsTuple?: []; params?: {} }
    'learning.vod.play_urls': { paramsTuple?: []; params?: {} }
    'learning.vod.beats.store': { paramsTuple?: []; params?: {} }
    'learning.vod.download_url': { paramsTuple?: []; params?: {} }
    'learning.explanations.explanations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.session_beats.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.admin.explanations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.admin.session_beats.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.transcript': { paramsTuple?: []; params?: {} }
    'learning.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.published_chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.index': { paramsTuple?: []; params?: {} }
    'learning.courses.handout': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'learning.last_lesson.show': { paramsTuple?: []; params?: {} }
    'exams.analysis.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.analysis.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'questionVersionId': ParamValue} }
    'exams.analysis.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.analysis.of_question': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.start': { paramsTuple?: []; params?: {} }
    'exams.paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.save': { paramsTuple?: []; params?: {} }
    'exams.reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.hand_in': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.bookmark': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.subject_papers': { paramsTuple?: []; params?: {} }
    'exams.clauses.clauses.index': { paramsTuple?: []; params?: {} }
    'exams.clauses.clauses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.clauses.questions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.replacements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.replacements.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.clause_reviews.index': { paramsTuple?: []; params?: {} }
    'exams.clauses.clause_reviews.store': { paramsTuple?: []; params?: {} }
    'exams.marking.admin.index': { paramsTuple?: []; params?: {} }
    'exams.marking.admin.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.marking.teacher.index': { paramsTuple?: []; params?: {} }
    'exams.marking.teacher.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.papers.index': { paramsTuple?: []; params?: {} }
    'exams.papers.papers.store': { paramsTuple?: []; params?: {} }
    'exams.papers.papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.papers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_questions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_questions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_questions.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paperQuestionId': ParamValue} }
    'exams.papers.paper_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.scores.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.score_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.person_scores.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.edited_subject_papers.index': { paramsTuple?: []; params?: {} }
    'exams.questions.imports.import_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.moodle_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.bank_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'exams.questions.question_banks.index': { paramsTuple?: []; params?: {} }
    'exams.questions.question_banks.store': { paramsTuple?: []; params?: {} }
    'exams.questions.question_banks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.questions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.questions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.question_batches.store': { paramsTuple?: []; params?: {} }
    'exams.questions.questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.question_tags.index': { paramsTuple?: []; params?: {} }
    'exams.plan.show': { paramsTuple?: []; params?: {} }
    'exams.plan.store': { paramsTuple?: []; params?: {} }
    'exams.plan.destroy': { paramsTuple?: []; params?: {} }
    'exams.plan.questions': { paramsTuple?: []; params?: {} }
    'exams.plan.answer': { paramsTuple?: []; params?: {} }
    'exams.regrades.regrade_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.regrades.regrades.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.error_questions.index': { paramsTuple?: []; params?: {} }
    'exams.error_questions.store': { paramsTuple?: []; params?: {} }
    'exams.error_questions.clear': { paramsTuple?: []; params?: {} }
    'exams.error_questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.error_questions.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.today_question.show': { paramsTuple?: []; params?: {} }
    'exams.today_question.answer': { paramsTuple?: []; params?: {} }
    'organisations.admin.organisations.index': { paramsTuple?: []; params?: {} }
    'organisations.admin.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.admin.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.goals.goals.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.goals.goals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.goals.goals.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'goalId': ParamValue} }
    'organisations.hours.hours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.events': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.members.members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.members.members.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.members.members.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'organisations.members.members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'organisations.memberships.memberships.index': { paramsTuple?: []; params?: {} }
    'organisations.memberships.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.share': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.own': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.readings': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.memberships.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.own.organisations.index': { paramsTuple?: []; params?: {} }
    'organisations.own.organisations.store': { paramsTuple?: []; params?: {} }
    'organisations.own.organisations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.reminders.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.admin.seat_moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.admin.orders.exports.store': { paramsTuple?: []; params?: {} }
    'commerce.admin.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.orders.destroy': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.orders.reveals.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.orders.index': { paramsTuple?: []; params?: {} }
    'commerce.transfer_slips.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.transfer_slips.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.transfer_notices.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.bank_transfers.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.slips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.statements.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.statements.previews.store': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.statements.store': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.lines.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.lines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.lines.confirmations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.lines.matches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.lines.dismissals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.refund_serials.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.cart_items.index': { paramsTuple?: []; params?: {} }
    'commerce.cart_items.store': { paramsTuple?: []; params?: {} }
    'commerce.cart_items.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.cart_batches.destroy': { paramsTuple?: []; params?: {} }
    'commerce.cart_merges.store': { paramsTuple?: []; params?: {} }
    'commerce.visitor_cart.index': { paramsTuple?: []; params?: {} }
    'commerce.exceptions.index': { paramsTuple?: []; params?: {} }
    'commerce.exceptions.refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.exceptions.settlements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.exceptions.resolutions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.exceptions.checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.history.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.history.notes.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.learners.index': { paramsTuple?: []; params?: {} }
    'commerce.admin.learners.export': { paramsTuple?: []; params?: {} }
    'commerce.admin.learners.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.local.wallets.show': { paramsTuple: [ParamValue]; params: {'merchantNo': ParamValue} }
    'commerce.local.wallets.store': { paramsTuple: [ParamValue]; params: {'merchantNo': ParamValue} }
    'commerce.local.wallet_authorizations.show': { paramsTuple?: []; params?: {} }
    'commerce.local.wallet_bridges.show': { paramsTuple?: []; params?: {} }
    'commerce.local.wallet_bridges.store': { paramsTuple?: []; params?: {} }
    'commerce.tracking_logs.index': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.orders.parcels.store': { paramsTuple?: []; params?: {} }
    'commerce.payment_codes.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.payment_attempts.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.payment_notices.store': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'commerce.admin.orders.wallet_checks.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.quotes.store': { paramsTuple?: []; params?: {} }
    'commerce.visitor_quotes.store': { paramsTuple?: []; params?: {} }
    'commerce.admin.price_previews.store': { paramsTuple?: []; params?: {} }
    'commerce.admin.price_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.reconciliation.index': { paramsTuple?: []; params?: {} }
    'commerce.reconciliation.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'commerce.reconciliation.store': { paramsTuple?: []; params?: {} }
    'commerce.refunds.goods_returns.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.refunds.requests.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.refunds.requests.destroy': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.refunds.requests.rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.refunds.index': { paramsTuple?: []; params?: {} }
    'commerce.refunds.tries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.refunds.previews.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.refunds.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.order_items.index': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.seats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.seat_previews.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.seats.index': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.seat_moves.store': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'commerce.seats.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'commerce.seat_exports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.centres.show': { paramsTuple?: []; params?: {} }
    'commerce.centres.access': { paramsTuple?: []; params?: {} }
    'commerce.centre_exports.show': { paramsTuple?: []; params?: {} }
    'commerce.reminders.store': { paramsTuple?: []; params?: {} }
    'commerce.handovers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.orders.store': { paramsTuple?: []; params?: {} }
    'commerce.orders.index': { paramsTuple?: []; params?: {} }
    'commerce.orders.destroy': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.admin.index': { paramsTuple?: []; params?: {} }
    'invoices.admin.exports.show': { paramsTuple?: []; params?: {} }
    'invoices.admin.files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.numbers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.red_numbers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.deliveries.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.admin.shipments.store': { paramsTuple?: []; params?: {} }
    'invoices.admin.issue_batches.store': { paramsTuple?: []; params?: {} }
    'invoices.admin.issues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.reversals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.notices.store': { paramsTuple?: []; params?: {} }
    'invoices.local.show': { paramsTuple?: []; params?: {} }
    'invoices.local.mode': { paramsTuple?: []; params?: {} }
    'invoices.local.change': { paramsTuple: [ParamValue]; params: {'requestNo': ParamValue} }
    'invoices.invoices.index': { paramsTuple?: []; params?: {} }
    'invoices.suggestions.show': { paramsTuple?: []; params?: {} }
    'invoices.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.order_invoices.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.invoices.store': { paramsTuple?: []; params?: {} }
    'invoices.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'invoices.dispatches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comments.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comments.moderations': { paramsTuple?: []; params?: {} }
    'comments.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comments.index': { paramsTuple?: []; params?: {} }
    'comments.store': { paramsTuple?: []; params?: {} }
    'statistics.overview.show': { paramsTuple?: []; params?: {} }
    'statistics.funnel.show': { paramsTuple?: []; params?: {} }
    'statistics.overview.summaries.show': { paramsTuple?: []; params?: {} }
    'statistics.overview.subjects.index': { paramsTuple?: []; params?: {} }
    'statistics.overview.products.index': { paramsTuple: [ParamValue]; params: {'s': ParamValue} }
    'statistics.overview.product_orders.index': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.overview.trends.index': { paramsTuple?: []; params?: {} }
    'statistics.partners.channel_stats.index': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.partners.partner_exports.show': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.partners.codes': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.play.play_rankings.courses': { paramsTuple?: []; params?: {} }
    'statistics.play.play_rankings.users': { paramsTuple?: []; params?: {} }
    'statistics.statements.month_statements.index': { paramsTuple?: []; params?: {} }
    'statistics.statements.closings.storeMonth': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'statistics.statements.statements.index': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.statements.statements.show': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.xlsx': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.closings.store': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.payouts.store': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.payouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.study.course_studies.own': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.study.course_studies.show': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.teachers.teacher_stats.own': { paramsTuple?: []; params?: {} }
    'statistics.teachers.teacher_stats.show': { paramsTuple: [ParamValue]; params: {'teacherId': ParamValue} }
    'statistics.waiting.index': { paramsTuple?: []; params?: {} }
    'statistics.setup_steps.index': { paramsTuple?: []; params?: {} }
    'v1.payments.index': { paramsTuple?: []; params?: {} }
    'v1.refunds.index': { paramsTuple?: []; params?: {} }
    'v1.bill_days.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'v1.bank_transfers.confirm': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'v1.invoices.index': { paramsTuple?: []; params?: {} }
    'v1.invoices.issue': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'openapi.partners': { paramsTuple?: []; params?: {} }
    'v1.keys.show': { paramsTuple?: []; params?: {} }
    'v1.people.index': { paramsTuple?: []; params?: {} }
    'v1.people.store': { paramsTuple?: []; params?: {} }
    'v1.person_lookups.store': { paramsTuple?: []; params?: {} }
    'v1.person_hours.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.person_reveals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.courses.index': { paramsTuple?: []; params?: {} }
    'v1.courses.chapters': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.orders.index': { paramsTuple?: []; params?: {} }
    'v1.orders.store': { paramsTuple?: []; params?: {} }
    'v1.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'v1.seats.index': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'v1.seats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'v1.seats.move': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'v1.seats.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'v1.progress.index': { paramsTuple?: []; params?: {} }
    'v1.certificates.index': { paramsTuple?: []; params?: {} }
    'v1.certificates.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'v1.hour_uploads.index': { paramsTuple?: []; params?: {} }
    'v1.hour_upload_results.outcome': { paramsTuple: [ParamValue]; params: {'uploadId': ParamValue} }
    'v1.hour_upload_results.revert': { paramsTuple: [ParamValue]; params: {'uploadId': ParamValue} }
    'v1.entitlements.index': { paramsTuple?: []; params?: {} }
    'v1.entitlements.store': { paramsTuple?: []; params?: {} }
    'v1.entitlements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.events.index': { paramsTuple?: []; params?: {} }
    'v1.webhooks.index': { paramsTuple?: []; params?: {} }
    'v1.webhooks.store': { paramsTuple?: []; params?: {} }
    'v1.webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.change_secret': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.change_secret': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.deliveries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_accounts.index': { paramsTuple?: []; params?: {} }
    'partners.service_accounts.store': { paramsTuple?: []; params?: {} }
    'partners.service_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_accounts.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_keys.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_keys.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_keys.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_keys.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.imports.store': { paramsTuple?: []; params?: {} }
    'v1.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.index': { paramsTuple?: []; params?: {} }
    'transfer.admin.imports.store': { paramsTuple?: []; params?: {} }
    'transfer.admin.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.discard': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.acknowledge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.unmapped': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.titles': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.columns': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'openapi.show': { paramsTuple?: []; params?: {} }
    'openapi.local.index': { paramsTuple?: []; params?: {} }
    'openapi.local.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.app_downloads.index': { paramsTuple?: []; params?: {} }
    'settings.app_downloads.show': { paramsTuple?: []; params?: {} }
    'settings.admin.app_packages.index': { paramsTuple?: []; params?: {} }
    'settings.admin.client_errors.index': { paramsTuple?: []; params?: {} }
    'settings.params.index': { paramsTuple?: []; params?: {} }
    'settings.auth_type.show': { paramsTuple?: []; params?: {} }
    'settings.admin.params.index': { paramsTuple?: []; params?: {} }
    'media.local.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'media.local.pictures.show': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'width': ParamValue,'*': ParamValue[]} }
    'media.local.video_uploads.show': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'media.upload_signatures.show': { paramsTuple?: []; params?: {} }
    'accounts.regions.index': { paramsTuple?: []; params?: {} }
    'accounts.addresses.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.login_logs.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.audit_logs.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.object_uses.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.audit_verifications.show': { paramsTuple?: []; params?: {} }
    'accounts.closing.account_closings.show': { paramsTuple?: []; params?: {} }
    'accounts.face_scripts.show': { paramsTuple?: []; params?: {} }
    'accounts.face_checks.show': { paramsTuple?: []; params?: {} }
    'accounts.legal_texts.index': { paramsTuple?: []; params?: {} }
    'accounts.legal_texts.show': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'accounts.admin.legal_texts.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.consents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.local.people': { paramsTuple?: []; params?: {} }
    'accounts.local.sms': { paramsTuple?: []; params?: {} }
    'accounts.local.faces.script': { paramsTuple?: []; params?: {} }
    'accounts.local.faces.show': { paramsTuple: [ParamValue]; params: {'certifyId': ParamValue} }
    'accounts.own_data.own_data.show': { paramsTuple?: []; params?: {} }
    'accounts.presence.open': { paramsTuple?: []; params?: {} }
    'accounts.presence.consents.show': { paramsTuple?: []; params?: {} }
    'accounts.saved_views.index': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.second_factors.show': { paramsTuple?: []; params?: {} }
    'accounts.own_sessions.index': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.staff_steps.show': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.show': { paramsTuple?: []; params?: {} }
    'accounts.profiles.show': { paramsTuple?: []; params?: {} }
    'messages.index': { paramsTuple?: []; params?: {} }
    'messages.unread': { paramsTuple?: []; params?: {} }
    'messages.settings.show': { paramsTuple?: []; params?: {} }
    'messages.local.mails': { paramsTuple?: []; params?: {} }
    'exports.index': { paramsTuple?: []; params?: {} }
    'exports.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.staff.index': { paramsTuple?: []; params?: {} }
    'channels.channels.index': { paramsTuple?: []; params?: {} }
    'channels.channels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.exclusive_codes.show': { paramsTuple: [ParamValue]; params: {'exclusiveCode': ParamValue} }
    'catalogue.admin.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.videos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.handouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.chapters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.videos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.handouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.courses.index': { paramsTuple?: []; params?: {} }
    'catalogue.courses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teachers.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.teachers.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.checks.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.course.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.course_buyers.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.differences.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.search.index': { paramsTuple?: []; params?: {} }
    'catalogue.search.suggest': { paramsTuple?: []; params?: {} }
    'catalogue.synonyms.synonyms.index': { paramsTuple?: []; params?: {} }
    'catalogue.teacher.courses.index': { paramsTuple?: []; params?: {} }
    'catalogue.teacher_profiles.teacher_profiles.index': { paramsTuple?: []; params?: {} }
    'catalogue.vod.upload_grants.show': { paramsTuple?: []; params?: {} }
    'catalogue.vod.push_addresses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.vod.video_lists.show': { paramsTuple?: []; params?: {} }
    'catalogue.admin.videos.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.cloud_videos.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.courses': { paramsTuple?: []; params?: {} }
    'certificates.course_kinds.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.cycles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.course_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualification_kinds.index': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.rules.index': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.rule_previews.show': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.kinds.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.admin.qualifications.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'certificates.foreign.index': { paramsTuple?: []; params?: {} }
    'certificates.foreign.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.admin.issues.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.printable_cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.issues.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.public.certificates.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'certificates.public.credential': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'certificates.public.status_lists.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'certificates.keys.jwks': { paramsTuple?: []; params?: {} }
    'certificates.keys.did': { paramsTuple?: []; params?: {} }
    'certificates.local.province.show': { paramsTuple?: []; params?: {} }
    'certificates.local.province.uploads': { paramsTuple?: []; params?: {} }
    'certificates.reconciliation.index': { paramsTuple?: []; params?: {} }
    'certificates.reconciliation.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'certificates.uploads.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.admin.index': { paramsTuple?: []; params?: {} }
    'certificates.uploads.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.admin.certificates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.admin.of': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.certificates.index': { paramsTuple?: []; params?: {} }
    'certificates.next_records.index': { paramsTuple?: []; params?: {} }
    'certificates.course_edu_logs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.anomalies.index': { paramsTuple?: []; params?: {} }
    'learning.courses.cooperative_url': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.cycle_courses.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.bought': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.owned': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.index': { paramsTuple?: []; params?: {} }
    'learning.hours.corrections.index': { paramsTuple?: []; params?: {} }
    'learning.hours.corrections.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.learner_imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'learning.admin.live_codes.index': { paramsTuple?: []; params?: {} }
    'learning.admin.live_codes.export': { paramsTuple?: []; params?: {} }
    'learning.courses.live_code': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'code': ParamValue} }
    'learning.vod.live_state': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.local.videos.show': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'videoId': ParamValue,'*': ParamValue[]} }
    'learning.local.live.encoder.show': { paramsTuple: [ParamValue]; params: {'stream': ParamValue} }
    'learning.local.live.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'stream': ParamValue,'file': ParamValue} }
    'learning.notes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.vod.play_total': { paramsTuple?: []; params?: {} }
    'learning.vod.course_play_totals': { paramsTuple?: []; params?: {} }
    'learning.vod.day_play_totals': { paramsTuple?: []; params?: {} }
    'learning.courses.progress': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.study_logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.study_logs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.vod.play_url': { paramsTuple?: []; params?: {} }
    'learning.vod.play_urls': { paramsTuple?: []; params?: {} }
    'learning.vod.download_url': { paramsTuple?: []; params?: {} }
    'learning.explanations.explanations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.session_beats.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.admin.explanations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.admin.session_beats.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.transcript': { paramsTuple?: []; params?: {} }
    'learning.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.published_chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.index': { paramsTuple?: []; params?: {} }
    'learning.courses.handout': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'learning.last_lesson.show': { paramsTuple?: []; params?: {} }
    'exams.analysis.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.analysis.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'questionVersionId': ParamValue} }
    'exams.analysis.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.analysis.of_question': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.subject_papers': { paramsTuple?: []; params?: {} }
    'exams.clauses.clauses.index': { paramsTuple?: []; params?: {} }
    'exams.clauses.clauses.questions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.clause_reviews.index': { paramsTuple?: []; params?: {} }
    'exams.marking.admin.index': { paramsTuple?: []; params?: {} }
    'exams.marking.teacher.index': { paramsTuple?: []; params?: {} }
    'exams.papers.papers.index': { paramsTuple?: []; params?: {} }
    'exams.papers.papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_questions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.scores.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.score_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.person_scores.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.edited_subject_papers.index': { paramsTuple?: []; params?: {} }
    'exams.questions.imports.moodle_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.bank_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'exams.questions.question_banks.index': { paramsTuple?: []; params?: {} }
    'exams.questions.questions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.question_tags.index': { paramsTuple?: []; params?: {} }
    'exams.plan.show': { paramsTuple?: []; params?: {} }
    'exams.plan.questions': { paramsTuple?: []; params?: {} }
    'exams.error_questions.index': { paramsTuple?: []; params?: {} }
    'exams.today_question.show': { paramsTuple?: []; params?: {} }
    'organisations.admin.organisations.index': { paramsTuple?: []; params?: {} }
    'organisations.goals.goals.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.hours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.events': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.members.members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.memberships.index': { paramsTuple?: []; params?: {} }
    'organisations.memberships.readings': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.own.organisations.index': { paramsTuple?: []; params?: {} }
    'commerce.admin.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.orders.index': { paramsTuple?: []; params?: {} }
    'commerce.transfer_slips.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.transfer_notices.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.bank_transfers.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.slips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.statements.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.lines.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.lines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.cart_items.index': { paramsTuple?: []; params?: {} }
    'commerce.visitor_cart.index': { paramsTuple?: []; params?: {} }
    'commerce.exceptions.index': { paramsTuple?: []; params?: {} }
    'commerce.history.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.learners.index': { paramsTuple?: []; params?: {} }
    'commerce.admin.learners.export': { paramsTuple?: []; params?: {} }
    'commerce.admin.learners.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.local.wallets.show': { paramsTuple: [ParamValue]; params: {'merchantNo': ParamValue} }
    'commerce.local.wallet_authorizations.show': { paramsTuple?: []; params?: {} }
    'commerce.local.wallet_bridges.show': { paramsTuple?: []; params?: {} }
    'commerce.tracking_logs.index': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.payment_codes.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.price_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.reconciliation.index': { paramsTuple?: []; params?: {} }
    'commerce.reconciliation.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'commerce.refunds.index': { paramsTuple?: []; params?: {} }
    'commerce.order_items.index': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.seats.index': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.seat_exports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.centres.show': { paramsTuple?: []; params?: {} }
    'commerce.centres.access': { paramsTuple?: []; params?: {} }
    'commerce.centre_exports.show': { paramsTuple?: []; params?: {} }
    'commerce.orders.index': { paramsTuple?: []; params?: {} }
    'commerce.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.admin.index': { paramsTuple?: []; params?: {} }
    'invoices.admin.exports.show': { paramsTuple?: []; params?: {} }
    'invoices.local.show': { paramsTuple?: []; params?: {} }
    'invoices.invoices.index': { paramsTuple?: []; params?: {} }
    'invoices.suggestions.show': { paramsTuple?: []; params?: {} }
    'invoices.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.order_invoices.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'comments.index': { paramsTuple?: []; params?: {} }
    'statistics.overview.show': { paramsTuple?: []; params?: {} }
    'statistics.funnel.show': { paramsTuple?: []; params?: {} }
    'statistics.overview.summaries.show': { paramsTuple?: []; params?: {} }
    'statistics.overview.subjects.index': { paramsTuple?: []; params?: {} }
    'statistics.overview.products.index': { paramsTuple: [ParamValue]; params: {'s': ParamValue} }
    'statistics.overview.product_orders.index': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.overview.trends.index': { paramsTuple?: []; params?: {} }
    'statistics.partners.channel_stats.index': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.partners.partner_exports.show': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.partners.codes': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.play.play_rankings.courses': { paramsTuple?: []; params?: {} }
    'statistics.play.play_rankings.users': { paramsTuple?: []; params?: {} }
    'statistics.statements.month_statements.index': { paramsTuple?: []; params?: {} }
    'statistics.statements.statements.index': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.statements.statements.show': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.xlsx': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.study.course_studies.own': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.study.course_studies.show': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.teachers.teacher_stats.own': { paramsTuple?: []; params?: {} }
    'statistics.teachers.teacher_stats.show': { paramsTuple: [ParamValue]; params: {'teacherId': ParamValue} }
    'statistics.waiting.index': { paramsTuple?: []; params?: {} }
    'statistics.setup_steps.index': { paramsTuple?: []; params?: {} }
    'v1.payments.index': { paramsTuple?: []; params?: {} }
    'v1.refunds.index': { paramsTuple?: []; params?: {} }
    'v1.bill_days.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'v1.invoices.index': { paramsTuple?: []; params?: {} }
    'openapi.partners': { paramsTuple?: []; params?: {} }
    'v1.keys.show': { paramsTuple?: []; params?: {} }
    'v1.people.index': { paramsTuple?: []; params?: {} }
    'v1.person_hours.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.courses.index': { paramsTuple?: []; params?: {} }
    'v1.courses.chapters': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.orders.index': { paramsTuple?: []; params?: {} }
    'v1.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'v1.seats.index': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'v1.progress.index': { paramsTuple?: []; params?: {} }
    'v1.certificates.index': { paramsTuple?: []; params?: {} }
    'v1.certificates.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'v1.hour_uploads.index': { paramsTuple?: []; params?: {} }
    'v1.entitlements.index': { paramsTuple?: []; params?: {} }
    'v1.events.index': { paramsTuple?: []; params?: {} }
    'v1.webhooks.index': { paramsTuple?: []; params?: {} }
    'partners.webhook_endpoints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.deliveries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_accounts.index': { paramsTuple?: []; params?: {} }
    'v1.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.index': { paramsTuple?: []; params?: {} }
    'transfer.admin.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.unmapped': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.titles': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.columns': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'health.live': { paramsTuple?: []; params?: {} }
    'health.ready': { paramsTuple?: []; params?: {} }
    'openapi.show': { paramsTuple?: []; params?: {} }
    'openapi.local.index': { paramsTuple?: []; params?: {} }
    'openapi.local.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'settings.app_downloads.index': { paramsTuple?: []; params?: {} }
    'settings.app_downloads.show': { paramsTuple?: []; params?: {} }
    'settings.admin.app_packages.index': { paramsTuple?: []; params?: {} }
    'settings.admin.client_errors.index': { paramsTuple?: []; params?: {} }
    'settings.params.index': { paramsTuple?: []; params?: {} }
    'settings.auth_type.show': { paramsTuple?: []; params?: {} }
    'settings.admin.params.index': { paramsTuple?: []; params?: {} }
    'media.local.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'media.local.pictures.show': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'width': ParamValue,'*': ParamValue[]} }
    'media.local.video_uploads.show': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'media.upload_signatures.show': { paramsTuple?: []; params?: {} }
    'accounts.regions.index': { paramsTuple?: []; params?: {} }
    'accounts.addresses.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.login_logs.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.audit_logs.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.object_uses.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.audit_verifications.show': { paramsTuple?: []; params?: {} }
    'accounts.closing.account_closings.show': { paramsTuple?: []; params?: {} }
    'accounts.face_scripts.show': { paramsTuple?: []; params?: {} }
    'accounts.face_checks.show': { paramsTuple?: []; params?: {} }
    'accounts.legal_texts.index': { paramsTuple?: []; params?: {} }
    'accounts.legal_texts.show': { paramsTuple: [ParamValue]; params: {'kind': ParamValue} }
    'accounts.admin.legal_texts.index': { paramsTuple?: []; params?: {} }
    'accounts.admin.consents.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.local.people': { paramsTuple?: []; params?: {} }
    'accounts.local.sms': { paramsTuple?: []; params?: {} }
    'accounts.local.faces.script': { paramsTuple?: []; params?: {} }
    'accounts.local.faces.show': { paramsTuple: [ParamValue]; params: {'certifyId': ParamValue} }
    'accounts.own_data.own_data.show': { paramsTuple?: []; params?: {} }
    'accounts.presence.open': { paramsTuple?: []; params?: {} }
    'accounts.presence.consents.show': { paramsTuple?: []; params?: {} }
    'accounts.saved_views.index': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.second_factors.show': { paramsTuple?: []; params?: {} }
    'accounts.own_sessions.index': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.staff_steps.show': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.show': { paramsTuple?: []; params?: {} }
    'accounts.profiles.show': { paramsTuple?: []; params?: {} }
    'messages.index': { paramsTuple?: []; params?: {} }
    'messages.unread': { paramsTuple?: []; params?: {} }
    'messages.settings.show': { paramsTuple?: []; params?: {} }
    'messages.local.mails': { paramsTuple?: []; params?: {} }
    'exports.index': { paramsTuple?: []; params?: {} }
    'exports.download': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.staff.index': { paramsTuple?: []; params?: {} }
    'channels.channels.index': { paramsTuple?: []; params?: {} }
    'channels.channels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.exclusive_codes.show': { paramsTuple: [ParamValue]; params: {'exclusiveCode': ParamValue} }
    'catalogue.admin.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.videos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.handouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.chapters.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.videos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.handouts.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.courses.index': { paramsTuple?: []; params?: {} }
    'catalogue.courses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teachers.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.teachers.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.checks.index': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.course.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.course_buyers.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.differences.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.search.index': { paramsTuple?: []; params?: {} }
    'catalogue.search.suggest': { paramsTuple?: []; params?: {} }
    'catalogue.synonyms.synonyms.index': { paramsTuple?: []; params?: {} }
    'catalogue.teacher.courses.index': { paramsTuple?: []; params?: {} }
    'catalogue.teacher_profiles.teacher_profiles.index': { paramsTuple?: []; params?: {} }
    'catalogue.vod.upload_grants.show': { paramsTuple?: []; params?: {} }
    'catalogue.vod.push_addresses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.vod.video_lists.show': { paramsTuple?: []; params?: {} }
    'catalogue.admin.videos.index': { paramsTuple?: []; params?: {} }
    'catalogue.admin.cloud_videos.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.courses': { paramsTuple?: []; params?: {} }
    'certificates.course_kinds.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.cycles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.course_kinds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualification_kinds.index': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.rules.index': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.rule_previews.show': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.kinds.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.admin.qualifications.index': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'certificates.foreign.index': { paramsTuple?: []; params?: {} }
    'certificates.foreign.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.admin.issues.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.printable_cycles.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.issues.index': { paramsTuple?: []; params?: {} }
    'certificates.issues.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.public.certificates.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'certificates.public.credential': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'certificates.public.status_lists.show': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'certificates.keys.jwks': { paramsTuple?: []; params?: {} }
    'certificates.keys.did': { paramsTuple?: []; params?: {} }
    'certificates.local.province.show': { paramsTuple?: []; params?: {} }
    'certificates.local.province.uploads': { paramsTuple?: []; params?: {} }
    'certificates.reconciliation.index': { paramsTuple?: []; params?: {} }
    'certificates.reconciliation.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'certificates.uploads.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.admin.index': { paramsTuple?: []; params?: {} }
    'certificates.uploads.admin.export': { paramsTuple?: []; params?: {} }
    'certificates.admin.certificates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.admin.of': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.certificates.index': { paramsTuple?: []; params?: {} }
    'certificates.next_records.index': { paramsTuple?: []; params?: {} }
    'certificates.course_edu_logs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.anomalies.index': { paramsTuple?: []; params?: {} }
    'learning.courses.cooperative_url': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.cycle_courses.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.bought': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.owned': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.index': { paramsTuple?: []; params?: {} }
    'learning.hours.corrections.index': { paramsTuple?: []; params?: {} }
    'learning.hours.corrections.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.learner_imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'learning.admin.live_codes.index': { paramsTuple?: []; params?: {} }
    'learning.admin.live_codes.export': { paramsTuple?: []; params?: {} }
    'learning.courses.live_code': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'code': ParamValue} }
    'learning.vod.live_state': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.local.videos.show': { paramsTuple: [ParamValue,...ParamValue[]]; params: {'videoId': ParamValue,'*': ParamValue[]} }
    'learning.local.live.encoder.show': { paramsTuple: [ParamValue]; params: {'stream': ParamValue} }
    'learning.local.live.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'stream': ParamValue,'file': ParamValue} }
    'learning.notes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.vod.play_total': { paramsTuple?: []; params?: {} }
    'learning.vod.course_play_totals': { paramsTuple?: []; params?: {} }
    'learning.vod.day_play_totals': { paramsTuple?: []; params?: {} }
    'learning.courses.progress': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.study_logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.study_logs.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.vod.play_url': { paramsTuple?: []; params?: {} }
    'learning.vod.play_urls': { paramsTuple?: []; params?: {} }
    'learning.vod.download_url': { paramsTuple?: []; params?: {} }
    'learning.explanations.explanations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.session_beats.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.admin.explanations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.explanations.admin.session_beats.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.transcript': { paramsTuple?: []; params?: {} }
    'learning.chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.published_chapters.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.index': { paramsTuple?: []; params?: {} }
    'learning.courses.handout': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'learning.last_lesson.show': { paramsTuple?: []; params?: {} }
    'exams.analysis.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.analysis.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'questionVersionId': ParamValue} }
    'exams.analysis.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.analysis.of_question': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.paper': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.answers': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.subject_papers': { paramsTuple?: []; params?: {} }
    'exams.clauses.clauses.index': { paramsTuple?: []; params?: {} }
    'exams.clauses.clauses.questions': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.clause_reviews.index': { paramsTuple?: []; params?: {} }
    'exams.marking.admin.index': { paramsTuple?: []; params?: {} }
    'exams.marking.teacher.index': { paramsTuple?: []; params?: {} }
    'exams.papers.papers.index': { paramsTuple?: []; params?: {} }
    'exams.papers.papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_questions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.scores.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.score_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.person_scores.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.edited_subject_papers.index': { paramsTuple?: []; params?: {} }
    'exams.questions.imports.moodle_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.bank_exports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.import_templates.show': { paramsTuple?: []; params?: {} }
    'exams.questions.question_banks.index': { paramsTuple?: []; params?: {} }
    'exams.questions.questions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.question_tags.index': { paramsTuple?: []; params?: {} }
    'exams.plan.show': { paramsTuple?: []; params?: {} }
    'exams.plan.questions': { paramsTuple?: []; params?: {} }
    'exams.error_questions.index': { paramsTuple?: []; params?: {} }
    'exams.today_question.show': { paramsTuple?: []; params?: {} }
    'organisations.admin.organisations.index': { paramsTuple?: []; params?: {} }
    'organisations.goals.goals.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.hours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.export': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.hours.events': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.members.members.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.memberships.index': { paramsTuple?: []; params?: {} }
    'organisations.memberships.readings': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.own.organisations.index': { paramsTuple?: []; params?: {} }
    'commerce.admin.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.orders.index': { paramsTuple?: []; params?: {} }
    'commerce.transfer_slips.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.transfer_notices.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.bank_transfers.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.slips.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.statements.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.lines.index': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.lines.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.cart_items.index': { paramsTuple?: []; params?: {} }
    'commerce.visitor_cart.index': { paramsTuple?: []; params?: {} }
    'commerce.exceptions.index': { paramsTuple?: []; params?: {} }
    'commerce.history.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.learners.index': { paramsTuple?: []; params?: {} }
    'commerce.admin.learners.export': { paramsTuple?: []; params?: {} }
    'commerce.admin.learners.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.local.wallets.show': { paramsTuple: [ParamValue]; params: {'merchantNo': ParamValue} }
    'commerce.local.wallet_authorizations.show': { paramsTuple?: []; params?: {} }
    'commerce.local.wallet_bridges.show': { paramsTuple?: []; params?: {} }
    'commerce.tracking_logs.index': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.payment_codes.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.admin.price_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.reconciliation.index': { paramsTuple?: []; params?: {} }
    'commerce.reconciliation.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'commerce.refunds.index': { paramsTuple?: []; params?: {} }
    'commerce.order_items.index': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.seats.index': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.seat_exports.show': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.centres.show': { paramsTuple?: []; params?: {} }
    'commerce.centres.access': { paramsTuple?: []; params?: {} }
    'commerce.centre_exports.show': { paramsTuple?: []; params?: {} }
    'commerce.orders.index': { paramsTuple?: []; params?: {} }
    'commerce.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.admin.index': { paramsTuple?: []; params?: {} }
    'invoices.admin.exports.show': { paramsTuple?: []; params?: {} }
    'invoices.local.show': { paramsTuple?: []; params?: {} }
    'invoices.invoices.index': { paramsTuple?: []; params?: {} }
    'invoices.suggestions.show': { paramsTuple?: []; params?: {} }
    'invoices.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.order_invoices.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.files.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'fileId': ParamValue} }
    'comments.index': { paramsTuple?: []; params?: {} }
    'statistics.overview.show': { paramsTuple?: []; params?: {} }
    'statistics.funnel.show': { paramsTuple?: []; params?: {} }
    'statistics.overview.summaries.show': { paramsTuple?: []; params?: {} }
    'statistics.overview.subjects.index': { paramsTuple?: []; params?: {} }
    'statistics.overview.products.index': { paramsTuple: [ParamValue]; params: {'s': ParamValue} }
    'statistics.overview.product_orders.index': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.overview.trends.index': { paramsTuple?: []; params?: {} }
    'statistics.partners.channel_stats.index': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.partners.partner_exports.show': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.partners.codes': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.play.play_rankings.courses': { paramsTuple?: []; params?: {} }
    'statistics.play.play_rankings.users': { paramsTuple?: []; params?: {} }
    'statistics.statements.month_statements.index': { paramsTuple?: []; params?: {} }
    'statistics.statements.statements.index': { paramsTuple: [ParamValue]; params: {'channelId': ParamValue} }
    'statistics.statements.statements.show': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.pdf': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.xlsx': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.study.course_studies.own': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.study.course_studies.show': { paramsTuple: [ParamValue]; params: {'courseId': ParamValue} }
    'statistics.teachers.teacher_stats.own': { paramsTuple?: []; params?: {} }
    'statistics.teachers.teacher_stats.show': { paramsTuple: [ParamValue]; params: {'teacherId': ParamValue} }
    'statistics.waiting.index': { paramsTuple?: []; params?: {} }
    'statistics.setup_steps.index': { paramsTuple?: []; params?: {} }
    'v1.payments.index': { paramsTuple?: []; params?: {} }
    'v1.refunds.index': { paramsTuple?: []; params?: {} }
    'v1.bill_days.show': { paramsTuple: [ParamValue]; params: {'day': ParamValue} }
    'v1.invoices.index': { paramsTuple?: []; params?: {} }
    'openapi.partners': { paramsTuple?: []; params?: {} }
    'v1.keys.show': { paramsTuple?: []; params?: {} }
    'v1.people.index': { paramsTuple?: []; params?: {} }
    'v1.person_hours.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.courses.index': { paramsTuple?: []; params?: {} }
    'v1.courses.chapters': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.orders.index': { paramsTuple?: []; params?: {} }
    'v1.orders.show': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'v1.seats.index': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'v1.progress.index': { paramsTuple?: []; params?: {} }
    'v1.certificates.index': { paramsTuple?: []; params?: {} }
    'v1.certificates.show': { paramsTuple: [ParamValue]; params: {'number': ParamValue} }
    'v1.hour_uploads.index': { paramsTuple?: []; params?: {} }
    'v1.entitlements.index': { paramsTuple?: []; params?: {} }
    'v1.events.index': { paramsTuple?: []; params?: {} }
    'v1.webhooks.index': { paramsTuple?: []; params?: {} }
    'partners.webhook_endpoints.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.deliveries': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_accounts.index': { paramsTuple?: []; params?: {} }
    'v1.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.index': { paramsTuple?: []; params?: {} }
    'transfer.admin.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.unmapped': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.titles': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.columns': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'core.local.clock': { paramsTuple?: []; params?: {} }
    'settings.admin.app_packages.store': { paramsTuple?: []; params?: {} }
    'settings.client_errors.store': { paramsTuple?: []; params?: {} }
    'settings.admin.params.store': { paramsTuple?: []; params?: {} }
    'media.local.store': { paramsTuple?: []; params?: {} }
    'media.files.store': { paramsTuple?: []; params?: {} }
    'accounts.addresses.store': { paramsTuple?: []; params?: {} }
    'accounts.addresses.default.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.reveals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.staff_hold_removals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.closing.account_closings.store': { paramsTuple?: []; params?: {} }
    'accounts.face_checks.store': { paramsTuple?: []; params?: {} }
    'accounts.face_results.store': { paramsTuple?: []; params?: {} }
    'accounts.learners.store': { paramsTuple?: []; params?: {} }
    'accounts.agreements.store': { paramsTuple?: []; params?: {} }
    'accounts.admin.legal_texts.store': { paramsTuple?: []; params?: {} }
    'accounts.local.faces.store': { paramsTuple: [ParamValue]; params: {'certifyId': ParamValue} }
    'accounts.own_data.own_data.store': { paramsTuple?: []; params?: {} }
    'accounts.passwords.store': { paramsTuple?: []; params?: {} }
    'accounts.presence.answers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.face_checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.face_results.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.sms_codes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.consents.store': { paramsTuple?: []; params?: {} }
    'accounts.saved_views.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.code_sign_ins.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkey_sign_ins.create': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkey_sign_ins.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.enrolments.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.totps.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.totps.remove': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkey_options.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkeys.store': { paramsTuple?: []; params?: {} }
    'accounts.second_factor.passkey_removals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.sessions.store': { paramsTuple?: []; params?: {} }
    'accounts.sessions.destroy': { paramsTuple?: []; params?: {} }
    'accounts.session_endings.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.staff_steps.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.step_codes.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.step_passkeys.create': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.step_passkeys.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.confirmations.store': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.confirmation_passkeys.create': { paramsTuple?: []; params?: {} }
    'accounts.staff_step.confirmation_passkeys.store': { paramsTuple?: []; params?: {} }
    'accounts.sms_codes.old_telephone_codes.store': { paramsTuple?: []; params?: {} }
    'accounts.registrations.store': { paramsTuple?: []; params?: {} }
    'accounts.profiles.store': { paramsTuple?: []; params?: {} }
    'messages.read': { paramsTuple?: []; params?: {} }
    'messages.settings.store': { paramsTuple?: []; params?: {} }
    'exports.store': { paramsTuple?: []; params?: {} }
    'exports.repeats.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exports.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.staff.store': { paramsTuple?: []; params?: {} }
    'channels.channels.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.spotlights.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.spotlights.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.spotlights.update': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.tags': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.places': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.positions.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.courses.copies.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.positions.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.chapters.videos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.video_durations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.chapters.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.positions.store': { paramsTuple?: []; params?: {} }
    'catalogue.teacher.chapters.videos.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.video_durations.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.presence_policies.store': { paramsTuple?: []; params?: {} }
    'catalogue.presence_policies.checks.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.publications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.publications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.publicationBatches.store': { paramsTuple?: []; params?: {} }
    'catalogue.synonyms.synonyms.store': { paramsTuple?: []; params?: {} }
    'catalogue.teacher.live_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.courses.submissions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.courses.submissions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher_profiles.teacher_profiles.store': { paramsTuple?: []; params?: {} }
    'catalogue.admin.live_statuses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.outside.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.recounts.store': { paramsTuple?: []; params?: {} }
    'certificates.cycles.admin.moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.confirmations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.education_rules.admin.rules.store': { paramsTuple?: []; params?: {} }
    'certificates.education_rules.admin.kinds.store': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.store': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.renew': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.admin.verifications.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.imports.import_previews.store': { paramsTuple?: []; params?: {} }
    'certificates.qualifications.imports.imports.store': { paramsTuple?: []; params?: {} }
    'certificates.foreign.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.admin.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.issues.prints.store': { paramsTuple?: []; params?: {} }
    'certificates.public.files.store': { paramsTuple?: []; params?: {} }
    'certificates.local.province.mode': { paramsTuple?: []; params?: {} }
    'certificates.local.province.change': { paramsTuple: [ParamValue]; params: {'pushId': ParamValue} }
    'certificates.reconciliation.store': { paramsTuple?: []; params?: {} }
    'certificates.reconciliation.resolutions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.store': { paramsTuple?: []; params?: {} }
    'certificates.uploads.admin.revert': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.admin.inquiries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.anomalies.searches.store': { paramsTuple?: []; params?: {} }
    'learning.anomalies.marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.admin.user_courses.assignments.store': { paramsTuple?: []; params?: {} }
    'learning.admin.courses.assignments.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'genLiveCode': ParamValue} }
    'learning.admin.user_courses.statuses.store': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.expiry_dates.store': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.expiry_batches.store': { paramsTuple?: []; params?: {} }
    'learning.admin.user_courses.reveals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.evidence.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.hours.correct': { paramsTuple?: []; params?: {} }
    'learning.learner_imports.import_previews.store': { paramsTuple?: []; params?: {} }
    'learning.learner_imports.import_reports.store': { paramsTuple?: []; params?: {} }
    'learning.learner_imports.imports.store': { paramsTuple?: []; params?: {} }
    'learning.local.live.encoder.store': { paramsTuple: [ParamValue]; params: {'stream': ParamValue} }
    'learning.notes.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.courses.study': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.study_logs.store': { paramsTuple?: []; params?: {} }
    'learning.vod.beats.store': { paramsTuple?: []; params?: {} }
    'exams.start': { paramsTuple?: []; params?: {} }
    'exams.save': { paramsTuple?: []; params?: {} }
    'exams.hand_in': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.bookmark': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.replacements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.replacements.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.clause_reviews.store': { paramsTuple?: []; params?: {} }
    'exams.marking.admin.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.marking.teacher.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.papers.store': { paramsTuple?: []; params?: {} }
    'exams.papers.paper_questions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.import_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.imports.imports.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.question_banks.store': { paramsTuple?: []; params?: {} }
    'exams.questions.questions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.question_batches.store': { paramsTuple?: []; params?: {} }
    'exams.plan.store': { paramsTuple?: []; params?: {} }
    'exams.plan.answer': { paramsTuple?: []; params?: {} }
    'exams.regrades.regrade_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.regrades.regrades.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.error_questions.store': { paramsTuple?: []; params?: {} }
    'exams.error_questions.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.today_question.answer': { paramsTuple?: []; params?: {} }
    'organisations.admin.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.admin.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.goals.goals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.members.members.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.memberships.own': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.own.organisations.store': { paramsTuple?: []; params?: {} }
    'organisations.reminders.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.admin.seat_moves.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.admin.orders.exports.store': { paramsTuple?: []; params?: {} }
    'commerce.admin.orders.reveals.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.transfer_slips.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.bank_transfers.statements.previews.store': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.statements.store': { paramsTuple?: []; params?: {} }
    'commerce.bank_transfers.lines.confirmations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.lines.matches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.lines.dismissals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.bank_transfers.refund_serials.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.cart_items.store': { paramsTuple?: []; params?: {} }
    'commerce.cart_merges.store': { paramsTuple?: []; params?: {} }
    'commerce.exceptions.refunds.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.exceptions.settlements.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.exceptions.resolutions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.exceptions.checks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.history.notes.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.local.wallets.store': { paramsTuple: [ParamValue]; params: {'merchantNo': ParamValue} }
    'commerce.local.wallet_bridges.store': { paramsTuple?: []; params?: {} }
    'commerce.admin.orders.parcels.store': { paramsTuple?: []; params?: {} }
    'commerce.payment_attempts.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.payment_notices.store': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'commerce.admin.orders.wallet_checks.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.quotes.store': { paramsTuple?: []; params?: {} }
    'commerce.visitor_quotes.store': { paramsTuple?: []; params?: {} }
    'commerce.admin.price_previews.store': { paramsTuple?: []; params?: {} }
    'commerce.reconciliation.store': { paramsTuple?: []; params?: {} }
    'commerce.refunds.goods_returns.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.refunds.requests.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.refunds.requests.rejections.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.refunds.tries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.refunds.previews.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.refunds.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.seats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.seat_previews.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'commerce.seat_moves.store': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'commerce.reminders.store': { paramsTuple?: []; params?: {} }
    'commerce.handovers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.orders.store': { paramsTuple?: []; params?: {} }
    'invoices.admin.files.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.deliveries.store': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'invoices.admin.shipments.store': { paramsTuple?: []; params?: {} }
    'invoices.admin.issue_batches.store': { paramsTuple?: []; params?: {} }
    'invoices.admin.issues.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.reversals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.notices.store': { paramsTuple?: []; params?: {} }
    'invoices.local.mode': { paramsTuple?: []; params?: {} }
    'invoices.local.change': { paramsTuple: [ParamValue]; params: {'requestNo': ParamValue} }
    'invoices.invoices.store': { paramsTuple?: []; params?: {} }
    'invoices.dispatches.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comments.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comments.moderations': { paramsTuple?: []; params?: {} }
    'comments.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comments.store': { paramsTuple?: []; params?: {} }
    'statistics.statements.closings.storeMonth': { paramsTuple: [ParamValue]; params: {'month': ParamValue} }
    'statistics.statements.closings.store': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'statistics.statements.payouts.store': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'v1.bank_transfers.confirm': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'v1.invoices.issue': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.people.store': { paramsTuple?: []; params?: {} }
    'v1.person_lookups.store': { paramsTuple?: []; params?: {} }
    'v1.person_reveals.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.orders.store': { paramsTuple?: []; params?: {} }
    'v1.seats.store': { paramsTuple: [ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue} }
    'v1.seats.move': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'v1.hour_upload_results.outcome': { paramsTuple: [ParamValue]; params: {'uploadId': ParamValue} }
    'v1.hour_upload_results.revert': { paramsTuple: [ParamValue]; params: {'uploadId': ParamValue} }
    'v1.entitlements.store': { paramsTuple?: []; params?: {} }
    'v1.webhooks.store': { paramsTuple?: []; params?: {} }
    'v1.webhooks.change_secret': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.change_secret': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.replay': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_accounts.store': { paramsTuple?: []; params?: {} }
    'partners.service_keys.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_keys.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_keys.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_keys.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.imports.store': { paramsTuple?: []; params?: {} }
    'v1.imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.store': { paramsTuple?: []; params?: {} }
    'transfer.admin.imports.start': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.discard': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'transfer.admin.imports.acknowledge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PATCH: {
    'media.local.video_uploads.update': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'v1.webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'accounts.addresses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.presence.consents.destroy': { paramsTuple?: []; params?: {} }
    'accounts.saved_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.own_sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.staff_step.staff_steps.destroy': { paramsTuple?: []; params?: {} }
    'channels.staff.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'channels.channels.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.courses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.admin.chapters.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.videos.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.handouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.admin.chapters.course_videos.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher.chapters.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.videos.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.handouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'chapterId': ParamValue} }
    'catalogue.teacher.chapters.course_videos.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.synonyms.synonyms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher_profiles.teacher_profiles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.vod.upload_grants.destroy': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'catalogue.vod.video_lists.destroy': { paramsTuple?: []; params?: {} }
    'catalogue.admin.cloud_videos.destroy': { paramsTuple: [ParamValue]; params: {'videoId': ParamValue} }
    'certificates.cycles.outside.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.uploads.admin.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.admin.user_courses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.admin.live_codes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.papers.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.papers.paper_questions.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'paperQuestionId': ParamValue} }
    'exams.questions.question_banks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.questions.questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.plan.destroy': { paramsTuple?: []; params?: {} }
    'exams.error_questions.clear': { paramsTuple?: []; params?: {} }
    'exams.error_questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.goals.goals.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'goalId': ParamValue} }
    'organisations.members.members.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'organisations.memberships.memberships.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.admin.orders.destroy': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.cart_items.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'commerce.cart_batches.destroy': { paramsTuple?: []; params?: {} }
    'commerce.refunds.requests.destroy': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'commerce.seats.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'commerce.orders.destroy': { paramsTuple: [ParamValue]; params: {'orderNo': ParamValue} }
    'statistics.statements.payouts.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'channelId': ParamValue,'month': ParamValue} }
    'v1.seats.destroy': { paramsTuple: [ParamValue,ParamValue,ParamValue]; params: {'orderNo': ParamValue,'itemId': ParamValue,'seatNo': ParamValue} }
    'v1.entitlements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'v1.webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PUT: {
    'accounts.admin.people.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.admin.audit_verifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.saved_views.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accounts.second_factor.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.presence_policies.course.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.synonyms.synonyms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'catalogue.teacher_profiles.teacher_profiles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.cycles.admin.course_kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.education_rules.admin.kinds.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'certificates.qualifications.admin.qualifications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'learning.notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'exams.clauses.clauses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.members.members.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'memberId': ParamValue} }
    'organisations.memberships.share': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'organisations.own.organisations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.numbers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'invoices.admin.red_numbers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.webhook_endpoints.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_accounts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'partners.service_accounts.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}