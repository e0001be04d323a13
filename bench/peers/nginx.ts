import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Daemon, startDaemon } from '../tools/daemon.ts'
import { isRoot } from './user.ts'

export const NGINX = '/usr/sbin/nginx'

/** A file that nginx sends as it lies there, under the same headers as our own answer. */
export type Static = { readonly address: string; readonly file: string; readonly headers: Readonly<Record<string, string>> }
/** A cache of whole pages: as PHP drew them, or as PHP gzipped them. */
export type PageCache = 'plain' | 'gzipped'
type Php = { readonly root: string; readonly socket: string; readonly cache?: PageCache | undefined }
export type NginxSite = { readonly port: number; readonly files?: readonly Static[]; readonly php?: Php }

/** nginx at its best for this: one worker a core, sendfile, open files kept, no log, connections that never end. */
export async function startNginx(folder: string, { port, files = [], php }: NginxSite): Promise<Daemon> {
  const at = (name: string): string => path.join(folder, name)
  mkdirSync(folder, { recursive: true })
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`)
  const config = `
${isRoot ? 'user www-data;' : ''}
worker_processes auto;
pid ${at('pid')};
error_log ${at('error.log')};
events { worker_connections 1024; }
http {
  ${spools.join('\n  ')}
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100 inactive=1h;
  keepalive_requests 100000000;
  include /etc/nginx/mime.types;
  ${php?.cache ? `fastcgi_cache_path ${at('cache')} keys_zone=pages:10m inactive=1h;` : ''}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    ${files.map(locationOf).join('\n    ')}
    ${php ? phpLocation(php) : ''}
  }
}`
  writeFileSync(at('nginx.conf'), config)
  const words = ['-c', at('nginx.conf'), '-e', at('error.log'), '-g', 'daemon off;']
  return startDaemon(NGINX, words, { listens: port, signal: 'SIGQUIT' })
}

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

/** nginx makes its own type, ETag and date of change; they give way to those that the answer is to have. */
function locationOf({ address, file, headers }: Static): string {
  const { 'content-type': type = 'text/html', ...others } = headers
  const lines = Object.entries({ ...others, 'last-modified': '' }).map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  return `location = ${address} { alias ${file}; etag off; max_ranges 0; types {} default_type ${quoted(type)}; ${lines.join(' ')} }`
}

/** Debian hands the host on without its port; WordPress would redirect to its own address for ever. */
const phpLocation = ({ root, socket, cache }: Php): string => `
    root ${root};
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param HTTP_HOST $host:$server_port;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${socket};
      ${cache ? cacheLines(cache) : ''}
    }`

/** The cache at its best: nothing that WordPress says keeps a page out of it, and a page that is gzipped was gzipped once. */
const cacheLines = (cache: PageCache): string => `
      fastcgi_cache pages;
      fastcgi_cache_key "$request_method$host$request_uri";
      fastcgi_cache_valid 200 1h;
      fastcgi_ignore_headers Cache-Control Expires Set-Cookie Vary;
      ${cache === 'gzipped' ? 'fastcgi_param PHP_VALUE "zlib.output_compression=On";' : 'fastcgi_param HTTP_ACCEPT_ENCODING "";'}`
