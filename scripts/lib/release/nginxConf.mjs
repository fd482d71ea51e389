// The web server's configuration for a release: the headers of its build (docs/headers.md), addresses of the app
// (docs/real-gateway.md "Page server"), caching and compression.

/** A value in double quotes; nginx reads `$` as a variable. @throws when it can not be written */
function quoted(value) {
  if (/[\r\n$]/.test(value)) throw new Error(`nginx cannot take this value: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

const headerLines = (headers, indent) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n');

/**
 * A `server` block. Its root contains `current`, the folder or link of the release that is served, and may contain
 * `previous`: pages that were opened before a release or its rollback load their files from there.
 *
 * @param {{ headers: Readonly<Record<string, string>>, root?: string, listen?: string, gateway: string, proxied?: readonly string[] }} options
 * `headers`: those of the HTML (dist/headers-h5.json); `gateway`: origin that answers the paths `proxied`, empty when
 * the pages call another origin; `isBehindCdn`: a CDN fetches the hashed files from here, for pages of this origin
 * @returns {string} for nginx's `http` block (conf.d)
 */
export function nginxConf({
  headers,
  root = '/srv/campaign',
  listen = '80',
  gateway,
  proxied = ['wxgw', 'aligw'],
  isBehindCdn = false,
}) {
  const { 'x-content-type-options': noSniff = 'nosniff' } = headers;
  return `# Written by npm run release. The headers belong to this build: install them together with its files.
# A missing script or picture is no page; an address with a dot that a person opens is one.
map "$http_accept $uri" $is_missing_file {
  default 0;
  "~*text/html" 0;
  "~\\.[A-Za-z0-9]{1,8}$" 1;
}

server {
  listen ${listen};
  server_name _;
  root ${root};
  charset utf-8;
  # Doubled slashes are part of links in use: the app finds the page.
  merge_slashes off;
  absolute_redirect off;

  # Compressed in advance, at the highest level.
  gzip_static on;
  gzip_vary on;
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 512;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
${
  gateway === ''
    ? ''
    : `
  location ~ ^/(${proxied.join('|')})/ {
    proxy_pass ${gateway};
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header Host $proxy_host;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Uploads of pictures.
    client_max_body_size 20m;
  }
`
}
  # A hash in the name: the content never changes.
  location ~ ^/(js|css|static)/ {
    try_files /current/h5$uri /previous/h5$uri =404;
    add_header cache-control "public, max-age=31536000, immutable";
    add_header x-content-type-options ${quoted(noSniff)} always;${isBehindCdn ? '\n    add_header access-control-allow-origin "*";' : ''}
  }

  # Other files, and every address of the app. The HTML is asked for each time: its headers and files change together.
  location / {
    try_files /current/h5$uri @app;
    add_header cache-control "no-cache";
    add_header x-content-type-options ${quoted(noSniff)} always;
  }
  location = /index.html {
    rewrite ^ /current/h5/index.html break;
${headerLines({ ...headers, 'cache-control': 'no-cache' }, '    ')}
  }
  location @app {
    if ($is_missing_file) {
      return 404;
    }
    rewrite ^ /current/h5/index.html break;
${headerLines({ ...headers, 'cache-control': 'no-cache' }, '    ')}
  }
  # nginx refuses a stray percent sign; the app opens such addresses.
  error_page 400 =200 /index.html;
}
`;
}
