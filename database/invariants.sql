-- Invariants (docs/threats.md): each query selects the rows that violate one. Common subset of SQLite, MySQL 8 and
-- MariaDB. `npm run ace -- invariants` runs them all.

-- # I1, I2: the sums of an order

-- the amount of an order is the sum of goods and freight
SELECT id FROM orders WHERE amount_fen <> ware_fen + freight_fen;

-- the lines of an order add up to its goods
SELECT o.id FROM orders o JOIN order_items i ON i.order_id = o.id
GROUP BY o.id, o.ware_fen HAVING SUM(i.amount_fen) <> o.ware_fen;

-- every order has a line
SELECT id FROM orders WHERE id NOT IN (SELECT order_id FROM order_items);

-- freight is charged only for parcels under 100 yuan
SELECT o.id FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.freight_fen > 0
  AND o.id NOT IN (SELECT row_id FROM import_links WHERE object = 'orders')
GROUP BY o.id HAVING SUM(i.base_fen) >= 10000
  OR SUM(CASE WHEN i.course_type IN (3, 4) THEN 1 ELSE 0 END) = 0;

-- an order with goods to ship has an address
SELECT o.id FROM orders o JOIN order_items i ON i.order_id = o.id
WHERE i.course_type IN (3, 4) AND o.address IS NULL
  AND o.id NOT IN (SELECT row_id FROM import_links WHERE object = 'orders');

-- further education is sold with a code
SELECT o.id FROM orders o JOIN order_items i ON i.order_id = o.id
WHERE i.course_type = 5 AND o.channel_id IS NULL
  AND o.id NOT IN (SELECT row_id FROM import_links WHERE object = 'orders');

-- no amount is negative, and a rule price is at least 0.01
SELECT id FROM orders WHERE ware_fen < 0 OR freight_fen < 0 OR amount_fen < 0 OR refunded_fen < 0
UNION ALL SELECT id FROM order_items
WHERE unit_fen < 0 OR base_fen < 0 OR amount_fen < 0 OR refunded_fen < 0
UNION ALL SELECT id FROM courses WHERE price_fen < 0 OR original_price_fen < 0 OR freight_fen < 0
UNION ALL SELECT id FROM discount_rules
WHERE discounted_price_fen < 1 OR (rule_code <> '06' AND discounted_price_fen IS NULL)
UNION ALL SELECT id FROM payments WHERE amount_fen < 0
UNION ALL SELECT id FROM refunds WHERE amount_fen < 0
UNION ALL SELECT id FROM payment_exceptions WHERE amount_fen < 0
UNION ALL SELECT user_id FROM channels WHERE discount_bp < 1 OR discount_bp > 10000;

-- no paid line has the amount 0, except in a payment exception
SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id
LEFT JOIN payment_exceptions e ON e.order_id = o.id AND e.kind = 'free'
WHERE o.order_status = 2 AND i.amount_fen = 0 AND e.id IS NULL
  AND o.id NOT IN (SELECT row_id FROM import_links WHERE object = 'orders');

-- # I3, I6: its payments

-- a paid order has one accepted payment of the same amount
SELECT o.id FROM orders o LEFT JOIN payments p
  ON p.paid_key = o.id AND p.order_id = o.id AND p.status = 'paid' AND p.amount_fen = o.amount_fen
WHERE o.order_status = 2 AND p.id IS NULL;

-- an accepted payment has a paid order
SELECT p.id FROM payments p JOIN orders o ON o.id = p.order_id
WHERE p.paid_key IS NOT NULL AND o.order_status <> 2;

-- a payment that settled no order is an exception
SELECT p.id FROM payments p LEFT JOIN payment_exceptions e ON e.transaction_id = p.transaction_id
WHERE p.status = 'paid' AND p.paid_key IS NULL AND e.id IS NULL;

-- open payments and only those have an open key
SELECT id FROM payments WHERE (status = 'open') <> (open_key IS NOT NULL);

-- A settled exception is the payment of its order.
-- a transaction id of the payment provider is booked once
SELECT transaction_id FROM (
  SELECT transaction_id FROM payments WHERE transaction_id IS NOT NULL
  UNION ALL SELECT transaction_id FROM payment_exceptions WHERE status <> 'settled') AS booked
GROUP BY transaction_id HAVING COUNT(*) > 1;

-- a payment above 0 has a transaction id
SELECT id FROM payments WHERE status = 'paid' AND transaction_id IS NULL AND amount_fen > 0;

-- refunds of a payment do not exceed its amount
SELECT p.id FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.payment_exception_id IS NULL
GROUP BY p.id, p.amount_fen HAVING SUM(r.amount_fen) > p.amount_fen;

-- orders and lines are not refunded beyond what was paid
SELECT id FROM orders WHERE refunded_fen > amount_fen
UNION ALL SELECT id FROM order_items
WHERE refunded_fen > amount_fen OR refunded_count > course_count;

-- the refund of an order beyond its lines is at most the freight
SELECT o.id FROM orders o JOIN order_items i ON i.order_id = o.id
GROUP BY o.id, o.refunded_fen, o.freight_fen
HAVING o.refunded_fen < SUM(i.refunded_fen) OR o.refunded_fen > SUM(i.refunded_fen) + o.freight_fen;

-- the refunded copies and amount of a line equal its refund lines
SELECT i.id FROM order_items i JOIN refund_lines l ON l.order_item_id = i.id
GROUP BY i.id, i.refunded_count, i.refunded_fen
HAVING SUM(l.copies) <> i.refunded_count OR SUM(l.amount_fen) <> i.refunded_fen;

-- a payment exception is refunded completely by its own refund
SELECT e.id FROM payment_exceptions e LEFT JOIN refunds r ON r.payment_exception_id = e.id
WHERE (e.status IN ('refunding', 'refunded')) <> (r.id IS NOT NULL)
  OR r.amount_fen <> e.amount_fen OR (e.status = 'refunded' AND r.status <> 'done');

-- exceptions and refunds have the provider of their payment
SELECT e.id FROM payment_exceptions e LEFT JOIN payments p ON p.id = e.payment_id
WHERE e.kind <> 'orphan' AND p.provider <> e.provider
UNION ALL SELECT r.id FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
WHERE r.payment_exception_id IS NULL AND p.provider <> r.provider;

-- # Bank transfers

-- a paid bank line is the one payment of its order, of the same amount
SELECT l.id FROM bank_lines l LEFT JOIN payments p ON p.transaction_id = l.bank_serial AND p.provider = 'bank'
  AND p.status = 'paid' AND p.amount_fen = l.amount_fen AND p.paid_key = l.order_id AND p.merchant_no = l.merchant_no
WHERE l.state = 'paid' AND p.id IS NULL;

-- one bank line pays an order
SELECT order_id FROM bank_lines WHERE state = 'paid' GROUP BY order_id HAVING COUNT(*) > 1;

-- An exception may be settled with a closed order.
-- a payment by bank transfer has a bank line
SELECT p.id FROM payments p LEFT JOIN bank_lines l
  ON l.bank_serial = p.transaction_id AND l.order_id = p.order_id AND l.state IN ('paid', 'exception')
WHERE p.provider = 'bank' AND p.status = 'paid' AND l.id IS NULL;

-- a bank line that became an exception has one of the same amount
SELECT l.id FROM bank_lines l LEFT JOIN payment_exceptions e
  ON e.transaction_id = l.bank_serial AND e.provider = 'bank' AND e.amount_fen = l.amount_fen
WHERE l.state = 'exception' AND e.id IS NULL;

-- only a paid or refused bank line is settled, and its columns follow its state
SELECT id FROM bank_lines WHERE (state IN ('paid', 'exception')) <> (settled_at IS NOT NULL)
  OR (settled_at IS NULL) <> (merchant_no IS NULL)
  OR (state IN ('orphan', 'dismissed')) <> (order_id IS NULL)
  OR (state = 'dismissed') <> (note IS NOT NULL)
  OR (state = 'paid' AND confirmed_by IS NULL);

-- two confirmations of a bank line are by two admins
SELECT id FROM bank_lines WHERE first_confirmed_by = confirmed_by;

-- an order with a transfer code has an attempt by bank transfer
SELECT t.id FROM bank_transfers t LEFT JOIN payments p ON p.order_id = t.order_id AND p.provider = 'bank'
WHERE p.id IS NULL;

-- a slip has the time of its upload
SELECT id FROM bank_transfers WHERE (slip_key IS NULL) <> (slip_at IS NULL);

-- # I4, I5: entitlements

-- a single order grants each video course once
SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id
LEFT JOIN user_courses u ON u.order_item_id = i.id AND u.course_id = i.course_id
  AND u.source = 'order'
WHERE o.order_status = 2 AND o.order_type = 'single' AND i.course_type IN (1, 5, 6)
GROUP BY i.id HAVING COUNT(u.id) <> 1;

-- no more seats are assigned than copies were bought
SELECT i.id FROM order_items i JOIN user_courses u ON u.order_item_id = i.id
GROUP BY i.id, i.course_count HAVING COUNT(DISTINCT u.seat_no) > i.course_count;

-- all courses of a seat have the same telephone
SELECT MIN(id) FROM user_courses WHERE source = 'assignment' AND seat_no IS NOT NULL
GROUP BY order_item_id, seat_no HAVING COUNT(DISTINCT telephone) > 1;

-- no seat is both assigned and refunded
SELECT i.id FROM order_items i JOIN user_courses u ON u.order_item_id = i.id AND u.source = 'assignment'
GROUP BY i.id, i.course_count, i.refunded_count
HAVING COUNT(DISTINCT u.seat_no) + i.refunded_count > i.course_count;

-- a refunded entitlement has expired
SELECT id FROM user_courses WHERE refunded_at IS NOT NULL AND user_course_status <> 'expired';

-- a refunded single order has no active entitlement
SELECT u.id FROM user_courses u JOIN order_items i ON i.id = u.order_item_id
JOIN orders o ON o.id = i.order_id AND o.order_type = 'single'
WHERE i.refunded_count >= i.course_count AND u.refunded_at IS NULL;

-- an unpaid order grants nothing
SELECT u.id FROM user_courses u JOIN orders o ON o.id = u.order_id WHERE o.order_status <> 2;

-- # I7, I8, I10: hours

-- no hours account is negative
SELECT course_edu_log_id FROM hour_entries GROUP BY course_edu_log_id
HAVING SUM(held_seconds) < 0 OR SUM(available_seconds) < 0 OR SUM(used_seconds) < 0;

-- a finished chapter of a study record has a ledger entry
SELECT l.id FROM study_logs l WHERE l.course_edu_log_id IS NOT NULL AND l.study_seconds > 0
AND NOT EXISTS (SELECT 1 FROM hour_entries e WHERE e.kind IN ('watch', 'import')
  AND e.course_edu_log_id = l.course_edu_log_id AND e.chapter_id = l.chapter_id);

-- used hours equal the confirmed uploads
SELECT l.id FROM course_edu_logs l WHERE
  (SELECT COALESCE(SUM(used_seconds), 0) FROM hour_entries WHERE course_edu_log_id = l.id) <>
  (SELECT COALESCE(SUM(pushed_seconds), 0) FROM hour_uploads
    WHERE course_edu_log_id = l.id AND state = 'confirmed');

-- open uploads and only those have the key of their record
SELECT id FROM hour_uploads WHERE (state IN ('pending', 'unknown')) <> (open_key IS NOT NULL)
OR (open_key IS NOT NULL AND open_key <> course_edu_log_id);

-- the accounts of a finished chapter add up to its minutes
SELECT l.id FROM study_logs l JOIN hour_entries e
  ON e.course_edu_log_id = l.course_edu_log_id AND e.chapter_id = l.chapter_id
GROUP BY l.id, l.study_seconds HAVING l.study_seconds <>
  SUM(e.held_seconds + e.available_seconds + e.used_seconds + e.expired_seconds);

-- # I18: hours of a refunded course

-- no more hours are restored than refunds withdrew
SELECT MIN(id) FROM hour_entries WHERE kind IN ('refund', 'restore')
GROUP BY course_edu_log_id, chapter_id HAVING SUM(expired_seconds) < 0;

-- the withdrawn hours of a refund line equal its ledger entries
SELECT l.id FROM refund_lines l LEFT JOIN
  (SELECT SUBSTR(cause, 8) + 0 AS line_id, SUM(expired_seconds) AS booked FROM hour_entries
    WHERE kind = 'refund' GROUP BY line_id) e ON e.line_id = l.id
WHERE COALESCE(l.withdrawn_seconds, 0) <> COALESCE(e.booked, 0)
UNION ALL SELECT e.id FROM hour_entries e LEFT JOIN refund_lines l ON l.id = SUBSTR(e.cause, 8) + 0
WHERE e.kind = 'refund' AND l.id IS NULL;

-- a refund that leaves uploaded hours has a reason
SELECT l.id FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
WHERE l.retained_seconds > 0 AND TRIM(r.reason) = '';

-- no hours are uploaded while a refund has withdrawn hours of their record
SELECT u.id FROM hour_uploads u JOIN hour_entries e ON e.course_edu_log_id = u.course_edu_log_id
WHERE (e.kind = 'refund' AND e.created_at < u.created_at)
  OR (e.kind = 'restore' AND e.created_at <= u.created_at)
GROUP BY u.id HAVING SUM(e.expired_seconds) > 0;

-- # I19: cycles of further education

-- an uploaded entry counts once, for one cycle or none
SELECT e.hour_entry_id FROM cycle_entries e JOIN hour_entries h ON h.id = e.hour_entry_id
GROUP BY e.hour_entry_id, h.used_seconds
HAVING SUM(e.counted_seconds) <> 0 AND SUM(e.counted_seconds) <> h.used_seconds;

-- minutes count within the days of their cycle, unless an admin moved them
SELECT e.hour_entry_id FROM cycle_entries e JOIN education_cycles c ON c.id = e.education_cycle_id
JOIN hour_entries h ON h.id = e.hour_entry_id
JOIN hour_uploads u ON u.id = h.hour_upload_id AND u.state = 'confirmed'
GROUP BY e.education_cycle_id, e.hour_entry_id, e.counted_on, c.starts_on, c.ends_on
HAVING SUM(e.counted_seconds) > 0 AND COUNT(e.actor_id) = 0
  AND (e.counted_on < c.starts_on OR e.counted_on > c.ends_on);

-- a cycle and its minutes belong to the owner of the qualification
SELECT c.id FROM education_cycles c JOIN qualifications q ON q.id = c.qualification_id
LEFT JOIN cycle_entries e ON e.education_cycle_id = c.id
LEFT JOIN hour_entries h ON h.id = e.hour_entry_id
WHERE c.user_id <> q.user_id OR e.user_id <> c.user_id OR h.user_id <> e.user_id;

-- the targets of a cycle are the hours of its rule
SELECT t.id FROM cycle_targets t JOIN education_cycles c ON c.id = t.education_cycle_id
JOIN education_rules r ON r.id = c.education_rule_id
WHERE t.target_seconds NOT IN (
  CASE WHEN t.required = 1 THEN r.required_hours ELSE r.elective_hours END * r.minutes_per_hour * 60,
  CASE WHEN t.required = 1 THEN r.extra_required_hours ELSE r.extra_elective_hours END * r.minutes_per_hour * 60);

-- a target has counted what its entries sum up to
SELECT t.id FROM cycle_targets t WHERE t.counted_seconds <> (
  SELECT COALESCE(SUM(e.counted_seconds), 0) FROM cycle_entries e WHERE e.education_cycle_id = t.education_cycle_id
    AND e.specialty = t.specialty AND e.required = t.required AND e.kind <> 'outside');

-- a cycle is met when nothing is missing, and only then
SELECT c.id FROM education_cycles c WHERE (c.state = 'met') = EXISTS (
  SELECT t.id FROM cycle_targets t WHERE t.education_cycle_id = c.id AND t.target_seconds > t.counted_seconds);

-- verified numbers and only those have a key, one person per number
SELECT q.id FROM qualifications q
WHERE (q.verified_at IS NOT NULL AND q.number_index IS NOT NULL AND q.verified_key IS NULL)
  OR (q.verified_at IS NULL AND q.verified_key IS NOT NULL);

-- cycles of a qualification do not overlap
SELECT a.id FROM education_cycles a JOIN education_cycles b ON b.qualification_id = a.qualification_id AND b.id > a.id
WHERE a.starts_on <= b.ends_on AND b.starts_on <= a.ends_on;

-- # I10: credit

-- the credit of a chapter does not exceed its video
SELECT p.id FROM chapter_progress p JOIN chapters c ON c.id = p.chapter_id
WHERE c.video_seconds > 0 AND p.credited_seconds > c.video_seconds;

-- # T36: printed certificates

-- valid issues and only those have the valid keys of their certificates
SELECT l.id FROM certificate_issue_lines l
JOIN certificate_issues i ON i.id = l.certificate_issue_id
WHERE (i.state = 'valid' AND l.education_cycle_id IS NULL AND (l.valid_key IS NULL OR l.valid_key <> l.certificate_id))
  OR (i.state <> 'valid' AND l.valid_key IS NOT NULL);

-- valid issues of a cycle and only those have the key of their certificate and cycle
SELECT l.id FROM certificate_issue_lines l
JOIN certificate_issues i ON i.id = l.certificate_issue_id
WHERE (l.education_cycle_id IS NOT NULL AND l.valid_key IS NOT NULL)
  OR (l.cycle_key IS NOT NULL AND (i.state <> 'valid' OR l.education_cycle_id IS NULL))
  OR (i.state = 'valid' AND l.education_cycle_id IS NOT NULL
    AND COALESCE(l.cycle_key, '') <> CONCAT(l.certificate_id, ':', l.education_cycle_id));

-- all certificates of an issue are printed for one cycle of its user, or for none
SELECT l.certificate_issue_id FROM certificate_issue_lines l
JOIN certificate_issues i ON i.id = l.certificate_issue_id
LEFT JOIN education_cycles c ON c.id = l.education_cycle_id
WHERE l.education_cycle_id IS NOT NULL AND (c.id IS NULL OR c.user_id <> i.user_id)
UNION SELECT certificate_issue_id FROM certificate_issue_lines GROUP BY certificate_issue_id
HAVING COUNT(DISTINCT COALESCE(education_cycle_id, 0)) > 1;

-- printed minutes of a cycle count for it and exceed 2400
SELECT l.id FROM certificate_issue_lines l
JOIN certificate_issues i ON i.id = l.certificate_issue_id
WHERE l.education_cycle_id IS NOT NULL AND (l.uploaded_seconds <= 144000 OR i.state = 'valid' AND l.uploaded_seconds >
  (SELECT COALESCE(SUM(e.counted_seconds), 0) FROM cycle_entries e
    JOIN hour_entries h ON h.id = e.hour_entry_id
    JOIN course_edu_logs g ON g.id = h.course_edu_log_id
    WHERE e.education_cycle_id = l.education_cycle_id AND g.certificate_id = l.certificate_id));

-- an issue has certificates of one user and one subject
SELECT i.id FROM certificate_issues i JOIN certificate_issue_lines l
ON l.certificate_issue_id = i.id JOIN certificates c ON c.id = l.certificate_id
WHERE c.user_id <> i.user_id OR c.cert_subject <> i.cert_subject
UNION SELECT id FROM certificate_issues
WHERE id NOT IN (SELECT certificate_issue_id FROM certificate_issue_lines);

-- printed minutes were uploaded before and exceed 2400
SELECT l.id FROM certificate_issue_lines l
JOIN certificate_issues i ON i.id = l.certificate_issue_id
WHERE l.uploaded_seconds <= 144000 OR l.uploaded_seconds >
  (SELECT COALESCE(SUM(e.used_seconds), 0) FROM hour_entries e
    JOIN course_edu_logs g ON g.id = e.course_edu_log_id
    WHERE g.certificate_id = l.certificate_id AND e.created_at <= i.created_at);

-- a superseded issue names its successor, a revoked one its reason
SELECT id FROM certificate_issues
WHERE (state = 'superseded') <> (superseded_by_id IS NOT NULL AND superseded_at IS NOT NULL)
  OR (state = 'revoked') <> (revoked_at IS NOT NULL AND reason IS NOT NULL);

-- # I11: tests

-- a score is the sum of its answers
SELECT u.id FROM user_papers u JOIN paper_answers a ON a.user_paper_id = u.id
WHERE u.state = 'graded' GROUP BY u.id, u.score_tenths
HAVING SUM(a.score_tenths) <> u.score_tenths;

-- no answer is saved after submission
SELECT a.id FROM paper_answers a JOIN user_papers u ON u.id = a.user_paper_id
WHERE a.saved_at > u.submitted_at;

-- open attempts and only those have an open key
SELECT id FROM user_papers WHERE (state = 'in_progress') <> (open_key IS NOT NULL);

-- a result follows from the points and the pass line
SELECT id FROM user_papers WHERE state = 'graded'
  AND (2 * user_score_tenths * total_tenths > 2000 * score_tenths + total_tenths
    OR 2000 * score_tenths > 2 * user_score_tenths * total_tenths + total_tenths
  OR user_pass <> (user_score_tenths >= pass_line * 10));

-- an open test has no graded answers
SELECT a.id FROM paper_answers a JOIN user_papers u ON u.id = a.user_paper_id
WHERE u.state = 'in_progress' AND u.mode = 'test'
  AND (a.answer_pass IS NOT NULL OR a.score_tenths IS NOT NULL);

-- no minutes are held after a passed chapter test
SELECT l.id FROM study_logs l JOIN hour_entries e
  ON e.course_edu_log_id = l.course_edu_log_id AND e.chapter_id = l.chapter_id
WHERE l.test_passed = 1 GROUP BY l.id HAVING SUM(e.held_seconds) > 0;

-- an order with goods to ship waits for its parcel
SELECT o.id FROM orders o WHERE o.awaits_shipment = 0 AND o.order_status = 2 AND o.tracking_no IS NULL
AND o.id NOT IN (SELECT row_id FROM import_links WHERE object = 'orders')
AND EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.course_type IN (3, 4)
  AND i.refunded_count < i.course_count);

-- # I13: invoices

-- an invoice is for a paid order and has its amount
SELECT v.id FROM invoices v JOIN orders o ON o.id = v.order_id
WHERE v.invoice_status > 0 AND (o.order_status <> 2
  OR (v.needs_reversal_at IS NULL AND v.amount_fen + o.refunded_fen <> o.amount_fen
    AND v.issue_state NOT IN ('sending', 'issuing', 'blocked'))
  OR v.amount_fen > o.amount_fen);

-- the status of an invoice matches its request and sending times
SELECT id FROM invoices WHERE (invoice_status > 0) <> (requested_at IS NOT NULL)
  OR (invoice_status = 2) <> (sent_at IS NOT NULL) OR sent_at < requested_at;

-- withdrawn invoices and only those have the amount 0, and none of them was sent
SELECT id FROM invoices WHERE (withdrawn_at IS NOT NULL) <> (amount_fen = 0)
  OR (withdrawn_at IS NOT NULL AND invoice_status = 2);

-- only sent invoices get a credit note
SELECT id FROM invoices WHERE (needs_reversal_at IS NOT NULL AND invoice_status <> 2)
  OR (reversed_at IS NOT NULL AND needs_reversal_at IS NULL);

-- an invoice that another one replaced is reversed
SELECT v.id FROM invoices v WHERE v.order_key <> v.order_id OR (v.order_key IS NULL
  AND (v.reversed_at IS NULL OR v.order_id NOT IN (SELECT n.order_key FROM invoices n WHERE n.order_key IS NOT NULL)));

-- an invoice that a provider issued has a number, and one with a number is sent
SELECT id FROM invoices WHERE (issue_state = 'issued' AND number IS NULL)
  OR (number IS NOT NULL) <> (issued_at IS NOT NULL) OR (number IS NOT NULL AND invoice_status <> 2);

-- a request at a provider has its number, lines and issuer
SELECT id FROM invoices WHERE issue_state <> 'none'
  AND (request_no IS NULL OR issuer IS NULL OR issue_lines IS NULL OR issue_requested_by IS NULL);

-- only requests in flight and corrected ones ask the provider again
SELECT id FROM invoices
WHERE (issue_state IN ('sending', 'issuing', 'blocked') AND issue_next_at IS NULL)
  OR (issue_state IN ('none', 'issued') AND issue_next_at IS NOT NULL)
  OR (fail_field IS NOT NULL AND issue_state <> 'failed');

-- red invoices reverse no more than their invoice
SELECT v.id FROM invoices v JOIN red_invoices r ON r.invoice_id = v.id
WHERE r.state <> 'void' GROUP BY v.id, v.amount_fen
HAVING SUM(r.amount_fen) > v.amount_fen;

-- an issued red invoice of a provider has its number, and one is open per invoice
SELECT id FROM red_invoices WHERE (state = 'issued' AND note_no IS NOT NULL AND number IS NULL)
  OR (number IS NOT NULL AND state <> 'issued') OR (state = 'issued') <> (issued_at IS NOT NULL) OR (state IN ('issued', 'void')) <> (next_at IS NULL)
UNION ALL
SELECT MIN(id) FROM red_invoices WHERE state NOT IN ('issued', 'void') GROUP BY invoice_id HAVING COUNT(*) > 1;

-- no red invoice has the number of an invoice
SELECT r.id FROM red_invoices r JOIN invoices v ON v.number = r.number;

-- a sent paper invoice has a tracking number
SELECT id FROM invoices
WHERE invoice_status = 2 AND invoice_type = 2 AND express_order_no IS NULL;

-- # I14: addresses

-- a user with addresses has one default address
SELECT user_id FROM addresses GROUP BY user_id HAVING COUNT(default_key) <> 1;

-- # Sales stats

-- the processed days add up to the paid orders of these days
SELECT s.day FROM (SELECT MAX(day) AS day, SUM(amount_fen) AS fen FROM sale_figures WHERE scope = 'all') s
WHERE s.fen <> (SELECT COALESCE(SUM(o.amount_fen - o.refunded_fen), 0) FROM orders o
  WHERE o.order_status = 2 AND o.paid_at < CONCAT(s.day, ' 16:00:00'))
  AND NOT EXISTS (SELECT c.id FROM orders c JOIN job_last_runs j ON j.job = 'CountSalesJob'
    WHERE c.updated_at >= j.succeeded_at AND c.paid_at < CONCAT(s.day, ' 16:00:00'));

-- courses and freight add up to the income of a day
SELECT day FROM sale_figures GROUP BY day
HAVING SUM(CASE WHEN scope = 'all' THEN amount_fen ELSE 0 END)
  <> SUM(CASE WHEN scope = 'freight' OR scope LIKE 'course:%' THEN amount_fen ELSE 0 END);

-- # Statements

-- a statement is paid on the day it was closed or later
SELECT p.id FROM statement_payouts p JOIN statements s ON s.id = p.statement_id
WHERE s.closed_at >= CONCAT(p.paid_on, ' 16:00:00');

-- # Staff steps

-- a session has all columns of a staff step or none, and the step ends before the session
SELECT id FROM access_tokens
WHERE (staff_until IS NULL) <> (staff_key_hash IS NULL) OR (staff_until IS NULL) <> (staff_seen_at IS NULL)
  OR (staff_until IS NULL) <> (staff_proof IS NULL) OR (staff_until IS NULL) <> (proved_at IS NULL)
  OR staff_until > expires_at;

-- a session with a staff step belongs to a user who holds a staff role and is not held back
SELECT t.id FROM access_tokens t JOIN users u ON u.id = t.tokenable_id
WHERE t.staff_until IS NOT NULL AND (u.staff_hold_at IS NOT NULL
  OR NOT EXISTS (SELECT r.id FROM user_roles r WHERE r.user_id = u.id AND r.role <> 'user'));

-- # Organisations

-- hours are shared by active members only, with the text that they agreed to
SELECT m.id FROM organisation_members m WHERE EXISTS (SELECT s.id FROM organisation_shares s
  WHERE s.organisation_member_id = m.id)
AND (m.state <> 'active' OR m.user_id IS NULL OR m.shared_at IS NULL OR m.stopped_at IS NOT NULL
  OR m.share_version IS NULL OR m.share_hash IS NULL);

-- hours are shared with verified organisations only
SELECT s.id FROM organisation_shares s JOIN organisation_members m ON m.id = s.organisation_member_id
JOIN organisations o ON o.id = m.organisation_id WHERE o.state <> 'verified';

-- members have the keys of their state
SELECT id FROM organisation_members WHERE (state = 'left') <> (live_key IS NULL)
  OR (state = 'active') <> (active_key IS NOT NULL) OR (state = 'invited' AND user_id IS NOT NULL)
  OR (state = 'left') <> (left_at IS NOT NULL) OR (joined_at IS NULL AND state = 'active');

-- verified organisations and only those have the key of their credit code
SELECT id FROM organisations WHERE (state = 'verified') <> (verified_key IS NOT NULL)
  OR verified_key <> credit_code OR (state IN ('verified', 'closed')) <> (verified_at IS NOT NULL)
  OR (state = 'refused') <> (refusal_reason IS NOT NULL);

-- an organisation has an owner
SELECT o.id FROM organisations o WHERE NOT EXISTS (SELECT m.id FROM organisation_members m
  WHERE m.organisation_id = o.id AND m.member_role = 'owner' AND m.state = 'active');

-- an organisation has paid bulk orders that their buyers bought for it or handed over
SELECT h.id FROM organisation_orders h JOIN orders o ON o.id = h.order_id
JOIN organisations g ON g.id = h.organisation_id
WHERE o.user_id <> h.handed_by OR o.order_type <> 'package' OR o.paid_at IS NULL OR g.verified_at IS NULL OR g.verified_at > h.created_at;

-- a member whose hours were downloaded on a day has an event of that day
SELECT r.id FROM organisation_readings r JOIN organisation_members m ON m.id = r.organisation_member_id
WHERE r.kind = 'downloaded' AND NOT EXISTS (SELECT e.id FROM organisation_events e
  WHERE e.organisation_id = m.organisation_id AND e.kind = 'downloaded' AND e.actor_id = r.actor_id
  AND e.created_at >= r.created_at);

-- # Presence checks

-- no heartbeat counts while a check of its session is open
SELECT b.play_session_id, b.seq FROM presence_checks p JOIN play_beats b ON b.play_session_id = p.play_session_id
WHERE p.moment = 'random' AND b.credited_seconds > 0 AND b.server_at > p.asked_at
AND (b.server_at < p.answered_at OR (p.answered_at IS NULL AND p.open_key IS NOT NULL));

-- a passed face belongs to a passed face check of the same user, unless the account was closed
SELECT p.id FROM presence_checks p JOIN users u ON u.id = p.user_id
LEFT JOIN face_checks f ON f.id = p.face_check_id AND f.user_id = p.user_id AND f.state = 'passed'
WHERE p.way = 'face' AND u.deleted_at IS NULL AND (f.id IS NULL OR f.used_at IS NULL);

-- open checks and only those have an open key
SELECT id FROM presence_checks WHERE (open_key IS NOT NULL AND (state NOT IN ('open', 'failed') OR open_key <> user_id))
  OR (state IN ('passed', 'excused')) <> (answered_at IS NOT NULL) OR (answered_at IS NULL) <> (way IS NULL);

-- a check that staff answered has a reason
SELECT id FROM presence_checks WHERE way = 'staff' AND reason IS NULL;

-- a policy that asks for faces names its impact assessment, and the regulation if nothing replaces a face
SELECT id FROM presence_policies
WHERE (face_at_start = 1 OR face_every_minutes IS NOT NULL OR face_before_chapter_test = 1
  OR face_before_course_test = 1 OR face_before_upload = 1)
AND (assessment_ref IS NULL OR (alternative = 'none' AND alternative_reason IS NULL));

-- prompts have a shortest and a longest interval
SELECT id FROM presence_policies WHERE (prompt_from_minutes IS NULL) <> (prompt_to_minutes IS NULL)
  OR prompt_from_minutes > prompt_to_minutes;

-- an imported person is a user
SELECT l.id FROM import_links l LEFT JOIN users u ON u.id = l.row_id
WHERE l.object IN ('people', 'staff') AND u.id IS NULL;

-- a link without a run has no hashes and is of a service account
SELECT id FROM import_links WHERE (run_id IS NULL) <> (row_hash IS NULL) OR (run_id IS NULL) <> (final_hash IS NULL)
  OR (run_id IS NULL AND source NOT LIKE 'svc-%');

-- courses and play sessions name an existing presence policy and check
SELECT id FROM courses WHERE presence_policy_id IS NOT NULL
  AND presence_policy_id NOT IN (SELECT id FROM presence_policies)
UNION ALL SELECT s.id FROM play_sessions s LEFT JOIN presence_policies p ON p.id = s.presence_policy_id
LEFT JOIN presence_checks c ON c.id = s.presence_check_id
WHERE (s.presence_policy_id IS NOT NULL AND p.id IS NULL) OR (s.presence_check_id IS NOT NULL AND c.id IS NULL);

-- # Partners

-- every event belongs to a service account, and its place is within the feed
SELECT e.id FROM webhook_events e LEFT JOIN service_accounts a ON a.id = e.service_account_id
WHERE a.id IS NULL OR e.position > a.last_position;

-- a delivery carries an event of the account of its endpoint
SELECT d.id FROM webhook_deliveries d JOIN webhook_events e ON e.id = d.webhook_event_id
JOIN webhook_endpoints p ON p.id = d.webhook_endpoint_id WHERE p.service_account_id <> e.service_account_id;

-- only waiting deliveries have a next attempt, and delivered ones a time
SELECT id FROM webhook_deliveries WHERE (state = 'delivered') <> (delivered_at IS NOT NULL)
  OR (state IN ('delivered', 'failed') AND next_attempt_at IS NOT NULL)
  OR (state = 'sending') <> (run_token IS NOT NULL);

-- a key is approved by another admin than its creator, before its first use; scopes of money, numbers and imports need it
SELECT id FROM service_keys WHERE approved_by = created_by
  OR (approved_at IS NULL AND (approved_by IS NOT NULL OR last_used_at IS NOT NULL))
  OR (approved_at IS NOT NULL AND approved_by IS NULL
    AND (scopes LIKE '%"payments:write"%' OR scopes LIKE '%"imports:run"%' OR scopes LIKE '%"numbers:read"%'));

-- a disabled endpoint has a reason
SELECT id FROM webhook_endpoints WHERE (disabled_at IS NULL) <> (disabled_reason IS NULL);
