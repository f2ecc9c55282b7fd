import type { HostRules } from "./host-rules.ts";

/** Writes `.htaccess` for hosts with Apache's mod_headers and mod_rewrite. */
export function describeApache({ headers, moved, lists, caching }: HostRules): string {
  const lines = [
    "ErrorDocument 404 /404.html",
    "DirectorySlash Off",
    "Options -Indexes -MultiViews",
    ...headers.flatMap(({ path, headers: own }, index) => describeRule(path, own, index)),
    ...caching.map(
      ({ pattern, value }) => `SetEnvIf Request_URI "${pattern.source}" "caching=${value}"`,
    ),
    'Header always set Cache-Control "%{caching}e"',
    "RewriteEngine On",
    ...moved.map(([from, to]) => `RewriteRule ^${escape(from.slice(1))}$ ${to} [R=301,L]`),
    "RewriteRule ^es/?$ / [R=301,L]",
    "RewriteRule ^es/(.+)$ /$1 [R=301,L]",
    "RewriteRule ^(.+)/$ /$1 [R=301,L]",
    ...lists.flatMap((list) => {
      const pattern = `^(${escape(list.slice(1)).replace(String.raw`\*`, "[^/]+")})$`;
      return [
        "RewriteCond %{QUERY_STRING} ^page=1$",
        `RewriteRule ${pattern} /$1? [R=301,L]`,
        "RewriteCond %{QUERY_STRING} (?:^|&)page=([0-9]+)(?:&|$)",
        `RewriteRule ${pattern} /$1/page/%1.html [L]`,
      ];
    }),
    "RewriteCond %{DOCUMENT_ROOT}/$1.html -f",
    "RewriteRule ^(.+)$ /$1.html [L]",
  ];
  return `${lines.join("\n")}\n`;
}

function describeRule(path: string, headers: Record<string, string>, index: number): string[] {
  const { "Content-Type": type, ...others } = headers;
  const isEverywhere = path === "/";
  const name = `rule${String(index)}`;
  return [
    // Apache takes the content type from the file's extension.
    ...(type === undefined ? [] : [`AddType ${type} ${path.replace(/^.*(?=\.)/, "")}`]),
    ...(isEverywhere || Object.keys(others).length === 0
      ? []
      : [`SetEnvIf Request_URI ^${escape(path)} ${name}`]),
    ...Object.entries(others).map(
      ([header, value]) =>
        `Header always set ${header} "${value.replaceAll('"', String.raw`\"`)}"${isEverywhere ? "" : ` env=${name}`}`,
    ),
  ];
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
