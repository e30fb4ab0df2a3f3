interface Sample {
  language: string
  code: string
}

/** The first call in the languages of our partners: the key and its scopes. */
export const firstCall: Sample[] = [
  {
    language: 'curl',
    code: `curl https://example.com/api/v1/me \\
  -H "Authorization: Bearer $ZHUXUE_KEY"`,
  },
  {
    language: 'JavaScript',
    code: `const response = await fetch('https://example.com/api/v1/me', {
  headers: { Authorization: \`Bearer \${process.env.ZHUXUE_KEY}\` },
})
const body = await response.json()
if (!response.ok) throw new Error(\`\${body.code}: \${body.detail}\`)
console.log(body.scopes)`,
  },
  {
    language: 'Java',
    code: `HttpRequest request = HttpRequest.newBuilder(URI.create("https://example.com/api/v1/me"))
    .header("Authorization", "Bearer " + System.getenv("ZHUXUE_KEY"))
    .build();
HttpResponse<String> response =
    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
if (response.statusCode() != 200) throw new IOException(response.body());
System.out.println(response.body());`,
  },
  {
    language: 'Python',
    code: `import json, os, urllib.request

request = urllib.request.Request(
    "https://example.com/api/v1/me",
    headers={"Authorization": f"Bearer {os.environ['ZHUXUE_KEY']}"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)["scopes"])`,
  },
  {
    language: 'PHP',
    code: `$request = curl_init('https://example.com/api/v1/me');
curl_setopt($request, CURLOPT_HTTPHEADER, ['Authorization: Bearer ' . getenv('ZHUXUE_KEY')]);
curl_setopt($request, CURLOPT_RETURNTRANSFER, true);
$body = json_decode(curl_exec($request), true);
if (curl_getinfo($request, CURLINFO_HTTP_CODE) !== 200) throw new Exception($body['detail']);
print_r($body['scopes']);`,
  },
]
