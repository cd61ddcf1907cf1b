import { revalidate } from '../../server/static/read-site.ts'
import type { Redirect } from '../../server/static/redirects-file.ts'
import { pageHeaders } from '../../src/config/page-headers.ts'
import { answerHeaders } from '../../src/config/security-headers.ts'

interface SiteFacts {
  redirects: Redirect[]
  /** The type of each kind of file in the build, by the ending of its name. */
  types: Map<string, string>
  /** Where the relay listens, and the largest request it may get. */
  relay: { port: number; bodyMaxBytes: number }
}

const immutable = 'public, max-age=31536000, immutable'

/**
 * What belongs into nginx's `server { … }` beside the names, the certificate and `root`: the same answers as our own server's,
 * which `nginx.test.ts` compares one by one.
 */
export function nginxConfig({ redirects, types, relay }: SiteFacts): string {
  const moved = redirects.filter(({ status }) => status !== 404)
  const folders = redirects.filter(({ status }) => status === 404)
  return `# Written by "npm run build": include it in the server { … } of the site. docs/deploy.md shows how.
absolute_redirect off;
merge_slashes off;
server_tokens off;
charset off;
etag on;
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
client_max_body_size ${Math.ceil(relay.bodyMaxBytes / 1_000_000)}m;

types {
${[...types].map(([ending, type]) => `  "${type}" ${ending};`).join('\n')}
}
default_type application/octet-stream;

${headers(answerHeaders, revalidate)}
error_page 404 @not_found;
error_page 405 @not_allowed;

# A slash, a backslash or a control character that was smuggled in.
if ($request_uri ~* "^[^?]*%(2f|5c|[01][0-9a-f]|7f)") { rewrite ^ /bad-request last; }

location = /bad-request { internal; default_type "text/plain; charset=utf-8"; return 400 "Bad request"; }
location @not_allowed {
  default_type "text/plain; charset=utf-8";
${indent(headers(answerHeaders))}
  add_header Allow "GET, HEAD" always;
  return 405 "Method not allowed";
}
location @not_found {
${indent(pages(' always'))}
${folders.map(({ from, to }) => `  if ($uri ~ "^${escapePath(from.replace('*', ''))}") { rewrite ^ ${to}.html break; }`).join('\n')}
  try_files /404.html =404;
}

# What moved, in whichever spelling.
${moved.map(({ from, to, status }) => `location ~ "^${escapePath(from)}(/index)?(\\.html|/+)?$" { return ${status} ${to}$is_args$args; }`).join('\n')}

# The file system would not mind two slashes; addresses do.
location ~ "//+[^/]" { return 404; }

# Not for visitors: hidden files, the files for hosts, compressed copies by their own name, the pages that say "not found".
location ~ "/\\.|^/_(headers|redirects|nginx)|\\.(br|gz)$|/404$" { return 404; }

# Other spellings of an address.
location ~ "^/index(\\.html|/+)?$" { return 308 /$is_args$args; }
location ~ "^(?<page>/.+)/index(\\.html|/+)?$" { if (-f $document_root$page.html) { return 308 $page$is_args$args; } return 404; }
location ~ "^(?<page>/.*[^/])/+$" {
  if (-f $document_root$page.html) { return 308 $page$is_args$args; }
  if (-f $document_root$page) { return 308 $page$is_args$args; }
  return 404;
}
location ~ "^(?<page>/.+)\\.html$" { if (-f $document_root$page.html) { return 308 $page$is_args$args; } return 404; }

location = / {
${indent(pages())}
  ${getOnly}
  try_files /index.html =404;
}
location / {
${indent(pages())}
  ${getOnly}
  try_files $uri.html @file;
}
location @file { try_files $uri =404; }
# Names with a hash never change what they hold.
location ^~ /_astro/ {
${indent(headers(answerHeaders, immutable))}
  ${getOnly}
  try_files $uri =404;
}

# The relay.
location /api/ { ${proxy(relay.port)} }
location = /health { ${proxy(relay.port)} }
`
}

const getOnly = 'if ($request_method !~ "^(GET|HEAD)$") { return 405; }'

function pages(cacheWhen = ''): string {
  return headers({ ...answerHeaders, ...pageHeaders }, revalidate, cacheWhen)
}

/** nginx forgets all headers of the server where a location has one of its own: each list is whole. */
function headers(own: Record<string, string>, cacheControl?: string, cacheWhen = ''): string {
  const lines = Object.entries(own).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
  if (cacheControl) lines.push(`add_header Cache-Control "${cacheControl}"${cacheWhen};`)
  return lines.join('\n')
}

/** The relay sets the security headers itself. */
function proxy(port: number): string {
  return [
    `proxy_pass http://127.0.0.1:${port};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'add_header X-Content-Type-Options nosniff always;',
    'proxy_hide_header X-Content-Type-Options;',
  ].join(' ')
}

function indent(lines: string): string {
  return lines.replaceAll(/^/gm, '  ')
}

function escapePath(path: string): string {
  return path.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')
}
