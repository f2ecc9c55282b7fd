/** Content security policy: the studio's own files, and the preview in a frame. */
export function describeStudioPolicy(nonce: string, previewAddress: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // CodeMirror adds a style element with this nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previewAddress}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(";");
}

export function describeStudioPage(nonce: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_studio/app/app.css">
<script type="module" src="/_studio/app/app.js"></script>
</head>
<body><div id="studio" data-nonce="${nonce}"></div></body>
</html>`;
}
