/** How a receiver verifies a call, as shown on the page of the interface. */
export const verifications = [
  {
    name: 'JavaScript',
    code: `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET) // whsec_…

app.post('/hook', express.raw({ type: 'application/json' }), (request, response) => {
  const event = webhook.verify(request.body.toString(), request.headers) // throws
  if (isNew(request.headers['webhook-id'])) queue(event)
  response.sendStatus(204)
})`,
  },
  {
    name: 'Java',
    code: `byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
Mac mac = Mac.getInstance("HmacSHA256");
mac.init(new SecretKeySpec(key, "HmacSHA256"));
String text = id + "." + timestamp + "." + body;
String expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(text.getBytes(UTF_8)));
boolean isFresh = Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) <= 300;
boolean isSigned = Arrays.stream(signatures.split(" "))
    .anyMatch(one -> MessageDigest.isEqual(one.getBytes(UTF_8), expected.getBytes(UTF_8)));
if (!isFresh || !isSigned) throw new SecurityException();`,
  },
  {
    name: 'Python',
    code: `from standardwebhooks import Webhook

webhook = Webhook(os.environ["WEBHOOK_SECRET"])  # whsec_…

@app.post("/hook")
def hook():
    event = webhook.verify(request.get_data(as_text=True), dict(request.headers))  # raises
    ...
    return "", 204`,
  },
  {
    name: 'PHP',
    code: `$key = base64_decode(substr($secret, strlen('whsec_')));
$text = "$id.$timestamp.$body";
$expected = 'v1,' . base64_encode(hash_hmac('sha256', $text, $key, true));
$isFresh = abs(time() - (int) $timestamp) <= 300;
$isSigned = false;
foreach (explode(' ', $signatures) as $one) {
    $isSigned = hash_equals($expected, $one) || $isSigned;
}
if (!$isFresh || !$isSigned) { http_response_code(400); exit; }`,
  },
  {
    name: 'Shell',
    code: `key=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | base64 -d | xxd -p -c 256)
printf '%s.%s.%s' "$ID" "$TIMESTAMP" "$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64`,
  },
]

/** The first is published with Standard Webhooks. */
export const vectors = [
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    body: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  {
    secret: 'whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=',
    id: 'msg_01JDRZ8Q2M4X7V9T3B5N6K8H0C',
    timestamp: '1795832104',
    body: '{"type":"order.paid","timestamp":"2026-11-28T02:15:04Z","data":{"orderNo":"26112810150412345678"}}',
    signature: 'v1,pLhi+lR7gltY1UHu0d2Xr6EOUt+zy5ZGsDHpr1mmkjM=',
  },
]
